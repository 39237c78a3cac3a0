"""The database: tables, logs, seats, chat, results and deadlines."""
