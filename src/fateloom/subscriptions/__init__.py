"""Subscriptions to folders of stories: what a host fetches for the shelf, and only when asked."""
