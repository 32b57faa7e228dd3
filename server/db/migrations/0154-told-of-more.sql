-- Who guesses at a password where an act asks for it again leaves the same trace as at sign-in.
alter table login_log drop constraint login_log_method_check;
alter table login_log add constraint login_log_method_check
  check (method in ('password', 'taxis', 'second-factor', 'app', 'device', 'confirmation'));

-- Who stands in for a representative, and the representative, are told of the act and of its end.
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check
  check (kind in ('unlock-decided', 'month-returned', 'month-approved',
    'dispute-opened', 'dispute-answered', 'leave-requested', 'leave-answered', 'device-question', 'payment-returned',
    'announcement-to-confirm', 'work-card-refused', 'work-card-stopped', 'work-cards-stopped', 'document-ending',
    'deputy-named', 'deputy-of-yours', 'deputy-ended'));

-- Whose tries wait: they are counted at an address, at a device and anywhere, under names that nobody can make again without the
-- cookie of the device, and the Administrator lets the person try again at all of them.
alter table rate_limit add user_id uuid references app_user on delete cascade;
create index rate_limit_user on rate_limit (user_id) where user_id is not null;
