-- A link may be handed over without a mail: who may send it copies it for as long as it holds, so the address of a day's
-- link is kept sealed beside it. The outbox says of each mail whether its link still opens anything.
alter table link alter column mail_id drop not null;
alter table link add column sealed_address bytea;
create index link_of_mail on link (organization_id, mail_id);

-- Only the erasure of a person empties it, as it does the other columns.
grant update (sealed_address) on link to paron_app;
