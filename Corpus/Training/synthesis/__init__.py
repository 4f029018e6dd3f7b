"""Synthetic machine readable zone lines: texts, print, camera."""
