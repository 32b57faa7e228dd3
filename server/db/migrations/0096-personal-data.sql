-- One person's data: holds that forbid an erasure, erasures done, and what the server may empty to do one. Nothing that is
-- append-only becomes changeable by it: a policy lets an update through only where it leaves the mark of an erasure.

-- A tax number, or the pseudonym of somebody whose data were erased.
alter table employee
  drop constraint employee_afm_check,
  add constraint employee_afm_check check (afm ~ '^([0-9]{9}|E[0-9]{8})$');

create table legal_hold (
  organization_id uuid not null references organization on delete restrict,
  id uuid not null,
  employee_id uuid not null,
  reason text not null check (length(reason) between 3 and 500),
  set_by uuid not null references app_user on delete restrict,
  set_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references employee (organization_id, id) on delete restrict
);
create index legal_hold_employee on legal_hold (organization_id, employee_id);

create table legal_hold_end (
  organization_id uuid not null,
  hold_id uuid not null,
  reason text not null check (length(reason) between 3 and 500),
  by_user uuid not null references app_user on delete restrict,
  at timestamptz not null,
  primary key (organization_id, hold_id),
  foreign key (organization_id, hold_id) references legal_hold (organization_id, id) on delete restrict
);

create table employee_erasure (
  organization_id uuid not null references organization on delete restrict,
  employee_id uuid not null,
  -- Makes the pseudonym.
  number integer not null check (number between 1 and 99999999),
  reason text not null check (length(reason) between 3 and 500),
  by_user uuid not null references app_user on delete restrict,
  at timestamptz not null,
  -- What was erased and what was kept, until when: the certificate.
  certificate jsonb not null,
  primary key (organization_id, employee_id),
  unique (organization_id, number),
  foreign key (organization_id, employee_id) references employee (organization_id, id) on delete restrict
);
create index employee_erasure_newest on employee_erasure (organization_id, at desc);

-- Bytes whose last row has gone, until the file store has removed them too.
create table file_to_remove (
  organization_id uuid not null references organization on delete restrict,
  sha256 bytea not null check (octet_length(sha256) = 32),
  since timestamptz not null,
  primary key (organization_id, sha256)
);

do $$
declare
  t text;
  visible constant text := 'case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end';
begin
  foreach t in array array['legal_hold', 'legal_hold_end', 'employee_erasure', 'file_to_remove'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (%s) with check (%s)', t || '_of_body', t, visible, visible);
    execute format('grant select, insert on %I to paron_app', t);
  end loop;

  -- Words of append-only rows: only their emptying is let through.
  for t in
    select format('grant update (%2$I) on %1$I to paron_app; create policy %3$I on %1$I as restrictive for update to paron_app with check (%2$I in ('''', ''***''))',
      x.tbl, x.col, x.tbl || '_only_emptied')
    from (values
      ('contract_act', 'reason'), ('monthly_contract_act', 'reason'), ('unlock_request_act', 'reason'),
      ('finding_note', 'note'), ('leave_correction', 'note'), ('day_dispute', 'text'), ('dispute_answer', 'text'),
      ('mail_attempt', 'answer'), ('device_entry', 'card_number'), ('device_entry_answer', 'reason'),
      ('legal_hold', 'reason'), ('legal_hold_end', 'reason')) as x(tbl, col)
  loop
    execute t;
  end loop;
end
$$;

grant update (token_hash, recipient, recipient_name) on link to paron_app;
create policy link_only_emptied on link as restrictive for update to paron_app
  with check (recipient = '***' and recipient_name = '***');

grant update (salt, digests, actor_id, reason, before, after) on ledger_entry to paron_app;
create policy ledger_entry_only_emptied on ledger_entry as restrictive for update to paron_app
  with check (digests is not null and salt is null and actor_id is null and reason = '' and before is null and after is null);

-- The names of lines that an answer of the bank contradicted.
grant update (report) on payment_answer to paron_app;
create policy payment_answer_only_emptied on payment_answer as restrictive for update to paron_app
  with check (report -> 'contradicted' = '[]');

-- Lines of payments change in the course of a payment; name and account only by being emptied.
grant update (name, iban) on payment_line to paron_app;
create function only_emptied_line() returns trigger language plpgsql as $$
begin
  if new.iban <> '' then
    raise exception 'Name and account of a line are what was paid' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger payment_line_only_emptied before update on payment_line for each row
  when (old.name is distinct from new.name or old.iban is distinct from new.iban)
  execute function only_emptied_line();

-- Documents of a contract go with the data of an erased person, and not otherwise.
create function is_of_erased_person(organization uuid, contract uuid) returns boolean language sql stable as $$
  select exists (
    select from contract c
    join employee_erasure e on e.organization_id = c.organization_id and e.employee_id = c.employee_id
    where c.organization_id = organization and c.id = contract)
$$;
grant execute on function is_of_erased_person to paron_app;
grant delete on document, document_act, file_to_remove to paron_app;
create policy document_only_erased on document as restrictive for delete to paron_app
  using (is_of_erased_person(organization_id, contract_id));
create policy document_act_only_erased on document_act as restrictive for delete to paron_app
  using (exists (
    select from document d where d.organization_id = document_act.organization_id and d.id = document_act.document_id
      and is_of_erased_person(d.organization_id, d.contract_id)));
