-- The register of organizations is searched as people type.

alter table organization add column search_key text collate "C" not null
  generated always as (greek_key(description || ' ' || short_title || ' ' || afm)) stored;
