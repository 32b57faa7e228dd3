-- Whoever draws up a payment is not in it; another pays that month.

alter table payment_exclusion drop constraint payment_exclusion_reason_check;
alter table payment_exclusion add constraint payment_exclusion_reason_check check (reason in
  ('no-iban', 'wrong-iban', 'nothing-to-pay', 'already-paid', 'in-another-payment', 'waits-for-offset', 'no-sickness-benefit',
   'own-month'));
