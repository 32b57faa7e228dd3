-- Mails on their way. A mail is a row of the transaction that causes it; it leaves the table never.

create table mail (
  organization_id uuid not null references organization on delete restrict,
  id uuid not null,
  kind text not null check (length(kind) between 3 and 40),
  recipient text not null check (length(recipient) between 3 and 254 and recipient !~ '[[:cntrl:][:space:]]'),
  subject text not null check (length(subject) between 1 and 200 and subject !~ '[[:cntrl:]]'),
  -- Plain text; the place of the link is marked {link}.
  body text not null check (length(body) between 1 and 10000),
  -- The address of the link, sealed with the installation's key; it goes when the mail has gone.
  sealed_link bytea,
  made_at timestamptz not null,
  -- A mail that nobody could send until then is not sent any more.
  useful_until timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused', 'late')),
  next_try_at timestamptz not null,
  primary key (organization_id, id)
);
create index mail_waiting on mail (organization_id, next_try_at) where state = 'waiting';
create index mail_newest on mail (made_at, id);

create table mail_attempt (
  organization_id uuid not null,
  mail_id uuid not null,
  seq integer not null,
  at timestamptz not null,
  outcome text not null check (outcome in ('accepted', 'postponed', 'refused', 'late', 'again')),
  -- What the mail server said, or who asked for another attempt.
  answer text not null default '' check (length(answer) <= 500),
  by_user uuid references app_user on delete restrict,
  primary key (organization_id, mail_id, seq),
  foreign key (organization_id, mail_id) references mail (organization_id, id) on delete restrict
);

do $$
declare
  t text;
  visible constant text := 'case when organization_id = any ((select visible_organizations())::uuid[]) then true else false end';
begin
  foreach t in array array['mail', 'mail_attempt'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (%s) with check (%s)', t || '_of_body', t, visible, visible);
  end loop;
end
$$;

grant select, insert, update on mail to paron_app;
grant select, insert on mail_attempt to paron_app;
