#!/usr/bin/env bash
# Makes the database and its two roles on a PostgreSQL server, as its superuser: paron_owner owns the tables and migrates,
# paron_app serves and may neither own nor bypass row-level security. Needs OWNER_PASSWORD and APP_PASSWORD.
set -euo pipefail
psql --username "${POSTGRES_USER:-postgres}" --dbname postgres -v ON_ERROR_STOP=1 \
  -v owner="$OWNER_PASSWORD" -v app="$APP_PASSWORD" <<'SQL'
create role paron_owner login password :'owner';
create role paron_app login password :'app';
-- As the server sets them on its connections; behind a pooler these are what holds (server/kernel/deadlines.ts).
alter role paron_app set statement_timeout = '15s';
alter role paron_app set idle_in_transaction_session_timeout = '20s';
alter role paron_app set jit = off;
create database paron owner paron_owner template template0 encoding 'UTF8' locale 'C';
alter database paron set timezone = 'UTC';
SQL
