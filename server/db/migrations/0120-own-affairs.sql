-- Nobody decides on the own affairs: the signer's own month is left out of the signature and confirmed by the agency.

alter table monthly_contract drop constraint monthly_contract_state_check;
alter table monthly_contract add constraint monthly_contract_state_check check (state in
  ('draft', 'submitted', 'awaiting', 'signed', 'approved', 'paid', 'returned', 'cancelled'));

alter table month_signature
  -- Contracts of the signer: their months are in the structure, but not in what was signed.
  add column left_out uuid[] not null default '{}',
  -- The one contract over whose month the agency signs in its own signer's place; null for the signature of a structure.
  add column countersigns uuid,
  add check (countersigns is null or left_out = '{}'),
  add foreign key (organization_id, countersigns) references contract (organization_id, id) on delete restrict;
