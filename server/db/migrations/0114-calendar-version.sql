-- Another number with each change of a body's days, made while its structures are held: a save that waited for one sees by it
-- that the calendar is not the one it had read.
alter table organization add calendar_version integer not null default 0;
