-- What waits to be paid is looked for with each home of the agency: by indexes of what waits, whatever the years behind it.
create index monthly_contract_to_pay on monthly_contract (organization_id, month, contract_id)
  where state = 'approved';
-- Credits that the bank refused, or that came back, until another payment takes them up.
create index payment_line_refused on payment_line (organization_id, payment_id)
  where state = 'rejected' and reissued_by is null;
-- Whether a month was found to be worth nothing.
create index payment_exclusion_of_nothing on payment_exclusion (organization_id, contract_id, month)
  where reason = 'nothing-to-pay';
