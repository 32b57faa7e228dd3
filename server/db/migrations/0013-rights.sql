-- Row-level security, and the rights of the application's role. Whatever comes later brings its own.

-- On every table with a body's data, forced on the owner too. `user_organization` says which bodies a user may see at all; it
-- is read before any body is chosen. The policy is a plain filter, since every statement names its organization itself: beside
-- that, the planner takes a bare `= any` for a condition of its own that leaves almost nothing and, once a statement is
-- prepared, chooses nested scans that take six seconds for a structure of 1,000 contracts.
do $$
declare
  t text;
  visible constant text := 'case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end';
begin
  for t in
    select c.relname from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'user_organization'
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (%s) with check (%s)', t || '_of_body', t, visible, visible);
  end loop;
end
$$;

grant usage on schema public to paron_app;
grant execute on function greek_key, visible_organizations, is_of_erased_person, closed_under_unlock to paron_app;

-- Everything is read and added to. What stands in none of the lists below has happened, and is never changed.
grant select, insert on all tables in schema public to paron_app;
revoke insert on schema_migration, running_term, ledger_entry, audit_entry from paron_app;
-- The number of an entry is nobody's to give.
grant insert (organization_id, act, actor_id, actor_role, source, request_id, subject_kind, subject_id, structure_id, date,
  reason, before, after, salt, state) on ledger_entry to paron_app;
grant insert (act, subject_kind, subject_id, actor_id, actor_role, ip, request_id, before, after, salt, state)
  on audit_entry to paron_app;

-- What is kept as it stands now, and may go.
grant update, delete on
  organization, app_user, user_organization, session, rate_limit, security_rule, second_factor, recovery_code, challenge,
  taxis_transaction, credential_notice, holiday_rule, holiday_move, notification, job_run, idempotency_key,
  organization_holiday, schedule, structure, closure, employee, contract, contract_term, document,
  attendance_sheet, attendance_record, presence, monthly_contract, month_print, pairing_code, ergani_token
  to paron_app;

-- What changes and stays.
grant update on
  api_app, api_app_secret, unlock_reason, document_kind, announcement, announcement_file, punch, unlock_request, month_check,
  mail, device, reader, reader_command, ergani_account, work_card, work_card_attempt, ergani_outage
  to paron_app;
grant update (version) on absence_reason to paron_app;
grant update (worked_out_at) on holiday_change to paron_app;
grant update (state, approved_by, execution_date, version) on payment to paron_app;
grant update (state, bank_code, bank_text, answered_at, reissued_by) on payment_line to paron_app;
grant update (live) on payment_item to paron_app;
grant update (name, search, columns, kept_at) on list_view to paron_app;
grant update (revoked_at, revoked_by) on leave_feed to paron_app;
grant update (undone_at, undone_by) on attendance_file to paron_app;

-- What goes at a word, by its age, with its reader, or with an erased person.
grant delete on list_view, login_log, api_log, reader_door, document_act, dispute_file, leave_request_file, file_to_remove to paron_app;

-- Erasing a person's data. Nothing that is append-only becomes changeable by it: a policy lets an update through only where
-- it leaves the mark of an erasure.
do $$
declare
  t text;
begin
  -- Words of append-only rows: only their emptying is let through.
  for t in
    select format('grant update (%2$I) on %1$I to paron_app; create policy %3$I on %1$I as restrictive for update to paron_app with check (%2$I in ('''', ''***''))',
      x.tbl, x.col, x.tbl || '_only_emptied')
    from (values
      ('contract_act', 'reason'), ('monthly_contract_act', 'reason'), ('unlock_request_act', 'reason'),
      ('finding_note', 'note'), ('leave_correction', 'note'), ('sickness_benefit', 'note'), ('day_dispute', 'text'),
      ('dispute_answer', 'text'), ('leave_request', 'text'), ('leave_request_answer', 'text'), ('mail_attempt', 'answer'), ('device_entry', 'card_number'),
      ('device_entry_answer', 'reason'), ('legal_hold', 'reason'), ('legal_hold_end', 'reason')) as x(tbl, col)
  loop
    execute t;
  end loop;
end
$$;

grant update (token_hash, recipient, recipient_name, sealed_address) on link to paron_app;
create policy link_only_emptied on link as restrictive for update to paron_app
  with check (recipient = '***' and recipient_name = '***');

grant update (says) on day_dispute to paron_app;
create policy day_dispute_says_emptied on day_dispute as restrictive for update to paron_app with check (says is null);

grant update (salt, digests, actor_id, reason, before, after) on ledger_entry to paron_app;
create policy ledger_entry_only_emptied on ledger_entry as restrictive for update to paron_app
  with check (digests is not null and salt is null and actor_id is null and reason = '' and before is null and after is null);

-- The names of lines that an answer of the bank contradicted.
grant update (report) on payment_answer to paron_app;
create policy payment_answer_only_emptied on payment_answer as restrictive for update to paron_app
  with check (report -> 'contradicted' = '[]');

-- Its trigger lets only emptying through.
grant update (name, iban) on payment_line to paron_app;

-- Documents of a contract go with the data of an erased person, and not otherwise.
create policy document_only_erased on document as restrictive for delete to paron_app
  using (is_of_erased_person(organization_id, contract_id));
create policy document_act_only_erased on document_act as restrictive for delete to paron_app
  using (exists (
    select from document d where d.organization_id = document_act.organization_id and d.id = document_act.document_id
      and is_of_erased_person(d.organization_id, d.contract_id)));
create policy dispute_file_only_erased on dispute_file as restrictive for delete to paron_app
  using (exists (
    select from day_dispute d where d.organization_id = dispute_file.organization_id and d.id = dispute_file.dispute_id
      and is_of_erased_person(d.organization_id, d.contract_id)));
-- What was shown goes with an erasure, and with the answer where nothing of it may be kept.
create policy leave_request_file_seen_or_erased on leave_request_file as restrictive for delete to paron_app
  using (exists (
    select from leave_request r
    left join leave_request_answer a on a.organization_id = r.organization_id and a.request_id = r.id
    where r.organization_id = leave_request_file.organization_id and r.id = leave_request_file.request_id
      and (a.request_id is not null or is_of_erased_person(r.organization_id, r.contract_id))));
