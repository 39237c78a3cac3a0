"""Reports as pages of HTML: the page, its plots, and what they show."""
