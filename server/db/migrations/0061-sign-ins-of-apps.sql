-- A program signs in too: what came of it stands with the sign-ins of people.

alter table login_log
  drop constraint login_log_method_check,
  add constraint login_log_method_check check (method in ('password', 'taxis', 'second-factor', 'app'));
