-- What concerns a user: that a request was decided, a month returned, a dispute opened. The row belongs to the user; it names
-- the body, and holds ids, days and months, never a name or a reason.

create table notification (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  organization uuid,
  kind text not null check (kind in ('unlock-decided', 'month-returned', 'month-approved', 'dispute-opened',
    'device-question', 'payment-returned', 'announcement-to-confirm')),
  params jsonb not null,
  -- From when it concerns the user.
  at timestamptz not null,
  read_at timestamptz
);
create index notification_of_user on notification (user_id, at desc, id desc);
create index notification_unread on notification (user_id) where read_at is null;
create index notification_age on notification (at);

grant select, insert, update, delete on notification to paron_app;
