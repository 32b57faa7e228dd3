-- Closures as people keep them: of a structure, of all that stand under it, or of the whole body; why; and which edition.

alter table closure
  add column with_substructures boolean not null default false,
  add column reason text not null default '' check (length(reason) <= 500),
  add column version integer not null default 1,
  add check (length(title) between 1 and 120),
  add check (structure_id is not null or not with_substructures);
