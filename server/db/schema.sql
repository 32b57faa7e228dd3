-- Read from the migrations; after a new one: npx vitest run --project server server/db/schema.test.ts --update

create extension btree_gist;

create function absence_reasons_on(day date) returns SETOF absence_reason language sql stable
  
  select held.*
  from absence_reason r
  left join lateral (
    select c.* from absence_reason_change c
    where c.code = r.code and c.valid_from <= day
    order by c.valid_from desc, c.id desc
    limit 1) c on true
  cross join lateral jsonb_populate_record(r, to_jsonb(c) - 'version') held
;
create function closed_under_unlock(organization uuid, structure uuid, contracts uuid[], from_date date, to_date date, now timestamp with time zone) returns json language plpgsql stable
  
begin
  return (
    select json_agg(json_build_object('contractId', m.contract_id, 'state', m.state, 'since', l.at, 'by', w.nick_name))
    from monthly_contract m
    left join lateral (
      select a.at, a.by_user from monthly_contract_act a
      where a.organization_id = m.organization_id and a.contract_id = m.contract_id and a.month = m.month
      order by a.seq desc limit 1) l on true
    left join app_user w on w.id = l.by_user
    where m.organization_id = organization and m.contract_id = any (contracts)
      and m.month = to_char(from_date, 'YYYY-MM') and m.state in ('submitted', 'awaiting', 'signed', 'approved', 'paid')
      and exists (
        select from unlock_request u
        where u.organization_id = organization and u.structure_id = structure and u.from_day <= to_date
          and u.to_day >= from_date and u.state = 'granted' and u.expires_at > now
          and (u.contract_id is null or u.contract_id = m.contract_id)));
end
;
create function first_day_of_term(valid_from date, start_date date, kept_from date) returns date language sql immutable
  RETURN GREATEST(valid_from, start_date, kept_from);
create function greek_key(text text) returns text language sql immutable strict
  RETURN translate(upper((text COLLATE "C")), 'άέήίόύώΆΈΉΊΌΎΏϊϋΐΰΪΫαβγδεζηθικλμνξοπρσςτυφχψω-'::text, 'ΑΕΗΙΟΥΩΑΕΗΙΟΥΩΙΥΙΥΙΥΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΣΤΥΦΧΨΩ '::text);
create function has_run(state text) returns boolean language sql immutable
  RETURN (state = ANY (ARRAY['active'::text, 'suspended'::text, 'ended'::text, 'terminated'::text]));
create function is_of_erased_person(organization uuid, contract uuid) returns boolean language sql stable
  
  select exists (
    select from contract c
    join employee_erasure e on e.organization_id = c.organization_id and e.employee_id = c.employee_id
    where c.organization_id = organization and c.id = contract)
;
create function last_day_of_term(valid_to date, end_date date) returns date language sql immutable
  RETURN COALESCE(LEAST(valid_to, end_date), 'infinity'::date);
create function only_emptied_line() returns trigger language plpgsql volatile
  
begin
  if new.iban <> '' then
    raise exception 'Name and account of a line are what was paid' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
;
create function visible_organizations() returns uuid[] language sql stable
  RETURN (NULLIF(current_setting('paron.organizations'::text, true), ''::text))::uuid[];

