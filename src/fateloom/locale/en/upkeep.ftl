### Texts of the commands for the host of a server: `fateloom doctor`, `backup` and `restore`.

## Check

doctor-wrong = ! { $line }
doctor-result =
    { $count ->
        [0] Nothing is wrong.
        [one] 1 thing is wrong. It is marked with an exclamation mark.
       *[other] { $count } things are wrong. They are marked with an exclamation mark.
    }
doctor-unusable = The database { $a } cannot be checked: { $reason }
doctor-no-folder = The folder { $a } does not exist. Check the path; is the disk mounted?
doctor-no-access = This user may not read and write { $a }. Run the check as the user of the server, or give the file to that user.
doctor-open-to-others = Other users may read { $a }, which reveals hidden cards or keys: chmod 600 { $a }
doctor-permissions = Only the owner can read the files.
doctor-space = Free disk space: { $a } MB
doctor-key = The key { $a } is there and whole.
doctor-no-key = There is no { $a } yet. The server creates it when it needs it.
doctor-bad-key = The key { $a } cannot be read, or is damaged. Copy it from your backup. If there is none, delete it: the server creates another one, and cannot open what was encrypted with this one.
doctor-new = There is no database yet: { $a }. The server creates it when it starts.
doctor-empty = The database { $a } is empty, and none was expected. The server creates its tables when it starts.
doctor-gone = The database { $a } is missing or empty, although the server stored tables in it before. Is the disk mounted? If it is, restore a backup: fateloom restore FILE
doctor-unread = The database { $a } cannot be read: { $b }
doctor-zeroed = The beginning of the database { $a } is overwritten with zeros. Restore a backup: fateloom restore FILE
doctor-file = The database is { $a }, { $b } MB.
doctor-integrity = SQLite reports damage: { $a }. Restore a backup (fateloom restore FILE), or copy what can be read: sqlite3 FILE ".recover"
doctor-intact = SQLite finds the file whole.
doctor-older = The database was written by an earlier version of Fateloom. Tables are not checked: start the server once to migrate it, then check again.
doctor-other-database = This is not the database that { $a } names: another one, or a backup of another server. If it is the right one, start the server, which notes this.
doctor-table = Table { $a }: { $reason }
doctor-story = The story { $a } is left out: { $reason }
doctor-tables = Tables with a complete and unchanged log: { $b } of { $a }
doctor-replay = Table { $a } does not replay: { $reason }
doctor-replays = Games that replay to the same end: { $b } of { $a }

## Backup

backup-written = Backup written and verified: { $path }
restore-done = The tables are those of { $path } now. Start the server.
restore-kept = The tables that were there are kept in { $path }

## Refusals that only commands print

refusal-backup-postgres = These tables are in PostgreSQL, which has its own backup: pg_dump and pg_restore, or archiving of its log for any point in time.
refusal-backup-no-tables = There are no tables to back up: { $a } does not exist.
refusal-backup-exists = { $a } exists. Choose another name: nothing is overwritten.
refusal-backup-failed = { $a } cannot be written: { $b }
refusal-backup-unread = { $a } cannot be read as a database: { $b }
refusal-backup-damaged = The copy is damaged, so it is not kept: { $a }. Check the tables with “fateloom doctor”, and try another backup.
refusal-restore-no-file = There is no file { $a }.
refusal-restore-failed = { $a } cannot be restored: { $b }. The tables that were there are still in place.
refusal-push-contact = Web push needs a contact address for this server.
refusal-push-keys = The key for web push cannot be created or read.
refusal-push-no-signer = Web push needs a package that is not installed on this server.
refusal-data-in-use = Another Fateloom server is using this data: { $a }
refusal-store-no-driver = PostgreSQL needs another package: fateloom[postgres].
