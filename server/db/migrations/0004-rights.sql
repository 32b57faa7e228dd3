-- Row-level security on every table with a body's data, forced on the owner too, and the rights of the application's role.

do $$
declare
  t text;
begin
  foreach t in array array[
    'organization_holiday', 'schedule', 'structure', 'closure', 'employee', 'contract', 'contract_act', 'contract_term',
    'attendance_sheet', 'attendance_sheet_act', 'attendance_record', 'punch', 'monthly_contract', 'monthly_contract_act',
    'month_signature', 'ledger_entry'
  ] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy %I on %I using (organization_id = any ((select visible_organizations())::uuid[])) with check (organization_id = any ((select visible_organizations())::uuid[]))',
      t || '_of_body', t
    );
  end loop;
end
$$;

grant usage on schema public to paron_app;
grant select, insert, update, delete on all tables in schema public to paron_app;
revoke update, delete on ledger_entry, audit_entry, contract_act, attendance_sheet_act, monthly_contract_act, month_signature from paron_app;
revoke delete on punch from paron_app;
revoke all on schema_migration from paron_app;
grant select on schema_migration to paron_app;
grant execute on all functions in schema public to paron_app;
