-- Where a body is found, and the account its payments leave from (the debtor of pain.001).

alter table organization
  add column address text not null default '',
  add column postcode text not null default '' check (postcode ~ '^([0-9]{5})?$'),
  add column debtor_iban text check (debtor_iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  add column debtor_bic text check (debtor_bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  add constraint organization_debtor check (debtor_bic is null or debtor_iban is not null);
