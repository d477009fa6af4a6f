/** The dark squares of a QR code as one SVG path, with the side of the whole in squares. */
export async function qrPath(text: string): Promise<{ side: number; path: string }> {
  const { default: qrcode } = await import("qrcode-generator");
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const side = code.getModuleCount();
  let path = "";
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return { side, path };
}
