-- A credit that was paid and came back is told, so that its months are owed again.
alter table payment_act drop constraint payment_act_act_check;
alter table payment_act add constraint payment_act_act_check
  check (act in ('create', 'approve', 'order', 'submit', 'answer', 'settle', 'return', 'cancel'));
