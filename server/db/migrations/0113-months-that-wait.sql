-- Months wait for whose turn it is however old they are: looked for with each page that shows what waits.
create index monthly_contract_agency on monthly_contract (organization_id, month)
  where state in ('signed', 'awaiting');
create index monthly_contract_unfinished on monthly_contract (organization_id, month)
  where state in ('draft', 'returned', 'submitted');
