-- Programs of fixed places read amounts as cents, and hours as hundredths, with no sign between.
alter table payroll_layout drop constraint payroll_layout_decimal_sign_check;
alter table payroll_layout add constraint payroll_layout_decimal_sign_check check (decimal_sign in ('comma', 'point', 'none'));