create table absence_reason (
  code text not null,
  title text not null,
  short_title text not null,
  regime text not null,
  reason_group text not null,
  unit text not null,
  paid text not null,
  counts_as_presence boolean not null default false,
  counts_as_service boolean not null default true,
  max_per_year integer,
  day_basis text not null default 'working'::text,
  requires_document boolean not null default false,
  is_sensitive boolean not null default false,
  ergani_code text,
  legal_basis text not null default ''::text,
  sort_order integer not null,
  valid_from date,
  max_per_event integer,
  max_consecutive integer,
  min_service_months integer,
  document_kind text not null default ''::text,
  document_due_days integer,
  requires_approval boolean not null default false,
  notice_days integer,
  proportional_to_contract boolean not null default false,
  carry_over_until text,
  carried_as text,
  gender_or_role text not null default ''::text,
  payroll_code text,
  colour text,
  is_active boolean not null default true,
  version integer not null default 1,
  constraint absence_reason_pkey PRIMARY KEY (code),
  constraint absence_reason_carry_over_until_check CHECK ((carry_over_until ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'::text)),
  constraint absence_reason_colour_check CHECK ((colour ~ '^#[0-9a-f]{6}$'::text)),
  constraint absence_reason_day_basis_check CHECK ((day_basis = ANY (ARRAY['working'::text, 'calendar'::text, 'months'::text]))),
  constraint absence_reason_document_due_days_check CHECK (((document_due_days >= 0) AND (document_due_days <= 365))),
  constraint absence_reason_document_kind_check CHECK ((length(document_kind) <= 120)),
  constraint absence_reason_gender_or_role_check CHECK ((length(gender_or_role) <= 120)),
  constraint absence_reason_max_consecutive_check CHECK ((max_consecutive > 0)),
  constraint absence_reason_max_per_event_check CHECK ((max_per_event > 0)),
  constraint absence_reason_min_service_months_check CHECK ((min_service_months >= 0)),
  constraint absence_reason_notice_days_check CHECK (((notice_days >= 0) AND (notice_days <= 365))),
  constraint absence_reason_paid_check CHECK ((paid = ANY (ARRAY['full'::text, 'none'::text, 'partial'::text, 'third-party'::text]))),
  constraint absence_reason_payroll_code_check CHECK (((length(payroll_code) >= 1) AND (length(payroll_code) <= 20))),
  constraint absence_reason_reason_group_check CHECK ((reason_group = ANY (ARRAY['annual'::text, 'sick'::text, 'parental'::text, 'educational'::text, 'special'::text, 'unpaid'::text, 'service'::text, 'rest'::text, 'unjustified'::text]))),
  constraint absence_reason_regime_check CHECK ((regime = ANY (ARRAY['public'::text, 'private'::text, 'both'::text]))),
  constraint absence_reason_short_title_check CHECK (((length(short_title) >= 1) AND (length(short_title) <= 4))),
  constraint absence_reason_unit_check CHECK ((unit = ANY (ARRAY['day'::text, 'hour'::text, 'both'::text])))
);
create table absence_reason_change (
  code text not null,
  title text not null,
  short_title text not null,
  regime text not null,
  reason_group text not null,
  unit text not null,
  paid text not null,
  counts_as_presence boolean not null default false,
  counts_as_service boolean not null default true,
  max_per_year integer,
  day_basis text not null default 'working'::text,
  requires_document boolean not null default false,
  is_sensitive boolean not null default false,
  ergani_code text,
  legal_basis text not null default ''::text,
  sort_order integer not null,
  valid_from date not null,
  max_per_event integer,
  max_consecutive integer,
  min_service_months integer,
  document_kind text not null default ''::text,
  document_due_days integer,
  requires_approval boolean not null default false,
  notice_days integer,
  proportional_to_contract boolean not null default false,
  carry_over_until text,
  carried_as text,
  gender_or_role text not null default ''::text,
  payroll_code text,
  colour text,
  is_active boolean not null default true,
  version integer not null default 1,
  id bigint not null generated always as identity,
  set_by uuid not null,
  set_at timestamp with time zone not null,
  constraint absence_reason_change_pkey PRIMARY KEY (id),
  constraint absence_reason_carry_over_until_check CHECK ((carry_over_until ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'::text)),
  constraint absence_reason_colour_check CHECK ((colour ~ '^#[0-9a-f]{6}$'::text)),
  constraint absence_reason_day_basis_check CHECK ((day_basis = ANY (ARRAY['working'::text, 'calendar'::text, 'months'::text]))),
  constraint absence_reason_document_due_days_check CHECK (((document_due_days >= 0) AND (document_due_days <= 365))),
  constraint absence_reason_document_kind_check CHECK ((length(document_kind) <= 120)),
  constraint absence_reason_gender_or_role_check CHECK ((length(gender_or_role) <= 120)),
  constraint absence_reason_max_consecutive_check CHECK ((max_consecutive > 0)),
  constraint absence_reason_max_per_event_check CHECK ((max_per_event > 0)),
  constraint absence_reason_min_service_months_check CHECK ((min_service_months >= 0)),
  constraint absence_reason_notice_days_check CHECK (((notice_days >= 0) AND (notice_days <= 365))),
  constraint absence_reason_paid_check CHECK ((paid = ANY (ARRAY['full'::text, 'none'::text, 'partial'::text, 'third-party'::text]))),
  constraint absence_reason_payroll_code_check CHECK (((length(payroll_code) >= 1) AND (length(payroll_code) <= 20))),
  constraint absence_reason_reason_group_check CHECK ((reason_group = ANY (ARRAY['annual'::text, 'sick'::text, 'parental'::text, 'educational'::text, 'special'::text, 'unpaid'::text, 'service'::text, 'rest'::text, 'unjustified'::text]))),
  constraint absence_reason_regime_check CHECK ((regime = ANY (ARRAY['public'::text, 'private'::text, 'both'::text]))),
  constraint absence_reason_short_title_check CHECK (((length(short_title) >= 1) AND (length(short_title) <= 4))),
  constraint absence_reason_unit_check CHECK ((unit = ANY (ARRAY['day'::text, 'hour'::text, 'both'::text])))
);
create table announcement (
  id uuid not null,
  title text not null,
  text jsonb not null,
  importance text not null,
  organizations uuid[],
  roles text[],
  from_day date not null,
  to_day date,
  must_confirm boolean not null,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  version integer not null default 1,
  search_key text collate "C" not null generated always as (greek_key(title)) stored,
  constraint announcement_pkey PRIMARY KEY (id),
  constraint announcement_check CHECK ((to_day >= from_day)),
  constraint announcement_importance_check CHECK ((importance = ANY (ARRAY['usual'::text, 'important'::text, 'urgent'::text]))),
  constraint announcement_organizations_check CHECK ((cardinality(organizations) > 0)),
  constraint announcement_roles_check CHECK ((cardinality(roles) > 0)),
  constraint announcement_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
);
create table announcement_confirmation (
  announcement_id uuid not null,
  user_id uuid not null,
  at timestamp with time zone not null,
  constraint announcement_confirmation_pkey PRIMARY KEY (announcement_id, user_id)
);
create table announcement_file (
  announcement_id uuid not null,
  id uuid not null,
  file_name text not null,
  type text not null,
  size_bytes integer not null,
  sha256 bytea not null,
  added_at timestamp with time zone not null,
  added_by uuid not null,
  removed_at timestamp with time zone,
  constraint announcement_file_pkey PRIMARY KEY (announcement_id, id),
  constraint announcement_file_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 150))),
  constraint announcement_file_sha256_check CHECK ((octet_length(sha256) = 32)),
  constraint announcement_file_size_bytes_check CHECK (((size_bytes >= 1) AND (size_bytes <= 10485760))),
  constraint announcement_file_type_check CHECK ((type = ANY (ARRAY['pdf'::text, 'png'::text, 'jpeg'::text, 'docx'::text, 'xlsx'::text])))
);
create table announcement_reading (
  announcement_id uuid not null,
  user_id uuid not null,
  at timestamp with time zone not null,
  constraint announcement_reading_pkey PRIMARY KEY (announcement_id, user_id)
);
create table announcement_withdrawal (
  announcement_id uuid not null,
  at timestamp with time zone not null,
  by_user uuid not null,
  constraint announcement_withdrawal_pkey PRIMARY KEY (announcement_id)
);
create table api_app (
  user_id uuid not null,
  scopes text[] not null,
  networks text[] not null,
  calls_per_minute integer not null,
  made_at timestamp with time zone not null,
  made_by uuid not null,
  revoked_at timestamp with time zone,
  revoked_by uuid,
  last_token_at timestamp with time zone,
  last_token_ip text,
  constraint api_app_pkey PRIMARY KEY (user_id),
  constraint api_app_calls_per_minute_check CHECK (((calls_per_minute >= 1) AND (calls_per_minute <= 6000))),
  constraint api_app_check CHECK (((revoked_at IS NULL) = (revoked_by IS NULL))),
  constraint api_app_networks_check CHECK ((cardinality(networks) <= 50)),
  constraint api_app_scopes_check CHECK (((cardinality(scopes) >= 1) AND (cardinality(scopes) <= 500)))
);
create table api_app_secret (
  user_id uuid not null,
  seq integer not null,
  secret_hash bytea not null,
  made_at timestamp with time zone not null,
  made_by uuid not null,
  valid_until timestamp with time zone not null,
  constraint api_app_secret_secret_hash_key UNIQUE (secret_hash),
  constraint api_app_secret_pkey PRIMARY KEY (user_id, seq),
  constraint api_app_secret_secret_hash_check CHECK ((octet_length(secret_hash) = 32)),
  constraint api_app_secret_seq_check CHECK ((seq > 0))
);
create table api_log (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  method text not null,
  path text not null,
  status smallint not null,
  duration_ms integer not null,
  user_id uuid,
  organization uuid,
  ip text not null,
  user_agent text not null,
  request_id text not null,
  constraint api_log_pkey PRIMARY KEY (id),
  constraint api_log_duration_ms_check CHECK ((duration_ms >= 0))
);
create table app_user (
  id uuid not null,
  user_name text not null,
  role text not null,
  nick_name text not null,
  email text not null default ''::text,
  afm text,
  password_hash text,
  disabled_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  phone text not null default ''::text,
  valid_until date,
  deleted_at timestamp with time zone,
  password_changed_at timestamp with time zone,
  one_time_until timestamp with time zone,
  one_time_used_at timestamp with time zone,
  search_key text collate "C" not null generated always as (greek_key(((((((nick_name || ' '::text) || user_name) || ' '::text) || email) || ' '::text) || COALESCE(afm, ''::text)))) stored,
  constraint app_user_pkey PRIMARY KEY (id),
  constraint app_user_afm_check CHECK ((afm ~ '^[0-9]{9}$'::text)),
  constraint app_user_check CHECK (((deleted_at IS NULL) OR ((disabled_at IS NOT NULL) AND (password_hash IS NULL) AND (afm IS NULL)))),
  constraint app_user_role_check CHECK ((role = ANY (ARRAY['Administrator'::text, 'Executive'::text, 'LegalRepresentative'::text, 'Employee'::text, 'WebServiceUser'::text, 'System'::text, 'MobileUser'::text, 'ThirdPartyUser'::text]))),
  constraint app_user_user_name_check CHECK (((user_name = lower(user_name)) AND ((length(user_name) >= 3) AND (length(user_name) <= 60))))
);
create table attendance_file (
  organization_id uuid not null,
  id uuid not null,
  structure_id uuid not null,
  month text not null,
  file_name text not null,
  request_id text not null,
  records integer not null,
  made_at timestamp with time zone not null,
  made_by uuid not null,
  undone_at timestamp with time zone,
  undone_by uuid,
  constraint attendance_file_pkey PRIMARY KEY (organization_id, id),
  constraint attendance_file_check CHECK (((undone_at IS NULL) = (undone_by IS NULL))),
  constraint attendance_file_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 200))),
  constraint attendance_file_month_check CHECK ((month ~ '^[12][0-9]{3}-(0[1-9]|1[0-2])$'::text)),
  constraint attendance_file_records_check CHECK ((records > 0))
);
create table attendance_file_matching (
  organization_id uuid not null,
  id uuid not null,
  headings_hash bytea not null,
  columns jsonb not null,
  made_at timestamp with time zone not null,
  made_by uuid not null,
  constraint attendance_file_matching_pkey PRIMARY KEY (organization_id, id),
  constraint attendance_file_matching_headings_hash_check CHECK ((octet_length(headings_hash) = 32))
);
create table attendance_file_word (
  organization_id uuid not null,
  id uuid not null,
  word text not null,
  shown text not null,
  code text,
  made_at timestamp with time zone not null,
  made_by uuid not null,
  constraint attendance_file_word_pkey PRIMARY KEY (organization_id, id),
  constraint attendance_file_word_code_check CHECK (((length(code) >= 1) AND (length(code) <= 20))),
  constraint attendance_file_word_shown_check CHECK (((length(shown) >= 1) AND (length(shown) <= 200))),
  constraint attendance_file_word_word_check CHECK (((length(word) >= 1) AND (length(word) <= 200)))
);
create table attendance_record (
  organization_id uuid not null,
  contract_id uuid not null,
  date date not null,
  structure_id uuid not null,
  term_id uuid not null,
  intervals jsonb not null,
  cell text not null,
  note text not null default ''::text,
  label text not null,
  reason text,
  planned_minutes integer not null,
  worked_minutes integer not null,
  result jsonb not null,
  version integer not null default 1,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  is_whole_absence boolean not null generated always as (((jsonb_array_length(intervals) = 1) AND (COALESCE(((intervals -> 0) ->> 'kind'::text), ''::text) = 'absence'::text) AND (((intervals -> 0) ->> 'from'::text) IS NULL) AND (((intervals -> 0) ->> 'to'::text) IS NULL))) stored,
  is_beyond_plan boolean not null generated always as (((worked_minutes > planned_minutes) OR (result ? 'overtimeMinutes'::text))) stored,
  constraint attendance_record_pkey PRIMARY KEY (organization_id, contract_id, date),
  constraint attendance_record_intervals_check CHECK ((jsonb_typeof(intervals) = 'array'::text)),
  constraint attendance_record_note_check CHECK ((length(note) <= 500)),
  constraint attendance_record_worked_minutes_check CHECK (((worked_minutes >= 0) AND (worked_minutes <= 2880)))
);
create table attendance_sheet (
  organization_id uuid not null,
  structure_id uuid not null,
  date date not null,
  state text not null,
  version integer not null default 1,
  constraint attendance_sheet_pkey PRIMARY KEY (organization_id, structure_id, date),
  constraint attendance_sheet_state_check CHECK ((state = ANY (ARRAY['open'::text, 'submitted'::text, 'locked'::text])))
);
create table attendance_sheet_act (
  organization_id uuid not null,
  structure_id uuid not null,
  date date not null,
  seq integer not null,
  state text not null,
  at timestamp with time zone not null default now(),
  by_user uuid,
  reason text not null default ''::text,
  constraint attendance_sheet_act_pkey PRIMARY KEY (organization_id, structure_id, date, seq)
);
create table audit_entry (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  act text not null,
  subject_kind text not null,
  subject_id text not null,
  actor_id uuid,
  actor_role text not null,
  ip text not null,
  request_id text not null,
  before jsonb,
  after jsonb,
  salt bytea default uuid_send(gen_random_uuid()),
  digests bytea,
  state bytea,
  constraint audit_entry_pkey PRIMARY KEY (id),
  constraint audit_entry_check CHECK (((salt IS NULL) = (digests IS NOT NULL))),
  constraint audit_entry_digests_check CHECK ((octet_length(digests) = 128)),
  constraint audit_entry_id_check CHECK ((id > 0)) NOT VALID,
  constraint audit_entry_salt_check CHECK ((octet_length(salt) = 16)),
  constraint audit_entry_state_check CHECK ((octet_length(state) = 33))
);
create table audit_seal (
  number integer not null,
  first_entry bigint not null,
  last_entry bigint not null,
  root bytea not null,
  previous bytea not null,
  at timestamp with time zone not null,
  key integer not null,
  signature bytea not null,
  entry_ids bigint[] not null,
  leaves bytea not null,
  constraint audit_seal_last_entry_key UNIQUE (last_entry),
  constraint audit_seal_pkey PRIMARY KEY (number),
  constraint audit_seal_number_check CHECK ((number > 0)),
  constraint audit_seal_previous_check CHECK ((octet_length(previous) = 32)),
  constraint audit_seal_root_check CHECK ((octet_length(root) = 32)),
  constraint audit_seal_signature_check CHECK ((octet_length(signature) = 64))
);
create table badge (
  organization_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  digest bytea not null,
  issued_at timestamp with time zone not null,
  issued_by uuid not null,
  constraint badge_organization_id_digest_key UNIQUE (organization_id, digest),
  constraint badge_pkey PRIMARY KEY (organization_id, id),
  constraint badge_digest_check CHECK ((octet_length(digest) = 32))
);
create table badge_end (
  organization_id uuid not null,
  badge_id uuid not null,
  reason text not null,
  at timestamp with time zone not null,
  by_user uuid not null,
  constraint badge_end_pkey PRIMARY KEY (organization_id, badge_id),
  constraint badge_end_reason_check CHECK ((reason = ANY (ARRAY['replaced'::text, 'lost'::text, 'returned'::text])))
);
create table challenge (
  token_hash bytea not null,
  user_id uuid not null,
  purpose text not null,
  method text not null,
  nonce text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint challenge_pkey PRIMARY KEY (token_hash),
  constraint challenge_method_check CHECK ((method = ANY (ARRAY['password'::text, 'taxis'::text]))),
  constraint challenge_purpose_check CHECK ((purpose = ANY (ARRAY['sign-in'::text, 'passkey'::text, 'confirm'::text])))
);
create table client_floor (
  id bigint not null generated always as identity,
  version text not null,
  reason text not null,
  set_by uuid not null,
  set_at timestamp with time zone not null,
  constraint client_floor_pkey PRIMARY KEY (id),
  constraint client_floor_reason_check CHECK (((length(reason) >= 3) AND (length(reason) <= 300))),
  constraint client_floor_version_check CHECK ((version ~ '^[0-9]+\.[0-9]+\.[0-9]+$'::text))
);
create table closure (
  organization_id uuid not null,
  id uuid not null,
  structure_id uuid,
  title text not null,
  from_day date not null,
  to_day date not null,
  with_substructures boolean not null default false,
  reason text not null default ''::text,
  version integer not null default 1,
  constraint closure_pkey PRIMARY KEY (organization_id, id),
  constraint closure_check CHECK ((to_day >= from_day)),
  constraint closure_check1 CHECK (((structure_id IS NOT NULL) OR (NOT with_substructures))),
  constraint closure_reason_check CHECK ((length(reason) <= 500)),
  constraint closure_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120)))
);
create table collective_act (
  organization_id uuid not null,
  id uuid not null,
  title text not null,
  code text not null,
  from_day date not null,
  to_day date not null,
  number text not null,
  decided_on date not null,
  ada text not null,
  whole_body boolean not null,
  with_substructures boolean not null,
  people integer not null,
  days integer not null,
  made_by uuid not null,
  made_at timestamp with time zone not null,
  constraint collective_act_pkey PRIMARY KEY (organization_id, id),
  constraint collective_act_ada_check CHECK ((length(ada) <= 20)),
  constraint collective_act_check CHECK (((to_day >= from_day) AND (to_day <= (from_day + 30)))),
  constraint collective_act_check1 CHECK ((days >= people)),
  constraint collective_act_number_check CHECK (((length(number) >= 1) AND (length(number) <= 40))),
  constraint collective_act_people_check CHECK ((people > 0)),
  constraint collective_act_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120)))
);
create table collective_act_person (
  organization_id uuid not null,
  act_id uuid not null,
  employee_id uuid not null,
  constraint collective_act_person_pkey PRIMARY KEY (organization_id, act_id, employee_id)
);
create table collective_act_record (
  organization_id uuid not null,
  act_id uuid not null,
  contract_id uuid not null,
  date date not null,
  version integer not null,
  constraint collective_act_record_pkey PRIMARY KEY (organization_id, act_id, contract_id, date),
  constraint collective_act_record_version_check CHECK ((version > 0))
);
create table collective_act_structure (
  organization_id uuid not null,
  act_id uuid not null,
  structure_id uuid not null,
  constraint collective_act_structure_pkey PRIMARY KEY (organization_id, act_id, structure_id)
);
create table collective_act_withdrawal (
  organization_id uuid not null,
  act_id uuid not null,
  emptied integer not null,
  kept integer not null,
  reason text not null,
  by_user uuid not null,
  at timestamp with time zone not null,
  constraint collective_act_withdrawal_pkey PRIMARY KEY (organization_id, act_id),
  constraint collective_act_withdrawal_emptied_check CHECK ((emptied > 0)),
  constraint collective_act_withdrawal_kept_check CHECK ((kept >= 0)),
  constraint collective_act_withdrawal_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 300)))
);
create table contract (
  organization_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  number text not null,
  employment_type integer not null,
  specialty text not null default ''::text,
  start_date date not null,
  end_date date,
  state text not null,
  version integer not null default 1,
  made_by uuid[] not null default '{}'::uuid[],
  approved_by uuid,
  constraint contract_organization_id_number_key UNIQUE (organization_id, number),
  constraint contract_pkey PRIMARY KEY (organization_id, id),
  constraint contract_by_two CHECK ((NOT (approved_by = ANY (made_by)))),
  constraint contract_check CHECK ((end_date >= start_date)),
  constraint contract_number_check CHECK (((length(number) >= 1) AND (length(number) <= 40))),
  constraint contract_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'submitted'::text, 'active'::text, 'suspended'::text, 'ended'::text, 'terminated'::text, 'rejected'::text])))
);
create table contract_act (
  organization_id uuid not null,
  contract_id uuid not null,
  seq integer not null,
  state text not null,
  at timestamp with time zone not null default now(),
  by_user uuid,
  reason text not null default ''::text,
  constraint contract_act_pkey PRIMARY KEY (organization_id, contract_id, seq),
  constraint contract_act_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'submitted'::text, 'active'::text, 'suspended'::text, 'ended'::text, 'terminated'::text, 'rejected'::text])))
);
create table contract_term (
  organization_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  structure_id uuid not null,
  schedule_id uuid not null,
  weekly_minutes integer not null,
  pay_basis text not null,
  rate numeric(12,2) not null,
  valid_from date not null,
  valid_to date,
  constraint contract_term_no_overlap EXCLUDE USING gist (organization_id WITH =, contract_id WITH =, daterange(valid_from, valid_to, '[]'::text) WITH &&),
  constraint contract_term_pkey PRIMARY KEY (organization_id, id),
  constraint contract_term_check CHECK ((valid_to >= valid_from)),
  constraint contract_term_pay_basis_check CHECK ((pay_basis = ANY (ARRAY['monthly'::text, 'daily'::text, 'hourly'::text, 'presence'::text, 'none'::text]))),
  constraint contract_term_rate_check CHECK ((rate >= (0)::numeric)),
  constraint contract_term_weekly_minutes_check CHECK (((weekly_minutes >= 0) AND (weekly_minutes <= 4320)))
);
create table credential_notice (
  id uuid not null,
  user_id uuid not null,
  at timestamp with time zone not null,
  kind text not null,
  title text not null default ''::text,
  actor_id uuid,
  ip text not null,
  user_agent text not null,
  session_hash bytea,
  read_at timestamp with time zone,
  constraint credential_notice_pkey PRIMARY KEY (id),
  constraint credential_notice_kind_check CHECK ((kind = ANY (ARRAY['password-changed'::text, 'password-reset'::text, 'factor-added'::text, 'factor-removed'::text, 'factors-reset'::text, 'codes-renewed'::text, 'code-used'::text])))
);
create table day_dispute (
  organization_id uuid not null,
  id uuid not null,
  link_id uuid,
  contract_id uuid not null,
  structure_id uuid not null,
  date date not null,
  text text not null,
  at timestamp with time zone not null,
  by_user uuid,
  says jsonb,
  constraint day_dispute_pkey PRIMARY KEY (organization_id, id),
  constraint day_dispute_by_one CHECK ((num_nonnulls(link_id, by_user) = 1)),
  constraint day_dispute_text_check CHECK (((length(text) <= 500) AND ((length(text) >= 3) OR (says IS NOT NULL))))
);
create table deputy_act (
  organization_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  represents uuid not null,
  from_day date not null,
  to_day date not null,
  number text not null,
  decided_on date not null,
  ada text not null,
  made_by uuid not null,
  made_at timestamp with time zone not null,
  ended_by uuid,
  ended_at timestamp with time zone,
  end_reason text,
  constraint deputy_act_pkey PRIMARY KEY (organization_id, id),
  constraint deputy_act_ada_check CHECK ((length(ada) <= 20)),
  constraint deputy_act_check CHECK ((represents <> user_id)),
  constraint deputy_act_check1 CHECK (((to_day >= from_day) AND (to_day <= (from_day + 366)))),
  constraint deputy_act_check2 CHECK ((num_nulls(ended_by, ended_at, end_reason) = ANY (ARRAY[0, 3]))),
  constraint deputy_act_end_reason_check CHECK (((length(end_reason) >= 1) AND (length(end_reason) <= 300))),
  constraint deputy_act_number_check CHECK (((length(number) >= 1) AND (length(number) <= 40)))
);
create table device (
  organization_id uuid not null,
  id uuid not null,
  structure_id uuid not null,
  title text not null,
  state text not null,
  public_key bytea,
  opened_at timestamp with time zone,
  seen_at timestamp with time zone,
  unsent integer,
  offset_ms bigint,
  version integer not null default 1,
  search_key text collate "C" not null generated always as (greek_key(title)) stored,
  kind text not null default 'capture'::text,
  constraint device_pkey PRIMARY KEY (organization_id, id),
  constraint device_check CHECK (((kind = 'reader'::text) OR (state <> ALL (ARRAY['asked'::text, 'approved'::text, 'refused'::text])) OR (public_key IS NOT NULL))),
  constraint device_kind_check CHECK ((kind = ANY (ARRAY['capture'::text, 'reader'::text]))),
  constraint device_state_check CHECK ((state = ANY (ARRAY['invited'::text, 'asked'::text, 'approved'::text, 'refused'::text, 'revoked'::text]))),
  constraint device_title_check CHECK (((length(title) >= 1) AND (length(title) <= 80)))
);
create table device_act (
  organization_id uuid not null,
  device_id uuid not null,
  seq integer not null,
  state text not null,
  at timestamp with time zone not null,
  by_user uuid,
  constraint device_act_pkey PRIMARY KEY (organization_id, device_id, seq)
);
create table device_entry (
  organization_id uuid not null,
  device_id uuid not null,
  number integer not null,
  at timestamp with time zone not null,
  offset_ms bigint not null,
  punched_at timestamp with time zone not null,
  direction text not null,
  how text not null,
  card_number text not null,
  employee_id uuid,
  structure_id uuid not null,
  digest bytea not null,
  question text,
  received_at timestamp with time zone not null,
  distance_meters integer,
  constraint device_entry_pkey PRIMARY KEY (organization_id, device_id, number),
  constraint device_entry_digest_check CHECK ((octet_length(digest) = 32)),
  constraint device_entry_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text, 'unknown'::text]))),
  constraint device_entry_how_check CHECK ((how = ANY (ARRAY['badge'::text, 'number'::text]))),
  constraint device_entry_number_check CHECK ((number > 0)),
  constraint device_entry_question_check CHECK ((question = ANY (ARRAY['clock'::text, 'gap'::text, 'other-structure'::text, 'unknown-badge'::text, 'revoked-badge'::text, 'wrong-pin'::text, 'repeated-hour'::text, 'locked'::text, 'two-contracts'::text])))
);
create table device_entry_answer (
  organization_id uuid not null,
  device_id uuid not null,
  number integer not null,
  accepted boolean not null,
  at timestamp with time zone not null,
  by_user uuid not null,
  reason text not null default ''::text,
  constraint device_entry_answer_pkey PRIMARY KEY (organization_id, device_id, number),
  constraint device_entry_answer_reason_check CHECK ((length(reason) <= 300))
);
create table dispute_answer (
  organization_id uuid not null,
  dispute_id uuid not null,
  text text not null,
  at timestamp with time zone not null,
  by_user uuid not null,
  outcome text,
  constraint dispute_answer_pkey PRIMARY KEY (organization_id, dispute_id),
  constraint dispute_answer_outcome_check CHECK ((outcome = ANY (ARRAY['accepted'::text, 'rejected'::text]))),
  constraint dispute_answer_text_check CHECK (((length(text) <= 500) AND ((length(text) >= 3) OR (outcome = 'accepted'::text))))
);
create table dispute_file (
  organization_id uuid not null,
  dispute_id uuid not null,
  file_name text not null,
  type text not null,
  size_bytes integer not null,
  sha256 bytea not null,
  at timestamp with time zone not null,
  constraint dispute_file_pkey PRIMARY KEY (organization_id, dispute_id),
  constraint dispute_file_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 150))),
  constraint dispute_file_sha256_check CHECK ((octet_length(sha256) = 32)),
  constraint dispute_file_size_bytes_check CHECK (((size_bytes >= 1) AND (size_bytes <= 10485760))),
  constraint dispute_file_type_check CHECK ((type = ANY (ARRAY['pdf'::text, 'png'::text, 'jpeg'::text, 'docx'::text, 'xlsx'::text])))
);
create table document (
  organization_id uuid not null,
  id uuid not null,
  kind text not null,
  contract_id uuid,
  file_name text not null,
  type text not null,
  size_bytes integer not null,
  sha256 bytea not null,
  expires_on date,
  note text not null default ''::text,
  state text not null,
  replaces uuid,
  uploaded_by uuid not null,
  uploaded_at timestamp with time zone not null,
  version integer not null default 1,
  search_key text collate "C" not null generated always as (greek_key(((file_name || ' '::text) || note))) stored,
  constraint document_pkey PRIMARY KEY (organization_id, id),
  constraint document_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 150))),
  constraint document_note_check CHECK ((length(note) <= 500)),
  constraint document_sha256_check CHECK ((octet_length(sha256) = 32)),
  constraint document_size_bytes_check CHECK (((size_bytes >= 1) AND (size_bytes <= 10485760))),
  constraint document_state_check CHECK ((state = ANY (ARRAY['unscanned'::text, 'uploaded'::text, 'approved'::text, 'rejected'::text, 'replaced'::text, 'expired'::text]))),
  constraint document_type_check CHECK ((type = ANY (ARRAY['pdf'::text, 'png'::text, 'jpeg'::text, 'docx'::text, 'xlsx'::text])))
);
create table document_act (
  organization_id uuid not null,
  document_id uuid not null,
  seq integer not null,
  state text not null,
  at timestamp with time zone not null,
  by_user uuid not null,
  reason text not null default ''::text,
  constraint document_act_pkey PRIMARY KEY (organization_id, document_id, seq),
  constraint document_act_state_check CHECK ((state = ANY (ARRAY['unscanned'::text, 'uploaded'::text, 'approved'::text, 'rejected'::text, 'replaced'::text, 'expired'::text])))
);
create table document_kind (
  code text not null,
  title text not null,
  about text not null,
  expires boolean not null default false,
  for_approval boolean not null default false,
  decided_by text not null,
  sort_order integer not null,
  valid_from date not null,
  valid_to date,
  version integer not null default 1,
  usual_months integer,
  types text[] not null default ARRAY['pdf'::text, 'png'::text, 'jpeg'::text, 'docx'::text, 'xlsx'::text],
  is_sensitive boolean not null default false,
  constraint document_kind_pkey PRIMARY KEY (code),
  constraint document_kind_about_check CHECK ((about = ANY (ARRAY['body'::text, 'contract'::text]))),
  constraint document_kind_check CHECK (((NOT for_approval) OR (about = 'contract'::text))),
  constraint document_kind_check1 CHECK (((usual_months IS NULL) OR expires)),
  constraint document_kind_check2 CHECK (((NOT for_approval) OR ('pdf'::text = ANY (types)))),
  constraint document_kind_code_check CHECK (((length(code) >= 1) AND (length(code) <= 30))),
  constraint document_kind_decided_by_check CHECK ((decided_by = ANY (ARRAY['agency'::text, 'representative'::text]))),
  constraint document_kind_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120))),
  constraint document_kind_types_check CHECK (((cardinality(types) > 0) AND (types <@ ARRAY['pdf'::text, 'png'::text, 'jpeg'::text, 'docx'::text, 'xlsx'::text]))),
  constraint document_kind_usual_months_check CHECK (((usual_months >= 1) AND (usual_months <= 600)))
);
create table employee (
  organization_id uuid not null,
  id uuid not null,
  afm text not null,
  amka text,
  last_name text not null,
  first_name text not null,
  father_name text not null default ''::text,
  birth_date date,
  email text not null default ''::text,
  phone text not null default ''::text,
  iban text,
  education text not null default ''::text,
  specialty text not null default ''::text,
  card_number text,
  search_key text collate "C" not null generated always as (greek_key(((last_name || ' '::text) || first_name))) stored,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  constraint employee_organization_id_afm_key UNIQUE (organization_id, afm),
  constraint employee_organization_id_card_number_key UNIQUE (organization_id, card_number),
  constraint employee_pkey PRIMARY KEY (organization_id, id),
  constraint employee_afm_check CHECK ((afm ~ '^([0-9]{9}|E[0-9]{8})$'::text)),
  constraint employee_amka_check CHECK ((amka ~ '^[0-9]{11}$'::text)),
  constraint employee_education_check CHECK ((education = ANY (ARRAY[''::text, 'PE'::text, 'TE'::text, 'DE'::text, 'YE'::text, 'EEP'::text]))),
  constraint employee_first_name_check CHECK (((length(first_name) >= 1) AND (length(first_name) <= 80))),
  constraint employee_last_name_check CHECK (((length(last_name) >= 1) AND (length(last_name) <= 80)))
);
create table employee_erasure (
  organization_id uuid not null,
  employee_id uuid not null,
  number integer not null,
  reason text not null,
  by_user uuid not null,
  at timestamp with time zone not null,
  certificate jsonb not null,
  constraint employee_erasure_organization_id_number_key UNIQUE (organization_id, number),
  constraint employee_erasure_pkey PRIMARY KEY (organization_id, employee_id),
  constraint employee_erasure_number_check CHECK (((number >= 1) AND (number <= 99999999))),
  constraint employee_erasure_reason_check CHECK (((length(reason) >= 3) AND (length(reason) <= 500)))
);
create table employee_pin (
  organization_id uuid not null,
  employee_id uuid not null,
  seq integer not null,
  mark bytea,
  at timestamp with time zone not null,
  by_user uuid not null,
  constraint employee_pin_pkey PRIMARY KEY (organization_id, employee_id, seq),
  constraint employee_pin_mark_check CHECK ((octet_length(mark) = 32)),
  constraint employee_pin_seq_check CHECK ((seq > 0))
);
create table ergani_account (
  organization_id uuid not null,
  place text not null,
  branch text not null,
  user_name text not null,
  user_type text not null,
  sealed_password bytea not null,
  version integer not null default 1,
  saved_at timestamp with time zone not null,
  saved_by uuid not null,
  constraint ergani_account_pkey PRIMARY KEY (organization_id),
  constraint ergani_account_branch_check CHECK ((branch ~ '^[0-9]{1,6}$'::text)),
  constraint ergani_account_place_check CHECK ((place = ANY (ARRAY['trial'::text, 'production'::text]))),
  constraint ergani_account_user_name_check CHECK (((length(user_name) >= 1) AND (length(user_name) <= 100))),
  constraint ergani_account_user_type_check CHECK ((user_type = ANY (ARRAY['01'::text, '02'::text, '03'::text])))
);
create table ergani_outage (
  organization_id uuid not null,
  id uuid not null,
  cause text not null,
  from_at timestamp with time zone not null,
  to_at timestamp with time zone,
  tries integer not null default 0,
  next_try_at timestamp with time zone not null,
  answer text not null default ''::text,
  by_user uuid,
  constraint ergani_outage_pkey PRIMARY KEY (organization_id, id),
  constraint ergani_outage_answer_check CHECK ((length(answer) <= 500)),
  constraint ergani_outage_cause_check CHECK ((cause = ANY (ARRAY['away'::text, 'account'::text, 'power'::text]))),
  constraint ergani_outage_check CHECK ((to_at >= from_at)),
  constraint ergani_outage_check1 CHECK (((cause = 'power'::text) = (by_user IS NOT NULL))),
  constraint ergani_outage_check2 CHECK (((cause <> 'power'::text) OR (to_at IS NOT NULL)))
);
create table ergani_switch (
  organization_id uuid not null,
  seq integer not null,
  is_on boolean not null,
  from_day date not null,
  at timestamp with time zone not null,
  by_user uuid not null,
  constraint ergani_switch_pkey PRIMARY KEY (organization_id, seq)
);
create table ergani_token (
  organization_id uuid not null,
  sealed bytea not null,
  constraint ergani_token_pkey PRIMARY KEY (organization_id)
);
create table file_to_remove (
  organization_id uuid not null,
  sha256 bytea not null,
  since timestamp with time zone not null,
  constraint file_to_remove_pkey PRIMARY KEY (organization_id, sha256),
  constraint file_to_remove_sha256_check CHECK ((octet_length(sha256) = 32))
);
create table finding_note (
  organization_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  month text not null,
  rule text not null,
  date date,
  inputs jsonb not null,
  note text not null,
  at timestamp with time zone not null default now(),
  by_user uuid not null,
  constraint finding_note_pkey PRIMARY KEY (organization_id, id),
  constraint finding_note_month_check CHECK ((month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text)),
  constraint finding_note_note_check CHECK (((length(note) >= 3) AND (length(note) <= 500))),
  constraint finding_note_rule_check CHECK ((rule ~ '^R[0-9]{2}$'::text))
);
create table finding_parameter (
  organization_id uuid not null,
  name text not null,
  valid_from date not null,
  value jsonb not null,
  set_at timestamp with time zone not null default now(),
  set_by uuid,
  constraint finding_parameter_pkey PRIMARY KEY (organization_id, name, valid_from),
  constraint finding_parameter_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
);
create table global_param (
  id bigint not null generated always as identity,
  key text not null,
  value jsonb not null,
  valid_from date not null,
  set_by uuid,
  set_at timestamp with time zone not null default now(),
  constraint global_param_pkey PRIMARY KEY (id),
  constraint global_param_key_check CHECK (((length(key) >= 1) AND (length(key) <= 100)))
);
create table holiday_change (
  id uuid not null,
  dates date[] not null,
  made_at timestamp with time zone not null,
  made_by uuid not null,
  worked_out_at timestamp with time zone,
  constraint holiday_change_pkey PRIMARY KEY (id)
);
create table holiday_move (
  rule_id text not null,
  year integer not null,
  moved_to date,
  source text not null default ''::text,
  version integer not null default 1,
  constraint holiday_move_pkey PRIMARY KEY (rule_id, year),
  constraint holiday_move_year_check CHECK (((year >= 1990) AND (year <= 2100)))
);
create table holiday_rule (
  id text not null,
  title text not null,
  kind text not null,
  month integer,
  day_of_month integer,
  easter_offset integer,
  stop_minute integer,
  applies_to text not null,
  source text not null,
  valid_from date,
  valid_to date,
  version integer not null default 1,
  six_days_stop_minute integer,
  constraint holiday_rule_pkey PRIMARY KEY (id),
  constraint holiday_rule_applies_to_check CHECK ((applies_to = ANY (ARRAY['public'::text, 'private'::text, 'all'::text]))),
  constraint holiday_rule_check CHECK (((easter_offset IS NULL) = (month IS NOT NULL))),
  constraint holiday_rule_check1 CHECK (((month IS NULL) = (day_of_month IS NULL))),
  constraint holiday_rule_check2 CHECK (((kind = 'half'::text) = (stop_minute IS NOT NULL))),
  constraint holiday_rule_check3 CHECK (((six_days_stop_minute IS NULL) OR (kind = 'half'::text))),
  constraint holiday_rule_day_of_month_check CHECK (((day_of_month >= 1) AND (day_of_month <= 31))),
  constraint holiday_rule_easter_offset_check CHECK (((easter_offset >= '-60'::integer) AND (easter_offset <= 60))),
  constraint holiday_rule_kind_check CHECK ((kind = ANY (ARRAY['full'::text, 'half'::text]))),
  constraint holiday_rule_month_check CHECK (((month >= 1) AND (month <= 12))),
  constraint holiday_rule_six_days_stop_minute_check CHECK (((six_days_stop_minute >= 1) AND (six_days_stop_minute <= 1439))),
  constraint holiday_rule_stop_minute_check CHECK (((stop_minute >= 0) AND (stop_minute <= 1440)))
);
create table idempotency_key (
  user_id uuid not null,
  key text not null,
  request_hash bytea not null,
  answer jsonb not null,
  stored_at timestamp with time zone not null default now(),
  constraint idempotency_key_pkey PRIMARY KEY (user_id, key)
);
create table job_run (
  job text not null,
  due_at timestamp with time zone not null,
  attempts integer not null default 0,
  next_try_at timestamp with time zone not null,
  held_until timestamp with time zone,
  ended_at timestamp with time zone,
  outcome jsonb,
  error text,
  constraint job_run_pkey PRIMARY KEY (job, due_at),
  constraint job_run_job_check CHECK (((length(job) >= 3) AND (length(job) <= 60)))
);
create table leave_correction (
  organization_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  reason text not null,
  year integer not null,
  kind text not null,
  half_days integer not null,
  note text not null,
  by_user uuid not null,
  at timestamp with time zone not null,
  constraint leave_correction_pkey PRIMARY KEY (organization_id, id),
  constraint leave_correction_half_days_check CHECK ((((half_days >= '-200'::integer) AND (half_days <= 200)) AND (half_days <> 0))),
  constraint leave_correction_kind_check CHECK ((kind = ANY (ARRAY['carried'::text, 'correction'::text]))),
  constraint leave_correction_note_check CHECK (((length(note) >= 3) AND (length(note) <= 300))),
  constraint leave_correction_year_check CHECK (((year >= 1990) AND (year <= 2100)))
);
create table leave_document (
  organization_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  reason text not null,
  from_day date not null,
  to_day date not null,
  how text not null,
  document_id uuid,
  by_user uuid not null,
  at timestamp with time zone not null,
  constraint leave_document_pkey PRIMARY KEY (organization_id, id),
  constraint leave_document_check CHECK ((from_day <= to_day)),
  constraint leave_document_check1 CHECK (((how = 'file'::text) = (document_id IS NOT NULL))),
  constraint leave_document_how_check CHECK ((how = ANY (ARRAY['paper'::text, 'seen'::text, 'file'::text])))
);
create table leave_document_withdrawal (
  organization_id uuid not null,
  id uuid not null,
  by_user uuid not null,
  at timestamp with time zone not null,
  constraint leave_document_withdrawal_pkey PRIMARY KEY (organization_id, id)
);
create table leave_feed (
  organization_id uuid not null,
  id uuid not null,
  structure_id uuid,
  token_hash bytea not null,
  tells_reasons boolean not null,
  made_at timestamp with time zone not null,
  made_by uuid not null,
  revoked_at timestamp with time zone,
  revoked_by uuid,
  constraint leave_feed_organization_id_token_hash_key UNIQUE (organization_id, token_hash),
  constraint leave_feed_pkey PRIMARY KEY (organization_id, id),
  constraint leave_feed_check CHECK (((revoked_at IS NULL) = (revoked_by IS NULL))),
  constraint leave_feed_token_hash_check CHECK ((octet_length(token_hash) = 32))
);
create table leave_request (
  organization_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  structure_id uuid not null,
  reason text not null,
  from_day date not null,
  to_day date not null,
  text text not null,
  at timestamp with time zone not null,
  link_id uuid,
  by_user uuid,
  constraint leave_request_pkey PRIMARY KEY (organization_id, id),
  constraint leave_request_check CHECK (((to_day >= from_day) AND (to_day <= (from_day + 365)))),
  constraint leave_request_check1 CHECK ((num_nonnulls(link_id, by_user) = 1)),
  constraint leave_request_text_check CHECK ((length(text) <= 500))
);
create table leave_request_answer (
  organization_id uuid not null,
  request_id uuid not null,
  outcome text not null,
  text text not null,
  at timestamp with time zone not null,
  by_user uuid,
  link_id uuid,
  constraint leave_request_answer_pkey PRIMARY KEY (organization_id, request_id),
  constraint leave_request_answer_by_check CHECK (((num_nonnulls(link_id, by_user) = 1) AND ((link_id IS NULL) OR (outcome = 'withdrawn'::text)))),
  constraint leave_request_answer_outcome_check CHECK ((outcome = ANY (ARRAY['accepted'::text, 'rejected'::text, 'withdrawn'::text]))),
  constraint leave_request_answer_text_check CHECK (((length(text) <= 500) AND ((length(text) >= 3) OR (outcome <> 'rejected'::text))))
);
create table leave_request_file (
  organization_id uuid not null,
  request_id uuid not null,
  file_name text not null,
  type text not null,
  size_bytes integer not null,
  sha256 bytea not null,
  at timestamp with time zone not null,
  constraint leave_request_file_pkey PRIMARY KEY (organization_id, request_id),
  constraint leave_request_file_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 150))),
  constraint leave_request_file_sha256_check CHECK ((octet_length(sha256) = 32)),
  constraint leave_request_file_size_bytes_check CHECK (((size_bytes >= 1) AND (size_bytes <= 10485760))),
  constraint leave_request_file_type_check CHECK ((type = ANY (ARRAY['pdf'::text, 'png'::text, 'jpeg'::text, 'docx'::text, 'xlsx'::text])))
);
create table leave_request_waiting (
  organization_id uuid not null,
  request_id uuid not null,
  constraint leave_request_waiting_pkey PRIMARY KEY (organization_id, request_id)
);
create table ledger_entry (
  organization_id uuid not null,
  id bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  act text not null,
  subject_kind text not null,
  subject_id text not null,
  structure_id uuid,
  date date,
  actor_id uuid,
  actor_role text not null,
  source text not null,
  request_id text not null,
  reason text not null default ''::text,
  before jsonb,
  after jsonb,
  salt bytea default uuid_send(gen_random_uuid()),
  digests bytea,
  state bytea,
  month text generated always as (
CASE
    WHEN (subject_kind = ANY (ARRAY['attendance-record'::text, 'monthly-contract'::text, 'sickness-benefit'::text, 'structure-month'::text])) THEN
    CASE
        WHEN (substr(subject_id, 37) ~~ '/____-__%'::text) THEN substr(subject_id, 38, 7)
        ELSE NULL::text
    END
    WHEN (subject_kind = 'month-signature'::text) THEN (after ->> 'month'::text)
    ELSE NULL::text
END) stored,
  contract_id uuid generated always as (
CASE
    WHEN (subject_kind = ANY (ARRAY['attendance-record'::text, 'monthly-contract'::text, 'sickness-benefit'::text, 'leave-balance'::text, 'finding-note'::text])) THEN
    CASE
        WHEN (subject_id ~~ '________-____-____-____-____________/%'::text) THEN ("left"(subject_id, 36))::uuid
        ELSE NULL::uuid
    END
    WHEN (subject_kind = 'contract'::text) THEN
    CASE
        WHEN (subject_id ~~ '________-____-____-____-____________'::text) THEN (subject_id)::uuid
        ELSE NULL::uuid
    END
    WHEN (subject_kind = 'leave-document'::text) THEN ("substring"(COALESCE((after ->> 'contractId'::text), (before ->> 'contractId'::text)), '^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$'::text))::uuid
    ELSE NULL::uuid
END) stored,
  constraint ledger_entry_pkey PRIMARY KEY (organization_id, id),
  constraint ledger_entry_check CHECK (((salt IS NULL) = (digests IS NOT NULL))),
  constraint ledger_entry_digests_check CHECK ((octet_length(digests) = 128)),
  constraint ledger_entry_id_check CHECK ((id > 0)) NOT VALID,
  constraint ledger_entry_salt_check CHECK ((octet_length(salt) = 16)),
  constraint ledger_entry_state_check CHECK ((octet_length(state) = 33))
);
create table ledger_seal (
  organization_id uuid not null,
  number integer not null,
  first_entry bigint not null,
  last_entry bigint not null,
  root bytea not null,
  previous bytea not null,
  at timestamp with time zone not null,
  key integer not null,
  signature bytea not null,
  entry_ids bigint[] not null,
  leaves bytea not null,
  constraint ledger_seal_organization_id_last_entry_key UNIQUE (organization_id, last_entry),
  constraint ledger_seal_pkey PRIMARY KEY (organization_id, number),
  constraint ledger_seal_number_check CHECK ((number > 0)),
  constraint ledger_seal_previous_check CHECK ((octet_length(previous) = 32)),
  constraint ledger_seal_root_check CHECK ((octet_length(root) = 32)),
  constraint ledger_seal_signature_check CHECK ((octet_length(signature) = 64))
);
create table legal_hold (
  organization_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  reason text not null,
  set_by uuid not null,
  set_at timestamp with time zone not null,
  constraint legal_hold_pkey PRIMARY KEY (organization_id, id),
  constraint legal_hold_reason_check CHECK (((length(reason) >= 3) AND (length(reason) <= 500)))
);
create table legal_hold_end (
  organization_id uuid not null,
  hold_id uuid not null,
  reason text not null,
  by_user uuid not null,
  at timestamp with time zone not null,
  constraint legal_hold_end_pkey PRIMARY KEY (organization_id, hold_id),
  constraint legal_hold_end_reason_check CHECK (((length(reason) >= 3) AND (length(reason) <= 500)))
);
create table link (
  organization_id uuid not null,
  id uuid not null,
  kind text not null,
  token_hash bytea not null,
  structure_id uuid not null,
  date date,
  contract_id uuid,
  month text,
  recipient text not null,
  recipient_name text not null,
  made_at timestamp with time zone not null,
  made_by uuid not null,
  expires_at timestamp with time zone not null,
  mail_id uuid,
  sealed_address bytea,
  constraint link_organization_id_token_hash_key UNIQUE (organization_id, token_hash),
  constraint link_pkey PRIMARY KEY (organization_id, id),
  constraint link_check CHECK (
CASE kind
    WHEN 'month'::text THEN ((contract_id IS NOT NULL) AND (month IS NOT NULL) AND (date IS NULL))
    ELSE ((contract_id IS NULL) AND (month IS NULL) AND (date IS NOT NULL))
END),
  constraint link_kind_check CHECK ((kind = ANY (ARRAY['daily-report'::text, 'month'::text]))),
  constraint link_month_check CHECK ((month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text)),
  constraint link_recipient_name_check CHECK (((length(recipient_name) >= 1) AND (length(recipient_name) <= 200))),
  constraint link_token_hash_check CHECK ((octet_length(token_hash) = 32))
);
create table link_act (
  organization_id uuid not null,
  link_id uuid not null,
  act text not null,
  at timestamp with time zone not null,
  by_user uuid,
  constraint link_act_pkey PRIMARY KEY (organization_id, link_id, act),
  constraint link_act_act_check CHECK ((act = ANY (ARRAY['opened'::text, 'used'::text, 'revoked'::text])))
);
create table list_view (
  id uuid not null,
  user_id uuid not null,
  list text not null,
  name text not null,
  search text not null,
  columns jsonb not null,
  kept_at timestamp with time zone not null,
  constraint list_view_name UNIQUE (user_id, list, name),
  constraint list_view_pkey PRIMARY KEY (id),
  constraint list_view_list_check CHECK ((list ~ '^[a-z][a-z0-9-]{0,39}$'::text)),
  constraint list_view_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint list_view_search_check CHECK ((length(search) <= 2000))
);
create table login_log (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  user_id uuid,
  method text not null,
  outcome text not null,
  ip text not null,
  user_agent text not null,
  request_id text not null,
  constraint login_log_pkey PRIMARY KEY (id),
  constraint login_log_method_check CHECK ((method = ANY (ARRAY['password'::text, 'taxis'::text, 'second-factor'::text, 'app'::text, 'device'::text, 'confirmation'::text]))),
  constraint login_log_outcome_check CHECK ((outcome = ANY (ARRAY['signed-in'::text, 'second-factor-asked'::text, 'wrong'::text, 'no-screens'::text, 'signed-out'::text])))
);
create table mail (
  organization_id uuid not null,
  id uuid not null,
  kind text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  sealed_link bytea,
  made_at timestamp with time zone not null,
  useful_until timestamp with time zone not null,
  state text not null default 'waiting'::text,
  next_try_at timestamp with time zone not null,
  leave_request_id uuid,
  constraint mail_pkey PRIMARY KEY (organization_id, id),
  constraint mail_body_check CHECK (((length(body) >= 1) AND (length(body) <= 10000))),
  constraint mail_kind_check CHECK (((length(kind) >= 3) AND (length(kind) <= 40))),
  constraint mail_recipient_check CHECK ((((length(recipient) >= 3) AND (length(recipient) <= 254)) AND (recipient !~ '[[:cntrl:][:space:]]'::text))),
  constraint mail_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'refused'::text, 'late'::text, 'withdrawn'::text]))),
  constraint mail_subject_check CHECK ((((length(subject) >= 1) AND (length(subject) <= 200)) AND (subject !~ '[[:cntrl:]]'::text)))
);
create table mail_attempt (
  organization_id uuid not null,
  mail_id uuid not null,
  seq integer not null,
  at timestamp with time zone not null,
  outcome text not null,
  answer text not null default ''::text,
  by_user uuid,
  constraint mail_attempt_pkey PRIMARY KEY (organization_id, mail_id, seq),
  constraint mail_attempt_answer_check CHECK ((length(answer) <= 500)),
  constraint mail_attempt_outcome_check CHECK ((outcome = ANY (ARRAY['accepted'::text, 'postponed'::text, 'refused'::text, 'late'::text, 'again'::text])))
);
create table month_check (
  organization_id uuid not null,
  contract_id uuid not null,
  month text not null,
  checked_at timestamp with time zone not null,
  errors integer not null,
  warnings jsonb not null,
  ledger_upto bigint not null default 0,
  audit_upto bigint not null default 0,
  constraint month_check_pkey PRIMARY KEY (organization_id, contract_id, month),
  constraint month_check_errors_check CHECK ((errors >= 0)),
  constraint month_check_month_check CHECK ((month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text)),
  constraint month_check_warnings_check CHECK ((jsonb_typeof(warnings) = 'array'::text))
);
create table month_confirmation (
  organization_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  month text not null,
  digest text,
  versions integer not null,
  totals jsonb not null,
  at timestamp with time zone not null,
  link_id uuid,
  by_user uuid,
  constraint month_confirmation_pkey PRIMARY KEY (organization_id, id),
  constraint month_confirmation_check CHECK ((num_nonnulls(link_id, by_user) = 1)),
  constraint month_confirmation_digest_check CHECK ((digest ~ '^[0-9a-f]{64}$'::text)),
  constraint month_confirmation_month_check CHECK ((month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text))
);
create table month_print (
  organization_id uuid not null,
  asked_by uuid not null,
  month text not null,
  asked_at timestamp with time zone not null,
  state text not null,
  structures integer not null,
  drawn integer not null,
  held_until timestamp with time zone not null,
  pages integer,
  file bytea,
  constraint month_print_pkey PRIMARY KEY (organization_id, asked_by, month),
  constraint month_print_check CHECK (((drawn >= 0) AND (drawn <= structures))),
  constraint month_print_month_check CHECK ((month ~ '^\d{4}-\d\d$'::text)),
  constraint month_print_state_check CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text, 'stopped'::text])))
);
create table month_signature (
  organization_id uuid not null,
  id uuid not null,
  structure_id uuid not null,
  month text not null,
  signed_at timestamp with time zone not null default now(),
  signed_by uuid not null,
  digest text not null,
  code text not null,
  left_out uuid[] not null default '{}'::uuid[],
  countersigns uuid,
  deputy_act uuid,
  signer_name text,
  represents_name text,
  author_name text,
  constraint month_signature_pkey PRIMARY KEY (organization_id, id),
  constraint month_signature_check CHECK (((countersigns IS NULL) OR (left_out = '{}'::uuid[]))),
  constraint month_signature_code_check CHECK ((code ~ '^[0-9A-Z]{12,20}$'::text)),
  constraint month_signature_digest_check CHECK ((digest ~ '^[0-9a-f]{64}$'::text))
);
create table monthly_contract (
  organization_id uuid not null,
  contract_id uuid not null,
  month text not null,
  structure_id uuid not null,
  state text not null,
  totals jsonb not null,
  version integer not null default 1,
  worthless_at timestamp with time zone,
  constraint monthly_contract_pkey PRIMARY KEY (organization_id, contract_id, month),
  constraint monthly_contract_month_check CHECK ((month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text)),
  constraint monthly_contract_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'submitted'::text, 'awaiting'::text, 'signed'::text, 'approved'::text, 'paid'::text, 'returned'::text, 'cancelled'::text])))
);
create table monthly_contract_act (
  organization_id uuid not null,
  contract_id uuid not null,
  month text not null,
  seq integer not null,
  state text not null,
  at timestamp with time zone not null default now(),
  by_user uuid,
  reason text not null default ''::text,
  signature_id uuid,
  constraint monthly_contract_act_pkey PRIMARY KEY (organization_id, contract_id, month, seq)
);
create table notification (
  id uuid not null,
  user_id uuid not null,
  organization uuid,
  kind text not null,
  params jsonb not null,
  at timestamp with time zone not null,
  read_at timestamp with time zone,
  constraint notification_pkey PRIMARY KEY (id),
  constraint notification_kind_check CHECK ((kind = ANY (ARRAY['unlock-decided'::text, 'month-returned'::text, 'month-approved'::text, 'dispute-opened'::text, 'dispute-answered'::text, 'leave-requested'::text, 'leave-answered'::text, 'device-question'::text, 'payment-returned'::text, 'announcement-to-confirm'::text, 'work-card-refused'::text, 'work-card-stopped'::text, 'work-cards-stopped'::text, 'document-ending'::text, 'deputy-named'::text, 'deputy-of-yours'::text, 'deputy-ended'::text])))
);
create table organization (
  id uuid not null,
  description text not null,
  short_title text not null,
  afm text not null,
  legal_form text not null,
  regime text not null,
  municipality text not null default ''::text,
  email text not null default ''::text,
  phone text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  search_key text collate "C" not null generated always as (greek_key(((((description || ' '::text) || short_title) || ' '::text) || afm))) stored,
  address text not null default ''::text,
  postcode text not null default ''::text,
  debtor_iban text,
  debtor_bic text,
  kept_from date,
  order_format text not null default 'pain.001.001.03'::text,
  calendar_version integer not null default 0,
  ends_on date,
  end_act text,
  successor_id uuid,
  constraint organization_pkey PRIMARY KEY (id),
  constraint organization_afm_check CHECK ((afm ~ '^[0-9]{9}$'::text)),
  constraint organization_check CHECK ((successor_id <> id)),
  constraint organization_check1 CHECK (((num_nulls(ends_on, end_act) = ANY (ARRAY[0, 2])) AND ((successor_id IS NULL) OR (ends_on IS NOT NULL)))),
  constraint organization_debtor CHECK (((debtor_bic IS NULL) OR (debtor_iban IS NOT NULL))),
  constraint organization_debtor_bic_check CHECK ((debtor_bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'::text)),
  constraint organization_debtor_iban_check CHECK ((debtor_iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'::text)),
  constraint organization_description_check CHECK (((length(description) >= 1) AND (length(description) <= 200))),
  constraint organization_end_act_check CHECK (((length(end_act) >= 1) AND (length(end_act) <= 200))),
  constraint organization_order_format_check CHECK ((order_format = ANY (ARRAY['pain.001.001.03'::text, 'pain.001.001.09'::text]))),
  constraint organization_postcode_check CHECK ((postcode ~ '^([0-9]{5})?$'::text)),
  constraint organization_regime_check CHECK ((regime = ANY (ARRAY['public'::text, 'private'::text])))
);
create table organization_holiday (
  organization_id uuid not null,
  month integer,
  day_of_month integer,
  title text not null,
  valid_from date,
  valid_to date,
  id uuid not null default gen_random_uuid(),
  easter_offset integer,
  source text not null default ''::text,
  version integer not null default 1,
  constraint organization_holiday_pkey PRIMARY KEY (organization_id, id),
  constraint organization_holiday_check CHECK (((easter_offset IS NULL) = (month IS NOT NULL))),
  constraint organization_holiday_check1 CHECK (((month IS NULL) = (day_of_month IS NULL))),
  constraint organization_holiday_day_of_month_check CHECK (((day_of_month >= 1) AND (day_of_month <= 31))),
  constraint organization_holiday_easter_offset_check CHECK (((easter_offset >= '-60'::integer) AND (easter_offset <= 60))),
  constraint organization_holiday_month_check CHECK (((month >= 1) AND (month <= 12))),
  constraint organization_holiday_source_check CHECK ((length(source) <= 200))
);
create table overtime_decision (
  organization_id uuid not null,
  id uuid not null,
  kind text not null,
  organ text not null,
  number text not null,
  decided_on date not null,
  ada text not null,
  gazette text not null,
  from_day date not null,
  to_day date not null,
  work text not null,
  kae text not null,
  month_minutes integer not null,
  total_minutes integer not null,
  made_by uuid not null,
  made_at timestamp with time zone not null,
  constraint overtime_decision_pkey PRIMARY KEY (organization_id, id),
  constraint overtime_decision_ada_check CHECK ((length(ada) <= 20)),
  constraint overtime_decision_check CHECK (((to_day >= from_day) AND (to_day <= (from_day + 365)))),
  constraint overtime_decision_check1 CHECK (((total_minutes >= month_minutes) AND (total_minutes <= 59940))),
  constraint overtime_decision_gazette_check CHECK ((length(gazette) <= 60)),
  constraint overtime_decision_kae_check CHECK ((length(kae) <= 20)),
  constraint overtime_decision_kind_check CHECK ((kind = ANY (ARRAY['afternoon'::text, 'night'::text, 'sunday-holiday'::text, 'completing'::text, 'private'::text]))),
  constraint overtime_decision_month_minutes_check CHECK (((month_minutes >= 60) AND (month_minutes <= 44640))),
  constraint overtime_decision_number_check CHECK (((length(number) >= 1) AND (length(number) <= 40))),
  constraint overtime_decision_organ_check CHECK (((length(organ) >= 1) AND (length(organ) <= 200))),
  constraint overtime_decision_work_check CHECK (((length(work) >= 1) AND (length(work) <= 500)))
);
create table overtime_decision_end (
  organization_id uuid not null,
  decision_id uuid not null,
  last_day date not null,
  amended_by uuid,
  reason text not null,
  by_user uuid not null,
  at timestamp with time zone not null,
  constraint overtime_decision_end_pkey PRIMARY KEY (organization_id, decision_id),
  constraint overtime_decision_end_reason_check CHECK ((length(reason) <= 300))
);
create table overtime_decision_person (
  organization_id uuid not null,
  decision_id uuid not null,
  employee_id uuid not null,
  month_minutes integer,
  total_minutes integer,
  constraint overtime_decision_person_pkey PRIMARY KEY (organization_id, decision_id, employee_id),
  constraint overtime_decision_person_month_minutes_check CHECK (((month_minutes >= 60) AND (month_minutes <= 44640))),
  constraint overtime_decision_person_total_minutes_check CHECK (((total_minutes >= 60) AND (total_minutes <= 59940)))
);
create table overtime_decision_structure (
  organization_id uuid not null,
  decision_id uuid not null,
  structure_id uuid not null,
  constraint overtime_decision_structure_pkey PRIMARY KEY (organization_id, decision_id, structure_id)
);
create table pairing_code (
  handle text not null,
  mark bytea not null,
  body uuid not null,
  device uuid not null,
  expires_at timestamp with time zone not null,
  wrong integer not null default 0,
  used_at timestamp with time zone,
  constraint pairing_code_pkey PRIMARY KEY (handle),
  constraint pairing_code_handle_check CHECK ((handle ~ '^[0-9]{4}$'::text)),
  constraint pairing_code_mark_check CHECK ((octet_length(mark) = 32))
);
create table payment (
  organization_id uuid not null,
  id uuid not null,
  number text not null,
  month text not null,
  state text not null,
  reissue_of uuid,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  approved_by uuid,
  execution_date date,
  total numeric(14,2) not null,
  line_count integer not null,
  version integer not null default 1,
  constraint payment_organization_id_number_key UNIQUE (organization_id, number),
  constraint payment_pkey PRIMARY KEY (organization_id, id),
  constraint payment_check CHECK ((approved_by <> created_by)),
  constraint payment_check1 CHECK (((state = ANY (ARRAY['draft'::text, 'cancelled'::text])) OR (approved_by IS NOT NULL))),
  constraint payment_line_count_check CHECK ((line_count >= 0)),
  constraint payment_month_check CHECK ((month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text)),
  constraint payment_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'approved'::text, 'ordered'::text, 'submitted'::text, 'settled'::text, 'cancelled'::text]))),
  constraint payment_total_check CHECK ((total >= (0)::numeric))
);
create table payment_act (
  organization_id uuid not null,
  payment_id uuid not null,
  seq integer not null,
  act text not null,
  state text not null,
  at timestamp with time zone not null,
  by_user uuid not null,
  reason text not null default ''::text,
  submitted_on date,
  reference text not null default ''::text,
  constraint payment_act_pkey PRIMARY KEY (organization_id, payment_id, seq),
  constraint payment_act_act_check CHECK ((act = ANY (ARRAY['create'::text, 'approve'::text, 'order'::text, 'submit'::text, 'answer'::text, 'settle'::text, 'return'::text, 'cancel'::text]))),
  constraint payment_act_check CHECK (((act = 'submit'::text) = (reference <> ''::text))),
  constraint payment_act_check1 CHECK (((submitted_on IS NULL) OR (act = 'submit'::text))),
  constraint payment_act_reference_check CHECK ((length(reference) <= 70))
);
create table payment_answer (
  organization_id uuid not null,
  payment_id uuid not null,
  id uuid not null,
  digest text not null,
  message_id text not null,
  group_status text not null,
  report jsonb not null,
  content bytea not null,
  received_at timestamp with time zone not null,
  by_user uuid not null,
  constraint payment_answer_organization_id_payment_id_digest_key UNIQUE (organization_id, payment_id, digest),
  constraint payment_answer_pkey PRIMARY KEY (organization_id, id),
  constraint payment_answer_digest_check CHECK ((digest ~ '^[0-9a-f]{64}$'::text))
);
create table payment_exclusion (
  organization_id uuid not null,
  payment_id uuid not null,
  contract_id uuid not null,
  month text not null,
  reason text not null,
  amount numeric(12,2) not null,
  days date[] not null default '{}'::date[],
  constraint payment_exclusion_pkey PRIMARY KEY (organization_id, payment_id, contract_id, month),
  constraint payment_exclusion_reason_check CHECK ((reason = ANY (ARRAY['no-iban'::text, 'wrong-iban'::text, 'iban-outside-sepa'::text, 'nothing-to-pay'::text, 'already-paid'::text, 'in-another-payment'::text, 'waits-for-offset'::text, 'no-sickness-benefit'::text, 'own-month'::text])))
);
create table payment_file (
  organization_id uuid not null,
  payment_id uuid not null,
  message_id text not null,
  name text not null,
  content bytea not null,
  digest text not null,
  made_at timestamp with time zone not null,
  made_by uuid not null,
  constraint payment_file_message_id_key UNIQUE (message_id),
  constraint payment_file_pkey PRIMARY KEY (organization_id, payment_id),
  constraint payment_file_digest_check CHECK ((digest ~ '^[0-9a-f]{64}$'::text))
);
create table payment_item (
  organization_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  line_id uuid not null,
  contract_id uuid not null,
  month text not null,
  seq integer not null,
  amount numeric(12,2) not null,
  worth numeric(12,2) not null,
  steps jsonb not null,
  month_version integer not null,
  ledger_seen bigint not null,
  live boolean not null default true,
  constraint payment_item_pkey PRIMARY KEY (organization_id, id),
  constraint payment_item_amount_check CHECK ((amount <> (0)::numeric)),
  constraint payment_item_check CHECK (((seq > 0) OR (amount > (0)::numeric))),
  constraint payment_item_month_check CHECK ((month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text)),
  constraint payment_item_seq_check CHECK ((seq >= 0)),
  constraint payment_item_steps_check CHECK ((jsonb_typeof(steps) = 'array'::text)),
  constraint payment_item_worth_check CHECK ((worth >= (0)::numeric))
);
create table payment_item_cause (
  organization_id uuid not null,
  item_id uuid not null,
  ledger_id bigint not null,
  constraint payment_item_cause_pkey PRIMARY KEY (organization_id, item_id, ledger_id)
);
create table payment_line (
  organization_id uuid not null,
  payment_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  name text not null,
  iban text not null,
  amount numeric(12,2) not null,
  state text not null,
  bank_code text not null default ''::text,
  bank_text text not null default ''::text,
  answered_at timestamp with time zone,
  reissued_by uuid,
  search_key text collate "C" not null generated always as (greek_key(name)) stored,
  constraint payment_line_organization_id_payment_id_employee_id_key UNIQUE (organization_id, payment_id, employee_id),
  constraint payment_line_pkey PRIMARY KEY (organization_id, id),
  constraint payment_line_amount_check CHECK ((amount >= (0)::numeric)),
  constraint payment_line_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'ordered'::text, 'submitted'::text, 'paid'::text, 'rejected'::text, 'cancelled'::text])))
);
create table payment_recovery (
  organization_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  month text not null,
  amount numeric(12,2) not null,
  recovered_on date not null,
  reference text not null,
  by_user uuid not null,
  at timestamp with time zone not null,
  constraint payment_recovery_pkey PRIMARY KEY (organization_id, id),
  constraint payment_recovery_amount_check CHECK ((amount > (0)::numeric)),
  constraint payment_recovery_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 70)))
);
create table payment_recovery_withdrawal (
  organization_id uuid not null,
  id uuid not null,
  reason text not null,
  by_user uuid not null,
  at timestamp with time zone not null,
  constraint payment_recovery_withdrawal_pkey PRIMARY KEY (organization_id, id),
  constraint payment_recovery_withdrawal_reason_check CHECK ((length(reason) <= 500))
);
create table payroll_layout (
  organization_id uuid not null,
  id uuid not null,
  title text not null,
  form text not null,
  per text not null,
  delimiter text not null,
  with_heads boolean not null,
  decimal_sign text not null,
  hours text not null,
  encoding text not null,
  columns jsonb not null,
  kinds jsonb not null,
  version integer not null default 1,
  constraint payroll_layout_pkey PRIMARY KEY (organization_id, id),
  constraint payroll_layout_columns_check CHECK ((jsonb_typeof(columns) = 'array'::text)),
  constraint payroll_layout_decimal_sign_check CHECK ((decimal_sign = ANY (ARRAY['comma'::text, 'point'::text, 'none'::text]))),
  constraint payroll_layout_delimiter_check CHECK ((delimiter = ANY (ARRAY['semicolon'::text, 'comma'::text, 'tab'::text]))),
  constraint payroll_layout_encoding_check CHECK ((encoding = ANY (ARRAY['utf-8-mark'::text, 'utf-8'::text, 'windows-1253'::text]))),
  constraint payroll_layout_form_check CHECK ((form = ANY (ARRAY['delimited'::text, 'fixed'::text]))),
  constraint payroll_layout_hours_check CHECK ((hours = ANY (ARRAY['decimal'::text, 'clock'::text, 'minutes'::text]))),
  constraint payroll_layout_kinds_check CHECK ((jsonb_typeof(kinds) = 'array'::text)),
  constraint payroll_layout_per_check CHECK ((per = ANY (ARRAY['contract'::text, 'kind'::text]))),
  constraint payroll_layout_title_check CHECK (((length(title) >= 1) AND (length(title) <= 80)))
);
create table presence (
  organization_id uuid not null,
  stream_id uuid not null,
  structure_id uuid not null,
  period text not null,
  user_id uuid not null,
  seen_at timestamp with time zone not null,
  constraint presence_pkey PRIMARY KEY (organization_id, stream_id),
  constraint presence_period_check CHECK ((period ~ '^\d{4}-\d\d(-\d\d)?$'::text))
);
create table punch (
  organization_id uuid not null,
  id uuid not null,
  source text not null,
  card_number text not null,
  at timestamp with time zone not null,
  direction text not null,
  raw_line text not null,
  employee_id uuid,
  received_at timestamp with time zone not null default now(),
  offset_ms bigint,
  distance_meters integer,
  constraint punch_organization_id_source_card_number_at_direction_key UNIQUE (organization_id, source, card_number, at, direction),
  constraint punch_pkey PRIMARY KEY (organization_id, id),
  constraint punch_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text, 'unknown'::text]))),
  constraint punch_source_check CHECK ((source = ANY (ARRAY['attlog'::text, 'device'::text, 'api'::text])))
);
create table punch_rule (
  organization_id uuid not null,
  number integer not null,
  rounding text not null,
  grace_minutes integer not null,
  valid_from date not null,
  set_at timestamp with time zone not null,
  set_by uuid not null,
  constraint punch_rule_pkey PRIMARY KEY (organization_id, number),
  constraint punch_rule_grace_minutes_check CHECK (((grace_minutes >= 0) AND (grace_minutes <= 30))),
  constraint punch_rule_number_check CHECK ((number > 0)),
  constraint punch_rule_rounding_check CHECK ((rounding = ANY (ARRAY['none'::text, 'quarter'::text, 'plan'::text])))
);
create table rate_limit (
  key bytea not null,
  made integer not null,
  next_at timestamp with time zone not null default to_timestamp((0)::double precision),
  ends_at timestamp with time zone not null,
  user_id uuid,
  constraint rate_limit_pkey PRIMARY KEY (key)
);
create table reader (
  organization_id uuid not null,
  device_id uuid not null,
  serial text not null,
  last_stamp text not null default ''::text,
  greeted_at timestamp with time zone,
  push_version text not null default ''::text,
  bad_lines integer not null default 0,
  old_lines integer not null default 0,
  constraint reader_pkey PRIMARY KEY (organization_id, device_id),
  constraint reader_last_stamp_check CHECK ((length(last_stamp) <= 40)),
  constraint reader_push_version_check CHECK ((length(push_version) <= 40))
);
create table reader_command (
  organization_id uuid not null,
  device_id uuid not null,
  seq integer not null,
  command text not null,
  asked_at timestamp with time zone not null,
  asked_by uuid,
  sent_at timestamp with time zone,
  done_at timestamp with time zone,
  result integer,
  constraint reader_command_pkey PRIMARY KEY (organization_id, device_id, seq),
  constraint reader_command_command_check CHECK ((command = ANY (ARRAY['set-time'::text, 'check'::text])))
);
create table reader_door (
  serial text not null,
  body uuid not null,
  device uuid not null,
  mark bytea,
  networks text[] not null default '{}'::text[],
  constraint reader_door_pkey PRIMARY KEY (serial),
  constraint reader_door_check CHECK (((mark IS NOT NULL) OR (cardinality(networks) > 0))),
  constraint reader_door_mark_check CHECK ((octet_length(mark) = 32)),
  constraint reader_door_serial_check CHECK ((serial ~ '^[0-9A-Z_-]{5,40}$'::text))
);
create table recovery_code (
  user_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_code_pkey PRIMARY KEY (user_id, code_hash)
);
create table release_read (
  user_id uuid not null,
  version text not null,
  at timestamp with time zone not null,
  constraint release_read_pkey PRIMARY KEY (user_id, version),
  constraint release_read_version_check CHECK ((version ~ '^[0-9]+\.[0-9]+\.[0-9]+$'::text))
);
create table schedule (
  organization_id uuid not null,
  id uuid not null,
  title text not null,
  anchor date not null,
  weeks jsonb not null,
  works_holidays boolean not null default false,
  break_minutes integer not null default 0,
  balance jsonb not null,
  version integer not null default 1,
  break_paid boolean not null default false,
  constraint schedule_pkey PRIMARY KEY (organization_id, id),
  constraint schedule_anchor_check CHECK ((EXTRACT(isodow FROM anchor) = (1)::numeric)),
  constraint schedule_break_minutes_check CHECK (((break_minutes >= 0) AND (break_minutes <= 240))),
  constraint schedule_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120))),
  constraint schedule_weeks_check CHECK ((jsonb_typeof(weeks) = 'array'::text))
);
create table schema_migration (
  name text not null,
  digest text not null,
  ran_at timestamp with time zone not null default now(),
  constraint schema_migration_pkey PRIMARY KEY (name)
);
create table seal_key (
  generation integer not null,
  public_key bytea not null,
  valid_from timestamp with time zone not null,
  endorsement bytea,
  constraint seal_key_pkey PRIMARY KEY (generation),
  constraint seal_key_endorsement_check CHECK ((octet_length(endorsement) = 64)),
  constraint seal_key_generation_check CHECK ((generation > 0)),
  constraint seal_key_public_key_check CHECK ((octet_length(public_key) = 32))
);
create table second_factor (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  title text not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_used_at timestamp with time zone,
  sealed_secret bytea,
  last_step bigint,
  credential_id text,
  public_key bytea,
  signatures bigint,
  transports text[],
  constraint second_factor_pkey PRIMARY KEY (id),
  constraint second_factor_check CHECK (((kind = 'totp'::text) = (sealed_secret IS NOT NULL))),
  constraint second_factor_check1 CHECK (((kind = 'passkey'::text) = ((credential_id IS NOT NULL) AND (public_key IS NOT NULL) AND (signatures IS NOT NULL)))),
  constraint second_factor_kind_check CHECK ((kind = ANY (ARRAY['totp'::text, 'passkey'::text]))),
  constraint second_factor_title_check CHECK (((length(title) >= 1) AND (length(title) <= 60)))
);
create table security_rule (
  key text not null,
  value jsonb,
  changed_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint security_rule_pkey PRIMARY KEY (key)
);
create table session (
  token_hash bytea not null,
  user_id uuid not null,
  started_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ip text not null,
  user_agent text not null,
  id uuid not null default gen_random_uuid(),
  method text not null default 'password'::text,
  owes text,
  binding_hash bytea,
  confirmed_at timestamp with time zone,
  seen_at timestamp with time zone,
  idle_minutes integer,
  constraint session_pkey PRIMARY KEY (token_hash),
  constraint session_idle_minutes_check CHECK ((idle_minutes > 0)),
  constraint session_method_check CHECK ((method = ANY (ARRAY['password'::text, 'taxis'::text, 'app'::text, 'device'::text]))),
  constraint session_owes_check CHECK ((owes = ANY (ARRAY['password'::text, 'second-factor'::text])))
);
create table sickness_benefit (
  organization_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  from_day date not null,
  to_day date not null,
  amount numeric(12,2),
  note text not null,
  by_user uuid not null,
  at timestamp with time zone not null,
  constraint sickness_benefit_pkey PRIMARY KEY (organization_id, id),
  constraint sickness_benefit_amount_check CHECK ((amount >= (0)::numeric)),
  constraint sickness_benefit_check CHECK (((to_day >= from_day) AND (to_day <= (from_day + 365)))),
  constraint sickness_benefit_note_check CHECK ((length(note) <= 300))
);
create table structure (
  organization_id uuid not null,
  id uuid not null,
  parent_id uuid,
  code text not null,
  title text not null,
  category text not null default ''::text,
  address text not null default ''::text,
  person_in_charge text not null default ''::text,
  person_in_charge_email text not null default ''::text,
  phone text not null default ''::text,
  schedule_id uuid,
  opened_on date not null,
  closed_on date,
  search_key text collate "C" not null generated always as (greek_key(((title || ' '::text) || code))) stored,
  version integer not null default 1,
  place text not null default ''::text,
  constraint structure_organization_id_code_key UNIQUE (organization_id, code),
  constraint structure_pkey PRIMARY KEY (organization_id, id),
  constraint structure_check CHECK ((parent_id IS DISTINCT FROM id)),
  constraint structure_check1 CHECK ((closed_on >= opened_on)),
  constraint structure_code_check CHECK (((length(code) >= 1) AND (length(code) <= 20))),
  constraint structure_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
);
create table taxis_transaction (
  state_hash bytea not null,
  browser_hash bytea not null,
  sealed_verifier bytea not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint taxis_transaction_pkey PRIMARY KEY (state_hash)
);
create table unlock_reason (
  code text not null,
  title text not null,
  hint text not null default ''::text,
  sort_order integer not null,
  valid_to date,
  version integer not null default 1,
  constraint unlock_reason_pkey PRIMARY KEY (code),
  constraint unlock_reason_code_check CHECK (((length(code) >= 1) AND (length(code) <= 10))),
  constraint unlock_reason_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120)))
);
create table unlock_request (
  organization_id uuid not null,
  id uuid not null,
  structure_id uuid not null,
  contract_id uuid,
  from_day date not null,
  to_day date not null,
  reason text not null,
  explanation text not null,
  state text not null,
  expires_at timestamp with time zone,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  version integer not null default 1,
  constraint unlock_request_pkey PRIMARY KEY (organization_id, id),
  constraint unlock_request_check CHECK (((to_day >= from_day) AND (to_day <= (from_day + 30)))),
  constraint unlock_request_check1 CHECK (((expires_at IS NOT NULL) = (state = ANY (ARRAY['granted'::text, 'ended'::text, 'expired'::text])))),
  constraint unlock_request_explanation_check CHECK (((length(explanation) >= 1) AND (length(explanation) <= 500))),
  constraint unlock_request_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'granted'::text, 'refused'::text, 'withdrawn'::text, 'ended'::text, 'expired'::text])))
);
create table unlock_request_act (
  organization_id uuid not null,
  request_id uuid not null,
  seq integer not null,
  state text not null,
  at timestamp with time zone not null,
  by_user uuid not null,
  reason text not null default ''::text,
  expires_at timestamp with time zone,
  constraint unlock_request_act_pkey PRIMARY KEY (organization_id, request_id, seq)
);
create table user_organization (
  user_id uuid not null,
  organization_id uuid not null,
  access_right text not null,
  granted_at timestamp with time zone not null default now(),
  constraint user_organization_pkey PRIMARY KEY (user_id, organization_id),
  constraint user_organization_access_right_check CHECK ((access_right = ANY (ARRAY['full'::text, 'read'::text])))
);
create table verification_outcome (
  organization_id uuid not null,
  id uuid not null,
  sample_id uuid not null,
  structure_id uuid not null,
  date date not null,
  outcome text not null,
  note text not null,
  at timestamp with time zone not null default now(),
  by_user uuid not null,
  constraint verification_outcome_pkey PRIMARY KEY (organization_id, id),
  constraint verification_outcome_check CHECK (((outcome = 'verified'::text) OR (length(note) >= 3))),
  constraint verification_outcome_note_check CHECK ((length(note) <= 1000)),
  constraint verification_outcome_outcome_check CHECK ((outcome = ANY (ARRAY['verified'::text, 'deviation'::text])))
);
create table verification_sample (
  organization_id uuid not null,
  id uuid not null,
  month text not null,
  rule text not null,
  seed integer not null,
  population integer not null,
  drawn_at timestamp with time zone not null default now(),
  drawn_by uuid not null,
  constraint verification_sample_pkey PRIMARY KEY (organization_id, id),
  constraint verification_sample_month_check CHECK ((month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text)),
  constraint verification_sample_rule_check CHECK ((rule = ANY (ARRAY['random'::text, 'findings'::text, 'typed'::text, 'late'::text]))),
  constraint verification_sample_seed_check CHECK ((seed >= 0))
);
create table verification_sample_sheet (
  organization_id uuid not null,
  sample_id uuid not null,
  structure_id uuid not null,
  date date not null,
  place integer not null,
  score integer not null,
  constraint verification_sample_sheet_pkey PRIMARY KEY (organization_id, sample_id, structure_id, date)
);
create table work_card (
  organization_id uuid not null,
  id uuid not null,
  contract_id uuid not null,
  work_date date not null,
  kind text not null,
  at timestamp with time zone not null,
  state text not null default 'waiting'::text,
  tries integer not null default 0,
  made_at timestamp with time zone not null,
  next_try_at timestamp with time zone not null,
  constraint work_card_organization_id_contract_id_work_date_kind_at_key UNIQUE (organization_id, contract_id, work_date, kind, at),
  constraint work_card_pkey PRIMARY KEY (organization_id, id),
  constraint work_card_kind_check CHECK ((kind = ANY (ARRAY['arrival'::text, 'departure'::text]))),
  constraint work_card_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'accepted'::text, 'refused'::text, 'stopped'::text, 'dropped'::text])))
);
create table work_card_attempt (
  organization_id uuid not null,
  card_id uuid not null,
  seq integer not null,
  began_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  outcome text,
  late_reason text,
  answer text not null default ''::text,
  protocol text,
  submitted text,
  constraint work_card_attempt_pkey PRIMARY KEY (organization_id, card_id, seq),
  constraint work_card_attempt_answer_check CHECK ((length(answer) <= 500)),
  constraint work_card_attempt_check CHECK (((ended_at IS NULL) = (outcome IS NULL))),
  constraint work_card_attempt_check1 CHECK (((outcome = 'accepted'::text) = (protocol IS NOT NULL))),
  constraint work_card_attempt_late_reason_check CHECK ((late_reason = ANY (ARRAY['001'::text, '002'::text, '003'::text]))),
  constraint work_card_attempt_outcome_check CHECK ((outcome = ANY (ARRAY['accepted'::text, 'refused'::text, 'unavailable'::text, 'wrong-credentials'::text]))),
  constraint work_card_attempt_protocol_check CHECK ((length(protocol) <= 40)),
  constraint work_card_attempt_submitted_check CHECK ((length(submitted) <= 40))
);
create table work_card_request (
  organization_id uuid not null,
  card_id uuid not null,
  seq integer not null,
  late_reason text,
  at timestamp with time zone not null,
  by_user uuid not null,
  constraint work_card_request_pkey PRIMARY KEY (organization_id, card_id, seq),
  constraint work_card_request_late_reason_check CHECK ((late_reason = '001'::text))
);

