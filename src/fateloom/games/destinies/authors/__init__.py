"""What only authors get: interventions at a table, and why options are closed."""
