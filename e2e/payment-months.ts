/** A contract whose month is paid turns out to be worth less, as recorded in the ledger. */
export const lowerRate = `
  with one as (select i.organization_id, i.contract_id from payment_item i
    join payment_line l on l.organization_id = i.organization_id and l.id = i.line_id
    where l.state = $1 and i.live order by i.contract_id limit 1), lower as (
    update contract_term t set rate = t.rate * 0.9 from one
    where t.organization_id = one.organization_id and t.contract_id = one.contract_id)
  insert into ledger_entry (organization_id, act, subject_kind, subject_id, actor_role, source, request_id)
  select organization_id, 'contract.addTerm', 'contract', contract_id::text, 'Administrator', 'web', 'test' from one`;

/** Moves the first month of the draft to another state. */
export const changedMonth = `
  update monthly_contract m set state = $1 from (
    select i.* from payment_item i join payment p on p.organization_id = i.organization_id and p.id = i.payment_id
    where p.state = 'draft' order by i.contract_id limit 1) one
  where m.organization_id = one.organization_id and m.month = one.month and m.contract_id = one.contract_id`;
