"""Pictures of Glück Auf: a colliery of the late nineteenth century as a colour lithograph."""