create view running_term with (security_invoker=true) as
 SELECT t.organization_id,
    t.id,
    t.contract_id,
    c.employee_id,
    t.structure_id,
    t.schedule_id,
    t.weekly_minutes,
    t.valid_from,
    t.valid_to,
    first_day_of_term(t.valid_from, c.start_date, o.kept_from) AS first_day,
    last_day_of_term(t.valid_to, c.end_date) AS last_day,
    c.number,
    c.specialty,
    c.employment_type,
    c.start_date,
    c.end_date,
    o.kept_from
   FROM ((contract_term t
     JOIN contract c ON (((c.organization_id = t.organization_id) AND (c.id = t.contract_id))))
     JOIN organization o ON ((o.id = t.organization_id)))
  WHERE (has_run(c.state) AND (first_day_of_term(t.valid_from, c.start_date, o.kept_from) <= last_day_of_term(t.valid_to, c.end_date)));
create view standing_deputy_act with (security_invoker=true) as
 SELECT d.organization_id,
    d.id,
    d.user_id,
    d.from_day,
    LEAST(d.to_day, u.valid_until) AS to_day
   FROM ((deputy_act d
     JOIN app_user u ON (((u.id = d.user_id) AND (u.role = 'Employee'::text) AND (u.disabled_at IS NULL))))
     JOIN user_organization l ON (((l.user_id = d.user_id) AND (l.organization_id = d.organization_id) AND (l.access_right = 'full'::text))))
  WHERE (d.ended_at IS NULL);

