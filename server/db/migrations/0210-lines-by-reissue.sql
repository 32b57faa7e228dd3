-- A payment's entry states which refused lines it reissues.
create index payment_line_reissued on payment_line (organization_id, reissued_by) where reissued_by is not null;
