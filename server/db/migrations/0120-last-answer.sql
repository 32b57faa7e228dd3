-- What the bank answered last about a person's account, whatever the years of credits behind it.
create index payment_line_answered on payment_line (organization_id, employee_id, iban, answered_at desc)
  where state in ('paid', 'rejected');
