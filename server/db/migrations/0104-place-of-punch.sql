-- Where a structure is, as `37.97550, 23.73480`: its devices are asked for their place only where this is given. Of what
-- they tell nothing is kept but how far it was; null where it was not asked or not told.
alter table structure add column place text not null default '';
alter table device_entry add column distance_meters integer;
alter table punch add column distance_meters integer;
