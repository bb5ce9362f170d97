# English stands in.
