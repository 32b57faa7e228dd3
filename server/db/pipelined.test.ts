import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { asAdministrator } from "../testing/database-of-tests.ts";
import { worldOfFile } from "../testing/world.ts";
import { withNext, prepared } from "./pipelined.ts";

const world = worldOfFile();

const keep = (key: string) => sql`${withNext}
  insert into idempotency_key (user_id, key, request_hash, answer)
  values ('00000000-0000-7000-8000-000000000000', ${key}, '\\x00', '1')`;

async function keysLike(text: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from idempotency_key where key like ${text}`.execute(
    world.database.kysely,
  );
  return rows[0]?.count ?? 0;
}

test("a pipelined statement is stored once the transaction commits", async () => {
  await world.database.kysely.transaction().execute((tx) => keep("ahead-1").execute(tx));
  expect(await keysLike("ahead-%")).toBe(1);
});

test("if a pipelined statement fails, the commit fails with its error and nothing is stored", async () => {
  const twice = world.database.kysely.transaction().execute(async (tx) => {
    await keep("twice-1").execute(tx);
    await keep("twice-2").execute(tx);
    await keep("twice-1").execute(tx);
  });
  await expect(twice).rejects.toMatchObject({ code: "23505" });
  expect(await keysLike("twice-%")).toBe(0);
});

test("a transaction rolled back stores nothing, and its connection stays usable", async () => {
  const given = world.database.kysely.transaction().execute(async (tx) => {
    await keep("given-1").execute(tx);
    throw new Error("given up");
  });
  await expect(given).rejects.toThrow("given up");
  expect(await keysLike("given-%")).toBe(0);
});

test("a read-only transaction cannot write", async () => {
  const written = world.database.kysely
    .transaction()
    .setAccessMode("read only")
    .execute((tx) =>
      sql`insert into idempotency_key values ('00000000-0000-7000-8000-000000000000', 'read-1', '\\x00', '1')`.execute(
        tx,
      ),
    );
  await expect(written).rejects.toMatchObject({ code: "25006" });
  expect(await keysLike("read-%")).toBe(0);
});

test("a prepared statement is planned once per connection, an unmarked one each time", async () => {
  await world.database.kysely.connection().execute(async (db) => {
    for (let time = 0; time < 3; time += 1) {
      await sql`${prepared} select ${time}::int as once`.execute(db);
      await sql`select ${time}::int as each_time`.execute(db);
    }
    const { rows } = await sql<{ statement: string; uses: number }>`
      select statement, (generic_plans + custom_plans)::int as uses from pg_prepared_statements
      where statement like '%::int as %'`.execute(db);
    expect(rows).toEqual([{ statement: "/* prepared */ select $1::int as once", uses: 3 }]);
  });
});

test("a connection that the database ended during a read is not reused", async () => {
  const ended = world.database.kysely
    .transaction()
    .setAccessMode("read only")
    .execute((tx) => sql`select pg_sleep(60) as ended_before`.execute(tx));
  const next = ended.catch(() => keysLike("nobody-%"));
  await asAdministrator(
    inject("adminUrl"),
    `do $$ begin
      loop
        perform pg_stat_clear_snapshot();
        perform pg_terminate_backend(pid) from pg_stat_activity
          where state = 'active' and query like '%as ended_before';
        exit when found;
      end loop;
    end $$`,
  );
  await expect(ended).rejects.toMatchObject({ code: "57P01" });
  expect(await next).toBe(0);
});
