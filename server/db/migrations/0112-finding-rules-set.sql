-- A setting that has not begun may be taken back, and one made on the same day as another takes its place.
grant update (value, set_at, set_by), delete on finding_parameter to paron_app;
