-- The names that a signed sheet shows, as they were when it was signed: users may be renamed, and the audit names no values of theirs.
-- Null for signatures before this migration, and where there is no such person.
alter table month_signature
  add column signer_name text,
  add column represents_name text,
  add column author_name text;
