"""Tables of one device, kept without a server: what runs in the browser, under Pyodide."""
