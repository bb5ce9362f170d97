"""The people's side: what a person sees and does, for a page or a program that stands for them."""
