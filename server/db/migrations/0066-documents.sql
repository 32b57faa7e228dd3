-- Documents of a body and of its contracts. The bytes stand in the file store under their digest; a row here says whose
-- they are, what they are called and how far their checking has come.

create table document_kind (
  code text primary key check (length(code) between 1 and 30),
  title text not null check (length(title) between 1 and 120),
  -- Of what it speaks: the body, or one contract.
  about text not null check (about in ('body', 'contract')),
  -- Whether it holds until a day that must be told.
  expires boolean not null default false,
  -- Whether a contract needs it before its approval, where the parameter asks for signed files.
  for_approval boolean not null default false,
  -- Who decides: the agency alone, or the body's legal representative too.
  decided_by text not null check (decided_by in ('agency', 'representative')),
  sort_order integer not null,
  valid_from date not null,
  valid_to date,
  check (not for_approval or about = 'contract')
);

create table document (
  organization_id uuid not null references organization on delete restrict,
  id uuid not null,
  kind text not null references document_kind on delete restrict,
  contract_id uuid,
  file_name text not null check (length(file_name) between 1 and 150),
  type text not null check (type in ('pdf', 'png', 'jpeg', 'docx', 'xlsx')),
  size_bytes integer not null check (size_bytes between 1 and 10485760),
  sha256 bytea not null check (octet_length(sha256) = 32),
  expires_on date,
  note text not null default '' check (length(note) <= 500),
  state text not null check (state in ('unscanned', 'uploaded', 'approved', 'rejected', 'replaced', 'expired')),
  -- The document whose place this one takes.
  replaces uuid,
  uploaded_by uuid not null references app_user on delete restrict,
  uploaded_at timestamptz not null,
  version integer not null default 1,
  search_key text collate "C" not null generated always as (greek_key(file_name || ' ' || note)) stored,
  primary key (organization_id, id),
  foreign key (organization_id, contract_id) references contract (organization_id, id) on delete restrict,
  foreign key (organization_id, replaces) references document (organization_id, id) on delete restrict
);
create index document_of_contract on document (organization_id, contract_id) where contract_id is not null;
create index document_waiting on document (organization_id, uploaded_at) where state in ('unscanned', 'uploaded');
create index document_ending on document (organization_id, expires_on) where state = 'approved';

create table document_act (
  organization_id uuid not null,
  document_id uuid not null,
  seq integer not null,
  state text not null,
  at timestamptz not null,
  by_user uuid not null references app_user on delete restrict,
  reason text not null default '',
  primary key (organization_id, document_id, seq),
  foreign key (organization_id, document_id) references document (organization_id, id) on delete cascade
);

do $$
declare
  t text;
  visible constant text := 'case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end';
begin
  foreach t in array array['document', 'document_act'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (%s) with check (%s)', t || '_of_body', t, visible, visible);
  end loop;
end
$$;

grant select on document_kind to paron_app;
grant select, insert, update on document to paron_app;
grant select, insert on document_act to paron_app;