alter table absence_reason add constraint absence_reason_carried_as_fkey FOREIGN KEY (carried_as) REFERENCES absence_reason(code);
alter table absence_reason_change add constraint absence_reason_change_carried_as_fkey FOREIGN KEY (carried_as) REFERENCES absence_reason(code) ON DELETE RESTRICT;
alter table absence_reason_change add constraint absence_reason_change_code_fkey FOREIGN KEY (code) REFERENCES absence_reason(code) ON DELETE RESTRICT;
alter table absence_reason_change add constraint absence_reason_change_set_by_fkey FOREIGN KEY (set_by) REFERENCES app_user(id);
alter table announcement add constraint announcement_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table announcement_confirmation add constraint announcement_confirmation_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcement(id) ON DELETE RESTRICT;
alter table announcement_confirmation add constraint announcement_confirmation_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE;
alter table announcement_file add constraint announcement_file_added_by_fkey FOREIGN KEY (added_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table announcement_file add constraint announcement_file_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcement(id) ON DELETE RESTRICT;
alter table announcement_reading add constraint announcement_reading_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcement(id) ON DELETE RESTRICT;
alter table announcement_reading add constraint announcement_reading_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE;
alter table announcement_withdrawal add constraint announcement_withdrawal_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcement(id) ON DELETE RESTRICT;
alter table announcement_withdrawal add constraint announcement_withdrawal_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table api_app add constraint api_app_made_by_fkey FOREIGN KEY (made_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table api_app add constraint api_app_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table api_app add constraint api_app_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table api_app_secret add constraint api_app_secret_made_by_fkey FOREIGN KEY (made_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table api_app_secret add constraint api_app_secret_user_id_fkey FOREIGN KEY (user_id) REFERENCES api_app(user_id) ON DELETE RESTRICT;
alter table attendance_file add constraint attendance_file_made_by_fkey FOREIGN KEY (made_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table attendance_file add constraint attendance_file_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE RESTRICT;
alter table attendance_file add constraint attendance_file_organization_id_structure_id_fkey FOREIGN KEY (organization_id, structure_id) REFERENCES structure(organization_id, id) ON DELETE RESTRICT;
alter table attendance_file add constraint attendance_file_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table attendance_file_matching add constraint attendance_file_matching_made_by_fkey FOREIGN KEY (made_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table attendance_file_matching add constraint attendance_file_matching_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE RESTRICT;
alter table attendance_file_word add constraint attendance_file_word_made_by_fkey FOREIGN KEY (made_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table attendance_file_word add constraint attendance_file_word_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE RESTRICT;
alter table attendance_record add constraint attendance_record_organization_id_contract_id_fkey FOREIGN KEY (organization_id, contract_id) REFERENCES contract(organization_id, id) ON DELETE RESTRICT;
alter table attendance_record add constraint attendance_record_organization_id_structure_id_fkey FOREIGN KEY (organization_id, structure_id) REFERENCES structure(organization_id, id) ON DELETE RESTRICT;
alter table attendance_record add constraint attendance_record_organization_id_term_id_fkey FOREIGN KEY (organization_id, term_id) REFERENCES contract_term(organization_id, id) ON DELETE RESTRICT;
alter table attendance_record add constraint attendance_record_reason_fkey FOREIGN KEY (reason) REFERENCES absence_reason(code) ON DELETE RESTRICT;
alter table attendance_sheet add constraint attendance_sheet_organization_id_structure_id_fkey FOREIGN KEY (organization_id, structure_id) REFERENCES structure(organization_id, id) ON DELETE RESTRICT;
alter table attendance_sheet_act add constraint attendance_sheet_act_organization_id_structure_id_date_fkey FOREIGN KEY (organization_id, structure_id, date) REFERENCES attendance_sheet(organization_id, structure_id, date) ON DELETE CASCADE;
alter table audit_seal add constraint audit_seal_key_fkey FOREIGN KEY (key) REFERENCES seal_key(generation) ON DELETE RESTRICT;
alter table badge add constraint badge_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table badge add constraint badge_organization_id_employee_id_fkey FOREIGN KEY (organization_id, employee_id) REFERENCES employee(organization_id, id) ON DELETE RESTRICT;
alter table badge add constraint badge_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE RESTRICT;
alter table badge_end add constraint badge_end_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table badge_end add constraint badge_end_organization_id_badge_id_fkey FOREIGN KEY (organization_id, badge_id) REFERENCES badge(organization_id, id) ON DELETE RESTRICT;
alter table challenge add constraint challenge_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE;
alter table client_floor add constraint client_floor_set_by_fkey FOREIGN KEY (set_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table closure add constraint closure_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE CASCADE;
alter table closure add constraint closure_organization_id_structure_id_fkey FOREIGN KEY (organization_id, structure_id) REFERENCES structure(organization_id, id) ON DELETE CASCADE;
alter table collective_act add constraint collective_act_code_fkey FOREIGN KEY (code) REFERENCES absence_reason(code) ON DELETE RESTRICT;
alter table collective_act add constraint collective_act_made_by_fkey FOREIGN KEY (made_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table collective_act add constraint collective_act_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE RESTRICT;
alter table collective_act_person add constraint collective_act_person_organization_id_act_id_fkey FOREIGN KEY (organization_id, act_id) REFERENCES collective_act(organization_id, id) ON DELETE RESTRICT;
alter table collective_act_person add constraint collective_act_person_organization_id_employee_id_fkey FOREIGN KEY (organization_id, employee_id) REFERENCES employee(organization_id, id) ON DELETE RESTRICT;
alter table collective_act_record add constraint collective_act_record_organization_id_act_id_fkey FOREIGN KEY (organization_id, act_id) REFERENCES collective_act(organization_id, id) ON DELETE RESTRICT;
alter table collective_act_record add constraint collective_act_record_organization_id_contract_id_fkey FOREIGN KEY (organization_id, contract_id) REFERENCES contract(organization_id, id) ON DELETE RESTRICT;
alter table collective_act_structure add constraint collective_act_structure_organization_id_act_id_fkey FOREIGN KEY (organization_id, act_id) REFERENCES collective_act(organization_id, id) ON DELETE RESTRICT;
alter table collective_act_structure add constraint collective_act_structure_organization_id_structure_id_fkey FOREIGN KEY (organization_id, structure_id) REFERENCES structure(organization_id, id) ON DELETE RESTRICT;
alter table collective_act_withdrawal add constraint collective_act_withdrawal_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table collective_act_withdrawal add constraint collective_act_withdrawal_organization_id_act_id_fkey FOREIGN KEY (organization_id, act_id) REFERENCES collective_act(organization_id, id) ON DELETE RESTRICT;
alter table contract add constraint contract_organization_id_employee_id_fkey FOREIGN KEY (organization_id, employee_id) REFERENCES employee(organization_id, id) ON DELETE RESTRICT;
alter table contract add constraint contract_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE CASCADE;
alter table contract_act add constraint contract_act_organization_id_contract_id_fkey FOREIGN KEY (organization_id, contract_id) REFERENCES contract(organization_id, id) ON DELETE CASCADE;
alter table contract_term add constraint contract_term_organization_id_contract_id_fkey FOREIGN KEY (organization_id, contract_id) REFERENCES contract(organization_id, id) ON DELETE CASCADE;
alter table contract_term add constraint contract_term_organization_id_schedule_id_fkey FOREIGN KEY (organization_id, schedule_id) REFERENCES schedule(organization_id, id) ON DELETE RESTRICT;
alter table contract_term add constraint contract_term_organization_id_structure_id_fkey FOREIGN KEY (organization_id, structure_id) REFERENCES structure(organization_id, id) ON DELETE RESTRICT;
alter table credential_notice add constraint credential_notice_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES app_user(id);
alter table credential_notice add constraint credential_notice_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE;
alter table day_dispute add constraint day_dispute_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table day_dispute add constraint day_dispute_organization_id_contract_id_fkey FOREIGN KEY (organization_id, contract_id) REFERENCES contract(organization_id, id) ON DELETE RESTRICT;
alter table day_dispute add constraint day_dispute_organization_id_link_id_fkey FOREIGN KEY (organization_id, link_id) REFERENCES link(organization_id, id) ON DELETE RESTRICT;
alter table day_dispute add constraint day_dispute_organization_id_structure_id_fkey FOREIGN KEY (organization_id, structure_id) REFERENCES structure(organization_id, id) ON DELETE RESTRICT;
alter table deputy_act add constraint deputy_act_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table deputy_act add constraint deputy_act_made_by_fkey FOREIGN KEY (made_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table deputy_act add constraint deputy_act_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE RESTRICT;
alter table deputy_act add constraint deputy_act_represents_fkey FOREIGN KEY (represents) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table deputy_act add constraint deputy_act_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table device add constraint device_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE RESTRICT;
alter table device add constraint device_organization_id_structure_id_fkey FOREIGN KEY (organization_id, structure_id) REFERENCES structure(organization_id, id) ON DELETE RESTRICT;
alter table device_act add constraint device_act_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table device_act add constraint device_act_organization_id_device_id_fkey FOREIGN KEY (organization_id, device_id) REFERENCES device(organization_id, id) ON DELETE RESTRICT;
alter table device_entry add constraint device_entry_organization_id_device_id_fkey FOREIGN KEY (organization_id, device_id) REFERENCES device(organization_id, id) ON DELETE RESTRICT;
alter table device_entry add constraint device_entry_organization_id_employee_id_fkey FOREIGN KEY (organization_id, employee_id) REFERENCES employee(organization_id, id) ON DELETE RESTRICT;
alter table device_entry add constraint device_entry_organization_id_structure_id_fkey FOREIGN KEY (organization_id, structure_id) REFERENCES structure(organization_id, id) ON DELETE RESTRICT;
alter table device_entry_answer add constraint device_entry_answer_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table device_entry_answer add constraint device_entry_answer_organization_id_device_id_number_fkey FOREIGN KEY (organization_id, device_id, number) REFERENCES device_entry(organization_id, device_id, number) ON DELETE RESTRICT;
alter table dispute_answer add constraint dispute_answer_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table dispute_answer add constraint dispute_answer_organization_id_dispute_id_fkey FOREIGN KEY (organization_id, dispute_id) REFERENCES day_dispute(organization_id, id) ON DELETE RESTRICT;
alter table dispute_file add constraint dispute_file_organization_id_dispute_id_fkey FOREIGN KEY (organization_id, dispute_id) REFERENCES day_dispute(organization_id, id) ON DELETE RESTRICT;
alter table document add constraint document_kind_fkey FOREIGN KEY (kind) REFERENCES document_kind(code) ON DELETE RESTRICT;
alter table document add constraint document_organization_id_contract_id_fkey FOREIGN KEY (organization_id, contract_id) REFERENCES contract(organization_id, id) ON DELETE RESTRICT;
alter table document add constraint document_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE RESTRICT;
alter table document add constraint document_organization_id_replaces_fkey FOREIGN KEY (organization_id, replaces) REFERENCES document(organization_id, id) ON DELETE RESTRICT;
alter table document add constraint document_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table document_act add constraint document_act_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table document_act add constraint document_act_organization_id_document_id_fkey FOREIGN KEY (organization_id, document_id) REFERENCES document(organization_id, id) ON DELETE CASCADE;
alter table employee add constraint employee_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE CASCADE;
alter table employee_erasure add constraint employee_erasure_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table employee_erasure add constraint employee_erasure_organization_id_employee_id_fkey FOREIGN KEY (organization_id, employee_id) REFERENCES employee(organization_id, id) ON DELETE RESTRICT;
alter table employee_erasure add constraint employee_erasure_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE RESTRICT;
alter table employee_pin add constraint employee_pin_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table employee_pin add constraint employee_pin_organization_id_employee_id_fkey FOREIGN KEY (organization_id, employee_id) REFERENCES employee(organization_id, id) ON DELETE RESTRICT;
alter table ergani_account add constraint ergani_account_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE RESTRICT;
alter table ergani_account add constraint ergani_account_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table ergani_outage add constraint ergani_outage_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table ergani_outage add constraint ergani_outage_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE RESTRICT;
alter table ergani_switch add constraint ergani_switch_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table ergani_switch add constraint ergani_switch_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE RESTRICT;
alter table ergani_token add constraint ergani_token_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES ergani_account(organization_id) ON DELETE CASCADE;
alter table file_to_remove add constraint file_to_remove_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE RESTRICT;
alter table finding_note add constraint finding_note_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table finding_note add constraint finding_note_organization_id_contract_id_fkey FOREIGN KEY (organization_id, contract_id) REFERENCES contract(organization_id, id) ON DELETE RESTRICT;
alter table finding_parameter add constraint finding_parameter_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE RESTRICT;
alter table finding_parameter add constraint finding_parameter_set_by_fkey FOREIGN KEY (set_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table global_param add constraint global_param_set_by_fkey FOREIGN KEY (set_by) REFERENCES app_user(id);
alter table holiday_move add constraint holiday_move_rule_id_fkey FOREIGN KEY (rule_id) REFERENCES holiday_rule(id) ON DELETE CASCADE;
alter table leave_correction add constraint leave_correction_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table leave_correction add constraint leave_correction_organization_id_contract_id_fkey FOREIGN KEY (organization_id, contract_id) REFERENCES contract(organization_id, id) ON DELETE RESTRICT;
alter table leave_correction add constraint leave_correction_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id);
alter table leave_correction add constraint leave_correction_reason_fkey FOREIGN KEY (reason) REFERENCES absence_reason(code) ON DELETE RESTRICT;
alter table leave_document add constraint leave_document_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table leave_document add constraint leave_document_organization_id_contract_id_fkey FOREIGN KEY (organization_id, contract_id) REFERENCES contract(organization_id, id) ON DELETE RESTRICT;
alter table leave_document add constraint leave_document_organization_id_document_id_fkey FOREIGN KEY (organization_id, document_id) REFERENCES document(organization_id, id) ON DELETE RESTRICT;
alter table leave_document add constraint leave_document_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id);
alter table leave_document add constraint leave_document_reason_fkey FOREIGN KEY (reason) REFERENCES absence_reason(code) ON DELETE RESTRICT;
alter table leave_document_withdrawal add constraint leave_document_withdrawal_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table leave_document_withdrawal add constraint leave_document_withdrawal_organization_id_id_fkey FOREIGN KEY (organization_id, id) REFERENCES leave_document(organization_id, id) ON DELETE RESTRICT;
alter table leave_feed add constraint leave_feed_made_by_fkey FOREIGN KEY (made_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table leave_feed add constraint leave_feed_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE RESTRICT;
alter table leave_feed add constraint leave_feed_organization_id_structure_id_fkey FOREIGN KEY (organization_id, structure_id) REFERENCES structure(organization_id, id) ON DELETE RESTRICT;
alter table leave_feed add constraint leave_feed_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table leave_request add constraint leave_request_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table leave_request add constraint leave_request_organization_id_contract_id_fkey FOREIGN KEY (organization_id, contract_id) REFERENCES contract(organization_id, id) ON DELETE RESTRICT;
alter table leave_request add constraint leave_request_organization_id_link_id_fkey FOREIGN KEY (organization_id, link_id) REFERENCES link(organization_id, id) ON DELETE RESTRICT;
alter table leave_request add constraint leave_request_organization_id_structure_id_fkey FOREIGN KEY (organization_id, structure_id) REFERENCES structure(organization_id, id) ON DELETE RESTRICT;
alter table leave_request add constraint leave_request_reason_fkey FOREIGN KEY (reason) REFERENCES absence_reason(code) ON DELETE RESTRICT;
alter table leave_request_answer add constraint leave_request_answer_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table leave_request_answer add constraint leave_request_answer_organization_id_link_id_fkey FOREIGN KEY (organization_id, link_id) REFERENCES link(organization_id, id) ON DELETE RESTRICT;
alter table leave_request_answer add constraint leave_request_answer_organization_id_request_id_fkey FOREIGN KEY (organization_id, request_id) REFERENCES leave_request(organization_id, id) ON DELETE RESTRICT;
alter table leave_request_file add constraint leave_request_file_organization_id_request_id_fkey FOREIGN KEY (organization_id, request_id) REFERENCES leave_request(organization_id, id) ON DELETE RESTRICT;
alter table leave_request_waiting add constraint leave_request_waiting_organization_id_request_id_fkey FOREIGN KEY (organization_id, request_id) REFERENCES leave_request(organization_id, id) ON DELETE RESTRICT;
alter table ledger_entry add constraint ledger_entry_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE RESTRICT;
alter table ledger_seal add constraint ledger_seal_key_fkey FOREIGN KEY (key) REFERENCES seal_key(generation) ON DELETE RESTRICT;
alter table ledger_seal add constraint ledger_seal_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE RESTRICT;
alter table legal_hold add constraint legal_hold_organization_id_employee_id_fkey FOREIGN KEY (organization_id, employee_id) REFERENCES employee(organization_id, id) ON DELETE RESTRICT;
alter table legal_hold add constraint legal_hold_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE RESTRICT;
alter table legal_hold add constraint legal_hold_set_by_fkey FOREIGN KEY (set_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table legal_hold_end add constraint legal_hold_end_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table legal_hold_end add constraint legal_hold_end_organization_id_hold_id_fkey FOREIGN KEY (organization_id, hold_id) REFERENCES legal_hold(organization_id, id) ON DELETE RESTRICT;
alter table link add constraint link_made_by_fkey FOREIGN KEY (made_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table link add constraint link_organization_id_contract_id_fkey FOREIGN KEY (organization_id, contract_id) REFERENCES contract(organization_id, id) ON DELETE RESTRICT;
alter table link add constraint link_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE RESTRICT;
alter table link add constraint link_organization_id_mail_id_fkey FOREIGN KEY (organization_id, mail_id) REFERENCES mail(organization_id, id) ON DELETE RESTRICT;
alter table link add constraint link_organization_id_structure_id_fkey FOREIGN KEY (organization_id, structure_id) REFERENCES structure(organization_id, id) ON DELETE RESTRICT;
alter table link_act add constraint link_act_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table link_act add constraint link_act_organization_id_link_id_fkey FOREIGN KEY (organization_id, link_id) REFERENCES link(organization_id, id) ON DELETE RESTRICT;
alter table list_view add constraint list_view_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE;
alter table login_log add constraint login_log_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id);
alter table mail add constraint mail_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE RESTRICT;
alter table mail add constraint mail_organization_id_leave_request_id_fkey FOREIGN KEY (organization_id, leave_request_id) REFERENCES leave_request(organization_id, id) ON DELETE RESTRICT;
alter table mail_attempt add constraint mail_attempt_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table mail_attempt add constraint mail_attempt_organization_id_mail_id_fkey FOREIGN KEY (organization_id, mail_id) REFERENCES mail(organization_id, id) ON DELETE RESTRICT;
alter table month_check add constraint month_check_organization_id_contract_id_fkey FOREIGN KEY (organization_id, contract_id) REFERENCES contract(organization_id, id) ON DELETE RESTRICT;
alter table month_confirmation add constraint month_confirmation_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table month_confirmation add constraint month_confirmation_organization_id_contract_id_fkey FOREIGN KEY (organization_id, contract_id) REFERENCES contract(organization_id, id) ON DELETE RESTRICT;
alter table month_confirmation add constraint month_confirmation_organization_id_link_id_fkey FOREIGN KEY (organization_id, link_id) REFERENCES link(organization_id, id) ON DELETE RESTRICT;
alter table month_print add constraint month_print_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES app_user(id) ON DELETE CASCADE;
alter table month_print add constraint month_print_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE CASCADE;
alter table month_signature add constraint month_signature_organization_id_countersigns_fkey FOREIGN KEY (organization_id, countersigns) REFERENCES contract(organization_id, id) ON DELETE RESTRICT;
alter table month_signature add constraint month_signature_organization_id_deputy_act_fkey FOREIGN KEY (organization_id, deputy_act) REFERENCES deputy_act(organization_id, id) ON DELETE RESTRICT;
alter table month_signature add constraint month_signature_organization_id_structure_id_fkey FOREIGN KEY (organization_id, structure_id) REFERENCES structure(organization_id, id) ON DELETE RESTRICT;
alter table month_signature add constraint month_signature_signed_by_fkey FOREIGN KEY (signed_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table monthly_contract add constraint monthly_contract_organization_id_contract_id_fkey FOREIGN KEY (organization_id, contract_id) REFERENCES contract(organization_id, id) ON DELETE RESTRICT;
alter table monthly_contract add constraint monthly_contract_organization_id_structure_id_fkey FOREIGN KEY (organization_id, structure_id) REFERENCES structure(organization_id, id) ON DELETE RESTRICT;
alter table monthly_contract_act add constraint monthly_contract_act_organization_id_contract_id_month_fkey FOREIGN KEY (organization_id, contract_id, month) REFERENCES monthly_contract(organization_id, contract_id, month) ON DELETE CASCADE;
alter table notification add constraint notification_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE;
alter table organization add constraint organization_successor_id_fkey FOREIGN KEY (successor_id) REFERENCES organization(id) ON DELETE RESTRICT;
alter table organization_holiday add constraint organization_holiday_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE CASCADE;
alter table overtime_decision add constraint overtime_decision_made_by_fkey FOREIGN KEY (made_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table overtime_decision add constraint overtime_decision_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE RESTRICT;
alter table overtime_decision_end add constraint overtime_decision_end_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table overtime_decision_end add constraint overtime_decision_end_organization_id_amended_by_fkey FOREIGN KEY (organization_id, amended_by) REFERENCES overtime_decision(organization_id, id) ON DELETE RESTRICT;
alter table overtime_decision_end add constraint overtime_decision_end_organization_id_decision_id_fkey FOREIGN KEY (organization_id, decision_id) REFERENCES overtime_decision(organization_id, id) ON DELETE RESTRICT;
alter table overtime_decision_person add constraint overtime_decision_person_organization_id_decision_id_fkey FOREIGN KEY (organization_id, decision_id) REFERENCES overtime_decision(organization_id, id) ON DELETE RESTRICT;
alter table overtime_decision_person add constraint overtime_decision_person_organization_id_employee_id_fkey FOREIGN KEY (organization_id, employee_id) REFERENCES employee(organization_id, id) ON DELETE RESTRICT;
alter table overtime_decision_structure add constraint overtime_decision_structure_organization_id_decision_id_fkey FOREIGN KEY (organization_id, decision_id) REFERENCES overtime_decision(organization_id, id) ON DELETE RESTRICT;
alter table overtime_decision_structure add constraint overtime_decision_structure_organization_id_structure_id_fkey FOREIGN KEY (organization_id, structure_id) REFERENCES structure(organization_id, id) ON DELETE RESTRICT;
alter table pairing_code add constraint pairing_code_body_fkey FOREIGN KEY (body) REFERENCES organization(id) ON DELETE CASCADE;
alter table payment add constraint payment_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table payment add constraint payment_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table payment add constraint payment_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE RESTRICT;
alter table payment add constraint payment_organization_id_reissue_of_fkey FOREIGN KEY (organization_id, reissue_of) REFERENCES payment(organization_id, id) ON DELETE RESTRICT;
alter table payment_act add constraint payment_act_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table payment_act add constraint payment_act_organization_id_payment_id_fkey FOREIGN KEY (organization_id, payment_id) REFERENCES payment(organization_id, id) ON DELETE RESTRICT;
alter table payment_answer add constraint payment_answer_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table payment_answer add constraint payment_answer_organization_id_payment_id_fkey FOREIGN KEY (organization_id, payment_id) REFERENCES payment(organization_id, id) ON DELETE RESTRICT;
alter table payment_exclusion add constraint payment_exclusion_organization_id_contract_id_month_fkey FOREIGN KEY (organization_id, contract_id, month) REFERENCES monthly_contract(organization_id, contract_id, month) ON DELETE RESTRICT;
alter table payment_exclusion add constraint payment_exclusion_organization_id_payment_id_fkey FOREIGN KEY (organization_id, payment_id) REFERENCES payment(organization_id, id) ON DELETE RESTRICT;
alter table payment_file add constraint payment_file_made_by_fkey FOREIGN KEY (made_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table payment_file add constraint payment_file_organization_id_payment_id_fkey FOREIGN KEY (organization_id, payment_id) REFERENCES payment(organization_id, id) ON DELETE RESTRICT;
alter table payment_item add constraint payment_item_organization_id_contract_id_month_fkey FOREIGN KEY (organization_id, contract_id, month) REFERENCES monthly_contract(organization_id, contract_id, month) ON DELETE RESTRICT;
alter table payment_item add constraint payment_item_organization_id_line_id_fkey FOREIGN KEY (organization_id, line_id) REFERENCES payment_line(organization_id, id) ON DELETE RESTRICT;
alter table payment_item add constraint payment_item_organization_id_payment_id_fkey FOREIGN KEY (organization_id, payment_id) REFERENCES payment(organization_id, id) ON DELETE RESTRICT;
alter table payment_item_cause add constraint payment_item_cause_organization_id_item_id_fkey FOREIGN KEY (organization_id, item_id) REFERENCES payment_item(organization_id, id) ON DELETE RESTRICT;
alter table payment_item_cause add constraint payment_item_cause_organization_id_ledger_id_fkey FOREIGN KEY (organization_id, ledger_id) REFERENCES ledger_entry(organization_id, id) ON DELETE RESTRICT;
alter table payment_line add constraint payment_line_organization_id_employee_id_fkey FOREIGN KEY (organization_id, employee_id) REFERENCES employee(organization_id, id) ON DELETE RESTRICT;
alter table payment_line add constraint payment_line_organization_id_payment_id_fkey FOREIGN KEY (organization_id, payment_id) REFERENCES payment(organization_id, id) ON DELETE RESTRICT;
alter table payment_recovery add constraint payment_recovery_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table payment_recovery add constraint payment_recovery_organization_id_contract_id_month_fkey FOREIGN KEY (organization_id, contract_id, month) REFERENCES monthly_contract(organization_id, contract_id, month) ON DELETE RESTRICT;
alter table payment_recovery_withdrawal add constraint payment_recovery_withdrawal_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table payment_recovery_withdrawal add constraint payment_recovery_withdrawal_organization_id_id_fkey FOREIGN KEY (organization_id, id) REFERENCES payment_recovery(organization_id, id) ON DELETE RESTRICT;
alter table payroll_layout add constraint payroll_layout_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE CASCADE;
alter table presence add constraint presence_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE CASCADE;
alter table presence add constraint presence_organization_id_structure_id_fkey FOREIGN KEY (organization_id, structure_id) REFERENCES structure(organization_id, id) ON DELETE CASCADE;
alter table presence add constraint presence_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE;
alter table punch add constraint punch_organization_id_employee_id_fkey FOREIGN KEY (organization_id, employee_id) REFERENCES employee(organization_id, id) ON DELETE RESTRICT;
alter table punch add constraint punch_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE CASCADE;
alter table punch_rule add constraint punch_rule_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE RESTRICT;
alter table punch_rule add constraint punch_rule_set_by_fkey FOREIGN KEY (set_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table rate_limit add constraint rate_limit_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE;
alter table reader add constraint reader_organization_id_device_id_fkey FOREIGN KEY (organization_id, device_id) REFERENCES device(organization_id, id) ON DELETE RESTRICT;
alter table reader_command add constraint reader_command_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table reader_command add constraint reader_command_organization_id_device_id_fkey FOREIGN KEY (organization_id, device_id) REFERENCES reader(organization_id, device_id) ON DELETE RESTRICT;
alter table reader_door add constraint reader_door_body_fkey FOREIGN KEY (body) REFERENCES organization(id) ON DELETE CASCADE;
alter table recovery_code add constraint recovery_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE;
alter table release_read add constraint release_read_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE;
alter table schedule add constraint schedule_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE CASCADE;
alter table second_factor add constraint second_factor_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE;
alter table session add constraint session_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE;
alter table sickness_benefit add constraint sickness_benefit_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table sickness_benefit add constraint sickness_benefit_organization_id_contract_id_fkey FOREIGN KEY (organization_id, contract_id) REFERENCES contract(organization_id, id) ON DELETE RESTRICT;
alter table sickness_benefit add constraint sickness_benefit_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id);
alter table structure add constraint structure_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE CASCADE;
alter table structure add constraint structure_organization_id_parent_id_fkey FOREIGN KEY (organization_id, parent_id) REFERENCES structure(organization_id, id) ON DELETE RESTRICT;
alter table structure add constraint structure_organization_id_schedule_id_fkey FOREIGN KEY (organization_id, schedule_id) REFERENCES schedule(organization_id, id) ON DELETE RESTRICT;
alter table unlock_request add constraint unlock_request_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table unlock_request add constraint unlock_request_organization_id_contract_id_fkey FOREIGN KEY (organization_id, contract_id) REFERENCES contract(organization_id, id) ON DELETE RESTRICT;
alter table unlock_request add constraint unlock_request_organization_id_structure_id_fkey FOREIGN KEY (organization_id, structure_id) REFERENCES structure(organization_id, id) ON DELETE RESTRICT;
alter table unlock_request add constraint unlock_request_reason_fkey FOREIGN KEY (reason) REFERENCES unlock_reason(code) ON DELETE RESTRICT;
alter table unlock_request_act add constraint unlock_request_act_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table unlock_request_act add constraint unlock_request_act_organization_id_request_id_fkey FOREIGN KEY (organization_id, request_id) REFERENCES unlock_request(organization_id, id) ON DELETE CASCADE;
alter table user_organization add constraint user_organization_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE CASCADE;
alter table user_organization add constraint user_organization_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE;
alter table verification_outcome add constraint verification_outcome_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table verification_outcome add constraint verification_outcome_organization_id_sample_id_structure_i_fkey FOREIGN KEY (organization_id, sample_id, structure_id, date) REFERENCES verification_sample_sheet(organization_id, sample_id, structure_id, date) ON DELETE RESTRICT;
alter table verification_sample add constraint verification_sample_drawn_by_fkey FOREIGN KEY (drawn_by) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table verification_sample add constraint verification_sample_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organization(id) ON DELETE RESTRICT;
alter table verification_sample_sheet add constraint verification_sample_sheet_organization_id_sample_id_fkey FOREIGN KEY (organization_id, sample_id) REFERENCES verification_sample(organization_id, id) ON DELETE RESTRICT;
alter table verification_sample_sheet add constraint verification_sample_sheet_organization_id_structure_id_fkey FOREIGN KEY (organization_id, structure_id) REFERENCES structure(organization_id, id) ON DELETE RESTRICT;
alter table work_card add constraint work_card_organization_id_contract_id_fkey FOREIGN KEY (organization_id, contract_id) REFERENCES contract(organization_id, id) ON DELETE RESTRICT;
alter table work_card_attempt add constraint work_card_attempt_organization_id_card_id_fkey FOREIGN KEY (organization_id, card_id) REFERENCES work_card(organization_id, id) ON DELETE RESTRICT;
alter table work_card_request add constraint work_card_request_by_user_fkey FOREIGN KEY (by_user) REFERENCES app_user(id) ON DELETE RESTRICT;
alter table work_card_request add constraint work_card_request_organization_id_card_id_fkey FOREIGN KEY (organization_id, card_id) REFERENCES work_card(organization_id, id) ON DELETE RESTRICT;

CREATE INDEX absence_reason_change_in_force ON absence_reason_change USING btree (code, valid_from DESC, id DESC);
CREATE INDEX announcement_from ON announcement USING btree (from_day, id);
CREATE INDEX announcement_title ON announcement USING btree (search_key, id);
CREATE INDEX api_log_duration ON api_log USING btree (duration_ms, id);
CREATE INDEX api_log_failed ON api_log USING btree (at DESC) WHERE (status >= 400);
CREATE INDEX api_log_ip ON api_log USING btree (ip);
CREATE INDEX api_log_of_user ON api_log USING btree (user_id, at DESC) WHERE (user_id IS NOT NULL);
CREATE INDEX api_log_organization ON api_log USING btree (organization) WHERE (organization IS NOT NULL);
CREATE INDEX api_log_path ON api_log USING btree (path);
CREATE INDEX api_log_time ON api_log USING btree (at DESC, id DESC);
CREATE UNIQUE INDEX app_user_afm ON app_user USING btree (afm) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX app_user_name ON app_user USING btree (user_name) WHERE (deleted_at IS NULL);
CREATE INDEX app_user_role ON app_user USING btree (role, id) WHERE (deleted_at IS NULL);
CREATE INDEX app_user_title ON app_user USING btree (search_key, id) WHERE (deleted_at IS NULL);
CREATE INDEX attendance_file_of_month ON attendance_file USING btree (organization_id, structure_id, month, made_at);
CREATE INDEX attendance_file_matching_of_headings ON attendance_file_matching USING btree (organization_id, headings_hash, made_at);
CREATE INDEX attendance_file_word_of_word ON attendance_file_word USING btree (organization_id, word, made_at);
CREATE INDEX attendance_record_absence ON attendance_record USING btree (organization_id, reason, date, contract_id) WHERE ((reason IS NOT NULL) AND (planned_minutes > 0));
CREATE INDEX attendance_record_beyond_plan ON attendance_record USING btree (organization_id, contract_id, date) WHERE is_beyond_plan;
CREATE INDEX attendance_record_part_absence ON attendance_record USING btree (organization_id, contract_id, date) WHERE ((reason IS NOT NULL) AND (planned_minutes > 0) AND (NOT is_whole_absence));
CREATE INDEX attendance_record_structure ON attendance_record USING btree (organization_id, structure_id, date);
CREATE INDEX attendance_record_whole_absence ON attendance_record USING btree (organization_id, contract_id, reason, date) WHERE ((reason IS NOT NULL) AND (planned_minutes > 0) AND is_whole_absence);
CREATE INDEX attendance_sheet_unlocked ON attendance_sheet USING btree (organization_id, date) WHERE (state <> 'locked'::text);
CREATE INDEX audit_entry_subject ON audit_entry USING btree (subject_kind, subject_id, id);
CREATE INDEX badge_employee ON badge USING btree (organization_id, employee_id, issued_at);
CREATE INDEX challenge_expiry ON challenge USING btree (expires_at);
CREATE INDEX closure_from ON closure USING btree (organization_id, from_day, id);
CREATE INDEX closure_title ON closure USING btree (organization_id, title, id);
CREATE INDEX closure_to ON closure USING btree (organization_id, to_day, id);
CREATE INDEX collective_act_from ON collective_act USING btree (organization_id, from_day, id);
CREATE INDEX collective_act_made ON collective_act USING btree (organization_id, made_at, id);
CREATE INDEX collective_act_person_employee ON collective_act_person USING btree (organization_id, employee_id);
CREATE INDEX collective_act_record_day ON collective_act_record USING btree (organization_id, contract_id, date);
CREATE INDEX collective_act_structure_structure ON collective_act_structure USING btree (organization_id, structure_id);
CREATE INDEX contract_employee ON contract USING btree (organization_id, employee_id);
CREATE INDEX contract_end ON contract USING btree (organization_id, end_date, id);
CREATE INDEX contract_start ON contract USING btree (organization_id, start_date, id);
CREATE INDEX contract_state ON contract USING btree (organization_id, state, end_date);
CREATE INDEX contract_term_contract ON contract_term USING btree (organization_id, contract_id, valid_from);
CREATE INDEX contract_term_structure ON contract_term USING btree (organization_id, structure_id, valid_from);
CREATE INDEX credential_notice_of_user ON credential_notice USING btree (user_id, at DESC);
CREATE INDEX day_dispute_day ON day_dispute USING btree (organization_id, date, contract_id);
CREATE INDEX day_dispute_of_contract ON day_dispute USING btree (organization_id, contract_id, date);
CREATE INDEX deputy_act_from ON deputy_act USING btree (organization_id, from_day, id);
CREATE INDEX deputy_act_made ON deputy_act USING btree (organization_id, made_at, id);
CREATE INDEX deputy_act_represents ON deputy_act USING btree (represents);
CREATE INDEX deputy_act_user ON deputy_act USING btree (user_id);
CREATE INDEX device_structure ON device USING btree (organization_id, structure_id);
CREATE INDEX device_title ON device USING btree (organization_id, search_key, id);
CREATE INDEX device_entry_digest ON device_entry USING btree (organization_id, device_id, digest);
CREATE INDEX device_entry_question ON device_entry USING btree (organization_id, structure_id, punched_at) WHERE (question IS NOT NULL);
CREATE INDEX device_entry_wrong_pin ON device_entry USING btree (organization_id, employee_id, received_at) WHERE (question = 'wrong-pin'::text);
CREATE INDEX document_ending ON document USING btree (organization_id, expires_on) WHERE (state = 'approved'::text);
CREATE INDEX document_expiry ON document USING btree (organization_id, expires_on, id);
CREATE INDEX document_name ON document USING btree (organization_id, search_key, id);
CREATE INDEX document_newest ON document USING btree (organization_id, uploaded_at, id);
CREATE INDEX document_of_contract ON document USING btree (organization_id, contract_id) WHERE (contract_id IS NOT NULL);
CREATE INDEX document_queue ON document USING btree (uploaded_at, id);
CREATE INDEX document_queue_expiry ON document USING btree (expires_on, id);
CREATE INDEX document_queue_name ON document USING btree (search_key, id);
CREATE INDEX document_waiting ON document USING btree (organization_id, uploaded_at) WHERE (state = ANY (ARRAY['unscanned'::text, 'uploaded'::text]));
CREATE UNIQUE INDEX employee_amka ON employee USING btree (organization_id, amka);
CREATE INDEX employee_first_name ON employee USING btree (organization_id, greek_key(first_name) COLLATE "C");
CREATE INDEX employee_search ON employee USING btree (organization_id, search_key, id);
CREATE INDEX employee_specialty ON employee USING btree (organization_id, specialty, id);
CREATE INDEX employee_erasure_newest ON employee_erasure USING btree (organization_id, at DESC);
CREATE INDEX ergani_outage_newest ON ergani_outage USING btree (organization_id, from_at DESC);
CREATE UNIQUE INDEX ergani_outage_open ON ergani_outage USING btree (organization_id) WHERE (to_at IS NULL);
CREATE INDEX finding_note_contract ON finding_note USING btree (organization_id, month, contract_id);
CREATE INDEX global_param_in_force ON global_param USING btree (key, valid_from DESC, id DESC);
CREATE INDEX holiday_change_due ON holiday_change USING btree (made_at) WHERE (worked_out_at IS NULL);
CREATE INDEX idempotency_key_age ON idempotency_key USING btree (stored_at);
CREATE INDEX leave_correction_of_year ON leave_correction USING btree (organization_id, contract_id, year);
CREATE INDEX leave_document_of_contract ON leave_document USING btree (organization_id, contract_id, from_day);
CREATE INDEX leave_request_by_day ON leave_request USING btree (organization_id, from_day, id);
CREATE INDEX leave_request_of_contract ON leave_request USING btree (organization_id, contract_id, from_day);
CREATE INDEX ledger_entry_contract ON ledger_entry USING btree (organization_id, id, contract_id) WHERE (subject_kind = 'contract'::text);
CREATE INDEX ledger_entry_month ON ledger_entry USING btree (organization_id, month, id) WHERE (month IS NOT NULL);
CREATE INDEX ledger_entry_place ON ledger_entry USING btree (organization_id, structure_id, date, id);
CREATE INDEX ledger_entry_structure_month ON ledger_entry USING btree (organization_id, structure_id, month, id) WHERE ((date IS NULL) AND (month IS NOT NULL));
CREATE INDEX ledger_entry_subject ON ledger_entry USING btree (organization_id, subject_kind, subject_id, id);
CREATE INDEX legal_hold_employee ON legal_hold USING btree (organization_id, employee_id);
CREATE INDEX link_of_day ON link USING btree (organization_id, structure_id, date) WHERE (date IS NOT NULL);
CREATE INDEX link_of_mail ON link USING btree (organization_id, mail_id);
CREATE INDEX link_of_month ON link USING btree (organization_id, month, contract_id) WHERE (month IS NOT NULL);
CREATE INDEX login_log_of_user ON login_log USING btree (user_id, at DESC);
CREATE INDEX login_log_time ON login_log USING btree (at DESC, id DESC);
CREATE INDEX mail_newest ON mail USING btree (made_at, id);
CREATE INDEX mail_of_leave_request ON mail USING btree (organization_id, leave_request_id) WHERE (leave_request_id IS NOT NULL);
CREATE INDEX mail_of_state ON mail USING btree (state, made_at, id);
CREATE INDEX mail_waiting ON mail USING btree (organization_id, next_try_at) WHERE (state = 'waiting'::text);
CREATE INDEX month_check_month ON month_check USING btree (organization_id, month, contract_id);
CREATE INDEX month_confirmation_of_contract ON month_confirmation USING btree (organization_id, contract_id, month, at);
CREATE UNIQUE INDEX month_signature_code ON month_signature USING btree (code);
CREATE INDEX month_signature_deputy ON month_signature USING btree (organization_id, deputy_act) WHERE (deputy_act IS NOT NULL);
CREATE INDEX month_signature_structure ON month_signature USING btree (organization_id, structure_id, month);
CREATE INDEX monthly_contract_agency ON monthly_contract USING btree (organization_id, month) WHERE (state = ANY (ARRAY['signed'::text, 'awaiting'::text]));
CREATE INDEX monthly_contract_structure ON monthly_contract USING btree (organization_id, month, structure_id);
CREATE INDEX monthly_contract_to_pay ON monthly_contract USING btree (organization_id, month, contract_id) WHERE (state = 'approved'::text);
CREATE INDEX monthly_contract_unfinished ON monthly_contract USING btree (organization_id, month) WHERE (state = ANY (ARRAY['draft'::text, 'returned'::text, 'submitted'::text]));
CREATE INDEX notification_age ON notification USING btree (at);
CREATE INDEX notification_of_user ON notification USING btree (user_id, at DESC, id DESC);
CREATE INDEX notification_unread ON notification USING btree (user_id) WHERE (read_at IS NULL);
CREATE UNIQUE INDEX organization_afm ON organization USING btree (afm);
CREATE INDEX organization_legal_form ON organization USING btree (legal_form, id);
CREATE INDEX organization_successor ON organization USING btree (successor_id) WHERE (successor_id IS NOT NULL);
CREATE INDEX organization_title ON organization USING btree (search_key, id);
CREATE INDEX overtime_decision_decided ON overtime_decision USING btree (organization_id, decided_on, id);
CREATE INDEX overtime_decision_from ON overtime_decision USING btree (organization_id, from_day, id);
CREATE INDEX overtime_decision_person_employee ON overtime_decision_person USING btree (organization_id, employee_id);
CREATE INDEX overtime_decision_structure_structure ON overtime_decision_structure USING btree (organization_id, structure_id);
CREATE INDEX payment_month ON payment USING btree (organization_id, month, state);
CREATE INDEX payment_newest ON payment USING btree (organization_id, created_at, id);
CREATE INDEX payment_queue ON payment USING btree (created_at, id);
CREATE INDEX payment_item_line ON payment_item USING btree (organization_id, line_id);
CREATE UNIQUE INDEX payment_item_once ON payment_item USING btree (organization_id, contract_id, month, seq) WHERE live;
CREATE INDEX payment_item_payment ON payment_item USING btree (organization_id, payment_id);
CREATE INDEX payment_item_seen ON payment_item USING btree (organization_id, month, ledger_seen) WHERE live;
CREATE INDEX payment_line_answered ON payment_line USING btree (organization_id, employee_id, iban, answered_at DESC) WHERE (state = ANY (ARRAY['paid'::text, 'rejected'::text]));
CREATE INDEX payment_line_payment ON payment_line USING btree (organization_id, payment_id, search_key, id);
CREATE INDEX payment_line_refused ON payment_line USING btree (organization_id, payment_id) WHERE ((state = 'rejected'::text) AND (reissued_by IS NULL));
CREATE INDEX payment_line_reissued ON payment_line USING btree (organization_id, reissued_by) WHERE (reissued_by IS NOT NULL);
CREATE INDEX payment_recovery_at ON payment_recovery USING btree (organization_id, at, id);
CREATE INDEX payment_recovery_of_month ON payment_recovery USING btree (organization_id, contract_id, month);
CREATE INDEX payroll_layout_title ON payroll_layout USING btree (organization_id, title, id);
CREATE INDEX presence_on_sheet ON presence USING btree (organization_id, structure_id, period);
CREATE INDEX punch_employee ON punch USING btree (organization_id, employee_id, at);
CREATE INDEX punch_unknown ON punch USING btree (organization_id, card_number, at) WHERE (employee_id IS NULL);
CREATE INDEX rate_limit_end ON rate_limit USING btree (ends_at);
CREATE INDEX rate_limit_user ON rate_limit USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX reader_door_device ON reader_door USING btree (body, device);
CREATE INDEX schedule_title ON schedule USING btree (organization_id, title, id);
CREATE UNIQUE INDEX second_factor_credential ON second_factor USING btree (credential_id);
CREATE INDEX second_factor_of_user ON second_factor USING btree (user_id);
CREATE INDEX session_age ON session USING btree (expires_at);
CREATE UNIQUE INDEX session_id ON session USING btree (id);
CREATE INDEX session_of_user ON session USING btree (user_id);
CREATE INDEX sickness_benefit_of_contract ON sickness_benefit USING btree (organization_id, contract_id, from_day);
CREATE INDEX structure_opened ON structure USING btree (organization_id, opened_on, id);
CREATE INDEX structure_search ON structure USING btree (organization_id, search_key);
CREATE INDEX taxis_transaction_expiry ON taxis_transaction USING btree (expires_at);
CREATE INDEX unlock_request_asked ON unlock_request USING btree (organization_id, asked_at) WHERE (state = 'asked'::text);
CREATE INDEX unlock_request_from ON unlock_request USING btree (organization_id, from_day, id);
CREATE INDEX unlock_request_live ON unlock_request USING btree (organization_id, structure_id, from_day) WHERE (state = 'granted'::text);
CREATE INDEX unlock_request_newest ON unlock_request USING btree (organization_id, asked_at, id);
CREATE INDEX unlock_request_queue ON unlock_request USING btree (asked_at, id);
CREATE INDEX unlock_request_queue_from ON unlock_request USING btree (from_day, id);
CREATE INDEX user_organization_granted ON user_organization USING btree (granted_at, organization_id, user_id);
CREATE INDEX user_organization_of_body ON user_organization USING btree (organization_id, user_id);
CREATE INDEX verification_outcome_sheet ON verification_outcome USING btree (organization_id, sample_id, structure_id, date, at);
CREATE INDEX verification_sample_drawn ON verification_sample USING btree (drawn_at DESC, id DESC);
CREATE INDEX work_card_due ON work_card USING btree (organization_id, next_try_at) WHERE (state = ANY (ARRAY['waiting'::text, 'sending'::text]));
CREATE INDEX work_card_newest ON work_card USING btree (organization_id, at DESC, id DESC);
CREATE INDEX work_card_open ON work_card USING btree (organization_id, state, at DESC) WHERE (state <> 'accepted'::text);

alter table attendance_file enable row level security;
alter table attendance_file force row level security;
create policy attendance_file_of_body on attendance_file for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table attendance_file_matching enable row level security;
alter table attendance_file_matching force row level security;
create policy attendance_file_matching_of_body on attendance_file_matching for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table attendance_file_word enable row level security;
alter table attendance_file_word force row level security;
create policy attendance_file_word_of_body on attendance_file_word for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table attendance_record enable row level security;
alter table attendance_record force row level security;
create policy attendance_record_of_body on attendance_record for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table attendance_sheet enable row level security;
alter table attendance_sheet force row level security;
create policy attendance_sheet_of_body on attendance_sheet for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table attendance_sheet_act enable row level security;
alter table attendance_sheet_act force row level security;
create policy attendance_sheet_act_of_body on attendance_sheet_act for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table badge enable row level security;
alter table badge force row level security;
create policy badge_of_body on badge for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table badge_end enable row level security;
alter table badge_end force row level security;
create policy badge_end_of_body on badge_end for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table closure enable row level security;
alter table closure force row level security;
create policy closure_of_body on closure for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table collective_act enable row level security;
alter table collective_act force row level security;
create policy collective_act_of_body on collective_act for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table collective_act_person enable row level security;
alter table collective_act_person force row level security;
create policy collective_act_person_of_body on collective_act_person for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table collective_act_record enable row level security;
alter table collective_act_record force row level security;
create policy collective_act_record_of_body on collective_act_record for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table collective_act_structure enable row level security;
alter table collective_act_structure force row level security;
create policy collective_act_structure_of_body on collective_act_structure for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table collective_act_withdrawal enable row level security;
alter table collective_act_withdrawal force row level security;
create policy collective_act_withdrawal_of_body on collective_act_withdrawal for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table contract enable row level security;
alter table contract force row level security;
create policy contract_of_body on contract for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table contract_act enable row level security;
alter table contract_act force row level security;
create policy contract_act_of_body on contract_act for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table contract_act enable row level security;
alter table contract_act force row level security;
create policy contract_act_only_emptied on contract_act for w
  using ()
  with check ((reason = ANY (ARRAY[''::text, '***'::text])));
alter table contract_term enable row level security;
alter table contract_term force row level security;
create policy contract_term_of_body on contract_term for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table day_dispute enable row level security;
alter table day_dispute force row level security;
create policy day_dispute_of_body on day_dispute for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table day_dispute enable row level security;
alter table day_dispute force row level security;
create policy day_dispute_only_emptied on day_dispute for w
  using ()
  with check ((text = ANY (ARRAY[''::text, '***'::text])));
alter table day_dispute enable row level security;
alter table day_dispute force row level security;
create policy day_dispute_says_emptied on day_dispute for w
  using ()
  with check ((says IS NULL));
alter table device enable row level security;
alter table device force row level security;
create policy device_of_body on device for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table device_act enable row level security;
alter table device_act force row level security;
create policy device_act_of_body on device_act for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table device_entry enable row level security;
alter table device_entry force row level security;
create policy device_entry_of_body on device_entry for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table device_entry enable row level security;
alter table device_entry force row level security;
create policy device_entry_only_emptied on device_entry for w
  using ()
  with check ((card_number = ANY (ARRAY[''::text, '***'::text])));
alter table device_entry_answer enable row level security;
alter table device_entry_answer force row level security;
create policy device_entry_answer_of_body on device_entry_answer for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table device_entry_answer enable row level security;
alter table device_entry_answer force row level security;
create policy device_entry_answer_only_emptied on device_entry_answer for w
  using ()
  with check ((reason = ANY (ARRAY[''::text, '***'::text])));
alter table dispute_answer enable row level security;
alter table dispute_answer force row level security;
create policy dispute_answer_of_body on dispute_answer for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table dispute_answer enable row level security;
alter table dispute_answer force row level security;
create policy dispute_answer_only_emptied on dispute_answer for w
  using ()
  with check ((text = ANY (ARRAY[''::text, '***'::text])));
alter table dispute_file enable row level security;
alter table dispute_file force row level security;
create policy dispute_file_of_body on dispute_file for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table dispute_file enable row level security;
alter table dispute_file force row level security;
create policy dispute_file_only_erased on dispute_file for d
  using ((EXISTS ( SELECT
   FROM day_dispute d
  WHERE ((d.organization_id = dispute_file.organization_id) AND (d.id = dispute_file.dispute_id) AND is_of_erased_person(d.organization_id, d.contract_id)))))
  with check ();
alter table document enable row level security;
alter table document force row level security;
create policy document_of_body on document for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table document enable row level security;
alter table document force row level security;
create policy document_only_erased on document for d
  using (is_of_erased_person(organization_id, contract_id))
  with check ();
alter table document_act enable row level security;
alter table document_act force row level security;
create policy document_act_of_body on document_act for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table document_act enable row level security;
alter table document_act force row level security;
create policy document_act_only_erased on document_act for d
  using ((EXISTS ( SELECT
   FROM document d
  WHERE ((d.organization_id = document_act.organization_id) AND (d.id = document_act.document_id) AND is_of_erased_person(d.organization_id, d.contract_id)))))
  with check ();
alter table employee enable row level security;
alter table employee force row level security;
create policy employee_of_body on employee for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table employee_erasure enable row level security;
alter table employee_erasure force row level security;
create policy employee_erasure_of_body on employee_erasure for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table employee_pin enable row level security;
alter table employee_pin force row level security;
create policy employee_pin_of_body on employee_pin for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table ergani_account enable row level security;
alter table ergani_account force row level security;
create policy ergani_account_of_body on ergani_account for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table ergani_outage enable row level security;
alter table ergani_outage force row level security;
create policy ergani_outage_of_body on ergani_outage for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table ergani_switch enable row level security;
alter table ergani_switch force row level security;
create policy ergani_switch_of_body on ergani_switch for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table ergani_token enable row level security;
alter table ergani_token force row level security;
create policy ergani_token_of_body on ergani_token for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table file_to_remove enable row level security;
alter table file_to_remove force row level security;
create policy file_to_remove_of_body on file_to_remove for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table finding_note enable row level security;
alter table finding_note force row level security;
create policy finding_note_of_body on finding_note for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table finding_note enable row level security;
alter table finding_note force row level security;
create policy finding_note_only_emptied on finding_note for w
  using ()
  with check ((note = ANY (ARRAY[''::text, '***'::text])));
alter table finding_parameter enable row level security;
alter table finding_parameter force row level security;
create policy finding_parameter_of_body on finding_parameter for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table leave_correction enable row level security;
alter table leave_correction force row level security;
create policy leave_correction_of_body on leave_correction for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table leave_correction enable row level security;
alter table leave_correction force row level security;
create policy leave_correction_only_emptied on leave_correction for w
  using ()
  with check ((note = ANY (ARRAY[''::text, '***'::text])));
alter table leave_document enable row level security;
alter table leave_document force row level security;
create policy leave_document_of_body on leave_document for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table leave_document_withdrawal enable row level security;
alter table leave_document_withdrawal force row level security;
create policy leave_document_withdrawal_of_body on leave_document_withdrawal for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table leave_feed enable row level security;
alter table leave_feed force row level security;
create policy leave_feed_of_body on leave_feed for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table leave_request enable row level security;
alter table leave_request force row level security;
create policy leave_request_of_body on leave_request for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table leave_request enable row level security;
alter table leave_request force row level security;
create policy leave_request_only_emptied on leave_request for w
  using ()
  with check ((text = ANY (ARRAY[''::text, '***'::text])));
alter table leave_request_answer enable row level security;
alter table leave_request_answer force row level security;
create policy leave_request_answer_of_body on leave_request_answer for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table leave_request_answer enable row level security;
alter table leave_request_answer force row level security;
create policy leave_request_answer_only_emptied on leave_request_answer for w
  using ()
  with check ((text = ANY (ARRAY[''::text, '***'::text])));
alter table leave_request_file enable row level security;
alter table leave_request_file force row level security;
create policy leave_request_file_of_body on leave_request_file for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table leave_request_file enable row level security;
alter table leave_request_file force row level security;
create policy leave_request_file_seen_or_erased on leave_request_file for d
  using ((EXISTS ( SELECT
   FROM (leave_request r
     LEFT JOIN leave_request_answer a ON (((a.organization_id = r.organization_id) AND (a.request_id = r.id))))
  WHERE ((r.organization_id = leave_request_file.organization_id) AND (r.id = leave_request_file.request_id) AND ((a.request_id IS NOT NULL) OR is_of_erased_person(r.organization_id, r.contract_id))))))
  with check ();
alter table leave_request_waiting enable row level security;
alter table leave_request_waiting force row level security;
create policy leave_request_waiting_of_body on leave_request_waiting for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table ledger_entry enable row level security;
alter table ledger_entry force row level security;
create policy ledger_entry_of_body on ledger_entry for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table ledger_entry enable row level security;
alter table ledger_entry force row level security;
create policy ledger_entry_only_emptied on ledger_entry for w
  using ()
  with check (((digests IS NOT NULL) AND (salt IS NULL) AND (actor_id IS NULL) AND (reason = ''::text) AND (before IS NULL) AND (after IS NULL)));
alter table ledger_seal enable row level security;
alter table ledger_seal force row level security;
create policy ledger_seal_of_body on ledger_seal for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table legal_hold enable row level security;
alter table legal_hold force row level security;
create policy legal_hold_of_body on legal_hold for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table legal_hold enable row level security;
alter table legal_hold force row level security;
create policy legal_hold_only_emptied on legal_hold for w
  using ()
  with check ((reason = ANY (ARRAY[''::text, '***'::text])));
alter table legal_hold_end enable row level security;
alter table legal_hold_end force row level security;
create policy legal_hold_end_of_body on legal_hold_end for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table legal_hold_end enable row level security;
alter table legal_hold_end force row level security;
create policy legal_hold_end_only_emptied on legal_hold_end for w
  using ()
  with check ((reason = ANY (ARRAY[''::text, '***'::text])));
alter table link enable row level security;
alter table link force row level security;
create policy link_of_body on link for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table link enable row level security;
alter table link force row level security;
create policy link_only_emptied on link for w
  using ()
  with check (((recipient = '***'::text) AND (recipient_name = '***'::text)));
alter table link_act enable row level security;
alter table link_act force row level security;
create policy link_act_of_body on link_act for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table mail enable row level security;
alter table mail force row level security;
create policy mail_of_body on mail for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table mail_attempt enable row level security;
alter table mail_attempt force row level security;
create policy mail_attempt_of_body on mail_attempt for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table mail_attempt enable row level security;
alter table mail_attempt force row level security;
create policy mail_attempt_only_emptied on mail_attempt for w
  using ()
  with check ((answer = ANY (ARRAY[''::text, '***'::text])));
alter table month_check enable row level security;
alter table month_check force row level security;
create policy month_check_of_body on month_check for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table month_confirmation enable row level security;
alter table month_confirmation force row level security;
create policy month_confirmation_of_body on month_confirmation for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table month_print enable row level security;
alter table month_print force row level security;
create policy month_print_of_body on month_print for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table month_signature enable row level security;
alter table month_signature force row level security;
create policy month_signature_of_body on month_signature for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table monthly_contract enable row level security;
alter table monthly_contract force row level security;
create policy monthly_contract_of_body on monthly_contract for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table monthly_contract_act enable row level security;
alter table monthly_contract_act force row level security;
create policy monthly_contract_act_of_body on monthly_contract_act for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table monthly_contract_act enable row level security;
alter table monthly_contract_act force row level security;
create policy monthly_contract_act_only_emptied on monthly_contract_act for w
  using ()
  with check ((reason = ANY (ARRAY[''::text, '***'::text])));
alter table organization_holiday enable row level security;
alter table organization_holiday force row level security;
create policy organization_holiday_of_body on organization_holiday for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table overtime_decision enable row level security;
alter table overtime_decision force row level security;
create policy overtime_decision_of_body on overtime_decision for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table overtime_decision_end enable row level security;
alter table overtime_decision_end force row level security;
create policy overtime_decision_end_of_body on overtime_decision_end for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table overtime_decision_person enable row level security;
alter table overtime_decision_person force row level security;
create policy overtime_decision_person_of_body on overtime_decision_person for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table overtime_decision_structure enable row level security;
alter table overtime_decision_structure force row level security;
create policy overtime_decision_structure_of_body on overtime_decision_structure for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table payment enable row level security;
alter table payment force row level security;
create policy payment_of_body on payment for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table payment_act enable row level security;
alter table payment_act force row level security;
create policy payment_act_of_body on payment_act for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table payment_answer enable row level security;
alter table payment_answer force row level security;
create policy payment_answer_of_body on payment_answer for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table payment_answer enable row level security;
alter table payment_answer force row level security;
create policy payment_answer_only_emptied on payment_answer for w
  using ()
  with check (((report -> 'contradicted'::text) = '[]'::jsonb));
alter table payment_exclusion enable row level security;
alter table payment_exclusion force row level security;
create policy payment_exclusion_of_body on payment_exclusion for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table payment_file enable row level security;
alter table payment_file force row level security;
create policy payment_file_of_body on payment_file for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table payment_item enable row level security;
alter table payment_item force row level security;
create policy payment_item_of_body on payment_item for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table payment_item_cause enable row level security;
alter table payment_item_cause force row level security;
create policy payment_item_cause_of_body on payment_item_cause for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table payment_line enable row level security;
alter table payment_line force row level security;
create policy payment_line_of_body on payment_line for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table payment_recovery enable row level security;
alter table payment_recovery force row level security;
create policy payment_recovery_of_body on payment_recovery for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table payment_recovery_withdrawal enable row level security;
alter table payment_recovery_withdrawal force row level security;
create policy payment_recovery_withdrawal_of_body on payment_recovery_withdrawal for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table payment_recovery_withdrawal enable row level security;
alter table payment_recovery_withdrawal force row level security;
create policy payment_recovery_withdrawal_only_emptied on payment_recovery_withdrawal for w
  using ()
  with check ((reason = ANY (ARRAY[''::text, '***'::text])));
alter table payroll_layout enable row level security;
alter table payroll_layout force row level security;
create policy payroll_layout_of_body on payroll_layout for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table presence enable row level security;
alter table presence force row level security;
create policy presence_of_body on presence for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table punch enable row level security;
alter table punch force row level security;
create policy punch_of_body on punch for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table punch_rule enable row level security;
alter table punch_rule force row level security;
create policy punch_rule_of_body on punch_rule for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table reader enable row level security;
alter table reader force row level security;
create policy reader_of_body on reader for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table reader_command enable row level security;
alter table reader_command force row level security;
create policy reader_command_of_body on reader_command for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table schedule enable row level security;
alter table schedule force row level security;
create policy schedule_of_body on schedule for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table sickness_benefit enable row level security;
alter table sickness_benefit force row level security;
create policy sickness_benefit_of_body on sickness_benefit for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table sickness_benefit enable row level security;
alter table sickness_benefit force row level security;
create policy sickness_benefit_only_emptied on sickness_benefit for w
  using ()
  with check ((note = ANY (ARRAY[''::text, '***'::text])));
alter table structure enable row level security;
alter table structure force row level security;
create policy structure_of_body on structure for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table unlock_request enable row level security;
alter table unlock_request force row level security;
create policy unlock_request_of_body on unlock_request for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table unlock_request_act enable row level security;
alter table unlock_request_act force row level security;
create policy unlock_request_act_of_body on unlock_request_act for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table unlock_request_act enable row level security;
alter table unlock_request_act force row level security;
create policy unlock_request_act_only_emptied on unlock_request_act for w
  using ()
  with check ((reason = ANY (ARRAY[''::text, '***'::text])));
alter table verification_outcome enable row level security;
alter table verification_outcome force row level security;
create policy verification_outcome_of_body on verification_outcome for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table verification_sample enable row level security;
alter table verification_sample force row level security;
create policy verification_sample_of_body on verification_sample for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table verification_sample_sheet enable row level security;
alter table verification_sample_sheet force row level security;
create policy verification_sample_sheet_of_body on verification_sample_sheet for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table work_card enable row level security;
alter table work_card force row level security;
create policy work_card_of_body on work_card for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table work_card_attempt enable row level security;
alter table work_card_attempt force row level security;
create policy work_card_attempt_of_body on work_card_attempt for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);
alter table work_card_request enable row level security;
alter table work_card_request force row level security;
create policy work_card_request_of_body on work_card_request for all
  using (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END)
  with check (
CASE
    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true
    ELSE false
END);

grant insert, select on absence_reason to paron_app;
grant insert, select on absence_reason_change to paron_app;
grant insert, select, update on announcement to paron_app;
grant insert, select on announcement_confirmation to paron_app;
grant insert, select, update on announcement_file to paron_app;
grant insert, select on announcement_reading to paron_app;
grant insert, select on announcement_withdrawal to paron_app;
grant insert, select, update on api_app to paron_app;
grant insert, select, update on api_app_secret to paron_app;
grant delete, insert, select on api_log to paron_app;
grant delete, insert, select, update on app_user to paron_app;
grant insert, select on attendance_file to paron_app;
grant insert, select on attendance_file_matching to paron_app;
grant insert, select on attendance_file_word to paron_app;
grant delete, insert, select, update on attendance_record to paron_app;
grant delete, insert, select, update on attendance_sheet to paron_app;
grant insert, select on attendance_sheet_act to paron_app;
grant select on audit_entry to paron_app;
grant insert, select on audit_seal to paron_app;
grant insert, select on badge to paron_app;
grant insert, select on badge_end to paron_app;
grant delete, insert, select, update on challenge to paron_app;
grant insert, select on client_floor to paron_app;
grant delete, insert, select, update on closure to paron_app;
grant insert, select on collective_act to paron_app;
grant insert, select on collective_act_person to paron_app;
grant insert, select on collective_act_record to paron_app;
grant insert, select on collective_act_structure to paron_app;
grant insert, select on collective_act_withdrawal to paron_app;
grant delete, insert, select, update on contract to paron_app;
grant insert, select on contract_act to paron_app;
grant delete, insert, select, update on contract_term to paron_app;
grant delete, insert, select, update on credential_notice to paron_app;
grant insert, select on day_dispute to paron_app;
grant insert, select, update on deputy_act to paron_app;
grant insert, select, update on device to paron_app;
grant insert, select on device_act to paron_app;
grant insert, select on device_entry to paron_app;
grant insert, select on device_entry_answer to paron_app;
grant insert, select on dispute_answer to paron_app;
grant delete, insert, select on dispute_file to paron_app;
grant delete, insert, select, update on document to paron_app;
grant delete, insert, select on document_act to paron_app;
grant insert, select, update on document_kind to paron_app;
grant delete, insert, select, update on employee to paron_app;
grant insert, select on employee_erasure to paron_app;
grant insert, select on employee_pin to paron_app;
grant insert, select, update on ergani_account to paron_app;
grant insert, select, update on ergani_outage to paron_app;
grant insert, select on ergani_switch to paron_app;
grant delete, insert, select, update on ergani_token to paron_app;
grant delete, insert, select on file_to_remove to paron_app;
grant insert, select on finding_note to paron_app;
grant delete, insert, select on finding_parameter to paron_app;
grant insert, select on global_param to paron_app;
grant insert, select on holiday_change to paron_app;
grant delete, insert, select, update on holiday_move to paron_app;
grant delete, insert, select, update on holiday_rule to paron_app;
grant delete, insert, select, update on idempotency_key to paron_app;
grant delete, insert, select, update on job_run to paron_app;
grant insert, select on leave_correction to paron_app;
grant insert, select on leave_document to paron_app;
grant insert, select on leave_document_withdrawal to paron_app;
grant insert, select on leave_feed to paron_app;
grant insert, select on leave_request to paron_app;
grant insert, select on leave_request_answer to paron_app;
grant delete, insert, select on leave_request_file to paron_app;
grant delete, insert, select on leave_request_waiting to paron_app;
grant select on ledger_entry to paron_app;
grant insert, select on ledger_seal to paron_app;
grant insert, select on legal_hold to paron_app;
grant insert, select on legal_hold_end to paron_app;
grant insert, select on link to paron_app;
grant insert, select on link_act to paron_app;
grant delete, insert, select on list_view to paron_app;
grant delete, insert, select on login_log to paron_app;
grant insert, select, update on mail to paron_app;
grant insert, select on mail_attempt to paron_app;
grant insert, select, update on month_check to paron_app;
grant insert, select on month_confirmation to paron_app;
grant delete, insert, select, update on month_print to paron_app;
grant insert, select on month_signature to paron_app;
grant delete, insert, select, update on monthly_contract to paron_app;
grant insert, select on monthly_contract_act to paron_app;
grant delete, insert, select, update on notification to paron_app;
grant delete, insert, select, update on organization to paron_app;
grant delete, insert, select, update on organization_holiday to paron_app;
grant insert, select on overtime_decision to paron_app;
grant insert, select on overtime_decision_end to paron_app;
grant insert, select on overtime_decision_person to paron_app;
grant insert, select on overtime_decision_structure to paron_app;
grant delete, insert, select, update on pairing_code to paron_app;
grant insert, select on payment to paron_app;
grant insert, select on payment_act to paron_app;
grant insert, select on payment_answer to paron_app;
grant insert, select on payment_exclusion to paron_app;
grant insert, select on payment_file to paron_app;
grant insert, select on payment_item to paron_app;
grant insert, select on payment_item_cause to paron_app;
grant insert, select on payment_line to paron_app;
grant insert, select on payment_recovery to paron_app;
grant insert, select on payment_recovery_withdrawal to paron_app;
grant delete, insert, select, update on payroll_layout to paron_app;
grant delete, insert, select, update on presence to paron_app;
grant insert, select, update on punch to paron_app;
grant insert, select on punch_rule to paron_app;
grant delete, insert, select, update on rate_limit to paron_app;
grant insert, select, update on reader to paron_app;
grant insert, select, update on reader_command to paron_app;
grant delete, insert, select on reader_door to paron_app;
grant delete, insert, select, update on recovery_code to paron_app;
grant insert, select on release_read to paron_app;
grant select on running_term to paron_app;
grant delete, insert, select, update on schedule to paron_app;
grant select on schema_migration to paron_app;
grant insert, select on seal_key to paron_app;
grant delete, insert, select, update on second_factor to paron_app;
grant delete, insert, select, update on security_rule to paron_app;
grant delete, insert, select, update on session to paron_app;
grant insert, select on sickness_benefit to paron_app;
grant select on standing_deputy_act to paron_app;
grant delete, insert, select, update on structure to paron_app;
grant delete, insert, select, update on taxis_transaction to paron_app;
grant insert, select, update on unlock_reason to paron_app;
grant insert, select, update on unlock_request to paron_app;
grant insert, select on unlock_request_act to paron_app;
grant delete, insert, select, update on user_organization to paron_app;
grant insert, select on verification_outcome to paron_app;
grant insert, select on verification_sample to paron_app;
grant insert, select on verification_sample_sheet to paron_app;
grant insert, select, update on work_card to paron_app;
grant insert, select, update on work_card_attempt to paron_app;
grant insert, select on work_card_request to paron_app;

grant execute on function closed_under_unlock(uuid,uuid,uuid[],date,date,timestamp with time zone) to paron_app;
grant execute on function greek_key(text) to paron_app;
grant execute on function is_of_erased_person(uuid,uuid) to paron_app;
grant execute on function visible_organizations() to paron_app;
