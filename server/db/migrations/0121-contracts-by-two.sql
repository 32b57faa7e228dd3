-- A contract is made by one and approved by another, whatever the code says.

alter table contract
  -- Everyone who made, changed or submitted it before it was approved.
  add column made_by uuid[] not null default '{}',
  add column approved_by uuid,
  add constraint contract_by_two check (not (approved_by = any (made_by)));

select set_config('paron.organizations', coalesce((select array_agg(id) from organization), '{}')::text, true);

update contract c set made_by = array(
  select a.by_user from contract_act a
  where a.organization_id = c.organization_id and a.contract_id = c.id and a.by_user is not null
    and a.state in ('draft', 'submitted')
  union
  select l.actor_id from ledger_entry l
  where l.organization_id = c.organization_id and l.subject_kind = 'contract' and l.subject_id = c.id::text
    and l.actor_id is not null and l.act in ('contract.create', 'contract.update', 'contract.import', 'contract.addTerm'))
where c.state in ('draft', 'submitted', 'rejected');

select set_config('paron.organizations', '', true);
