-- When the drawing up of a payment last found the month worth nothing: a payment that is refused for that leaves no exclusion.
alter table monthly_contract add column worthless_at timestamptz;

alter table monthly_contract no force row level security;
alter table payment_exclusion no force row level security;
alter table payment no force row level security;
update monthly_contract m set worthless_at = x.at
from (
  select x.organization_id, x.contract_id, x.month, max(p.created_at) as at
  from payment_exclusion x join payment p on p.organization_id = x.organization_id and p.id = x.payment_id
  where x.reason = 'nothing-to-pay' group by 1, 2, 3) x
where m.organization_id = x.organization_id and m.contract_id = x.contract_id and m.month = x.month;
alter table monthly_contract force row level security;
alter table payment_exclusion force row level security;
alter table payment force row level security;

drop index payment_exclusion_of_nothing;
