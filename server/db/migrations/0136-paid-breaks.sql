-- Whether the break of a schedule is within the time that is paid. It is then not taken off the hours.

alter table schedule add column break_paid boolean not null default false;
