//! Compiles the crate anew when the web client was built anew: its files become part of the program.

fn main() {
    let client = "../../web/dist";
    // Without the client the program says how to build it; embedding wants the folder all the same.
    let _ = std::fs::create_dir_all(client);
    println!("cargo:rerun-if-changed={client}");
}
