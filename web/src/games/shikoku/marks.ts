/** The eight marks that tell pilgrims apart, as old family crests do: by shape first, by colour too. */

/** Each is drawn around the origin, about 10 units wide. Their names are the messages `hat-…`. */
export const MARKS = [
  { name: "sun", path: "M0-4.6A4.6 4.6 0 1 1 0 4.6 4.6 4.6 0 1 1 0-4.6Z" },
  { name: "triangle", path: "M0-5.2 5.3 4.2H-5.3Z" },
  { name: "square", path: "M-4.2-4.2H4.2V4.2H-4.2ZM-1.5-1.5V1.5H1.5V-1.5Z" },
  { name: "lozenge", path: "M0-5.6 4.3 0 0 5.6-4.3 0Z" },
  {
    name: "cross",
    path: "M-1.7-5H1.7V-1.7H5V1.7H1.7V5H-1.7V1.7H-5V-1.7H-1.7Z",
  },
  {
    name: "crescent",
    path: "M2.2-5C-2.4-5.4-5.4-2.4-5.2 .9-5 4.3-1.6 6 2 4.9 4 4.3 5.2 2.9 5.5 1.6 2.6 3.4-.7 2.2-1.2-.8-1.5-2.7 .3-4.4 2.2-5Z",
  },
  {
    name: "star",
    path: "M0-5.8 1.6-1.9 5.7-1.7 2.5 .9 3.6 4.9 0 2.6-3.6 4.9-2.5 .9-5.7-1.7-1.6-1.9Z",
  },
  { name: "bars", path: "M-4.8-4.2H4.8V-1.1H-4.8ZM-4.8 1.1H4.8V4.2H-4.8Z" },
] as const;

/** The mark of a seat. */
export function markOf(seat: number): (typeof MARKS)[number] {
  return MARKS[seat % MARKS.length]!;
}
