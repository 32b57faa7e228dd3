-- Until which entry of the body's ledger, and of the installation's audit, a check has seen: what is told later is not in it.
alter table month_check
  add column ledger_upto bigint not null default 0,
  add column audit_upto bigint not null default 0;
