"""Tools for authors: interventions at a table, and explanations of closed options."""
