-- A rule that is given back its usual value keeps its row, whose version goes on: begun anew from nothing, a change that
-- was begun before would not meet it, or would be taken for one of it.
alter table security_rule alter column value drop not null;
