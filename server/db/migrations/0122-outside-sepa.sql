-- An order is a SEPA credit transfer: an account outside SEPA is left out of a payment with that reason.
alter table payment_exclusion drop constraint payment_exclusion_reason_check;
alter table payment_exclusion add constraint payment_exclusion_reason_check
  check (reason in ('no-iban', 'wrong-iban', 'iban-outside-sepa', 'nothing-to-pay', 'already-paid', 'in-another-payment',
    'waits-for-offset', 'no-sickness-benefit', 'own-month'));
