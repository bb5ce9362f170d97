"""Discord's REST routes, by area. A route is a plain function from a call to what is answered."""
