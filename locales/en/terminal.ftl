### Words of the terminal.
