-- What a word in a body's files stands for, as somebody mended it by hand: the latest row of a word holds, and one without a
-- code ends it.
create table attendance_file_word (
  organization_id uuid not null references organization on delete restrict,
  id uuid not null,
  -- Without accents, case and punctuation.
  word text not null check (length(word) between 1 and 200),
  -- As the file had it.
  shown text not null check (length(shown) between 1 and 200),
  code text check (length(code) between 1 and 20),
  made_at timestamptz not null,
  made_by uuid not null references app_user on delete restrict,
  primary key (organization_id, id)
);
create index attendance_file_word_of_word on attendance_file_word (organization_id, word, made_at);

do $$
declare
  visible constant text := 'case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end';
begin
  alter table attendance_file_word enable row level security;
  alter table attendance_file_word force row level security;
  execute format('create policy attendance_file_word_of_body on attendance_file_word using (%s) with check (%s)', visible, visible);
end
$$;
grant select, insert on attendance_file_word to paron_app;
