"""A table as a value: its log, who sits there, where its game stands, and what each may see."""
