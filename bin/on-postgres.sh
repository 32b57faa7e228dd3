#!/usr/bin/env bash
# on-postgres.sh VERSION COMMAND…: runs a command with DATABASE_OWNER_URL set to a temporary PostgreSQL of that version,
# created from the system's packages and deleted afterwards.
set -euo pipefail
bin=/usr/lib/postgresql/$1/bin
shift
place=$(mktemp -d)
chmod 755 "$place"
as_postgres=()
if [ "$(id -u)" = 0 ]; then chown postgres "$place"; as_postgres=(runuser -u postgres --); fi
in_place() { (cd "$place" && "${as_postgres[@]}" "$@" >/dev/null); }
in_place "$bin/initdb" -D "$place/data" -U postgres --auth=trust --encoding=UTF8 --locale=C.UTF-8
in_place "$bin/pg_ctl" -D "$place/data" -w -l "$place/log" -o "-k $place -c listen_addresses='' -c fsync=off -c max_connections=60" start
trap 'in_place "$bin/pg_ctl" -D "$place/data" -m immediate stop; rm -rf "$place"' EXIT
DATABASE_OWNER_URL="postgres://postgres@localhost/postgres?host=$place" "$@"
