import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ergani } from "#api/ergani.ts";
import {
  type ErganiStandIn,
  openErganiStandIn,
  standInAccount,
} from "#server/testing/ergani-stand-in.ts";
import { logOf } from "#server/testing/log-of.ts";
import { openWorld, type World } from "#server/testing/world.ts";
import { submitCardsJob } from "./submit-job.ts";
import { type CardBody, cardBody, cardsAfterRun, record, submitting } from "./testing.ts";

/** Wednesday 18 March 2026, 07:35 in Athens. */
const start = new Date("2026-03-18T05:35:00Z");
const day = "2026-03-18";

let there: ErganiStandIn;
let world: World;
let body: CardBody;
let lines: readonly string[];
beforeAll(async () => {
  there = await openErganiStandIn();
  const environment = { ERGANI_TRIAL_URL: there.base, LOG_LEVEL: "debug" };
  world = await openWorld({ now: start, environment });
  lines = logOf(world.app);
  body = await cardBody(world, { lastName: "Παππά", firstName: "Μαρία" });
  await submitting(world, body);
});
afterAll(async () => {
  await Promise.all([world.close(), there.close()]);
});

/** From now on the table rejects every changed row. */
const full = (table: string) =>
  sql`alter table ${sql.table(table)} add constraint is_full check (false) not valid`.execute(
    world.owner,
  );
const notFull = (table: string) =>
  sql`alter table ${sql.table(table)} drop constraint is_full`.execute(world.owner);

test("no user name, password or token of ΕΡΓΑΝΗ reaches the log, whatever goes wrong", async () => {
  const { organizationId, head: as } = body;
  const about = { organizationId };
  const account = {
    place: "trial",
    branch: "3",
    userName: "user-of-nobody",
    userType: "01",
  } as const;
  const wrong = { ...about, ...account, version: 1, password: "a-password-of-nobody" };

  await full("ergani_account");
  expect((await world.try(ergani.saveAccount, wrong, { as })).status).toBe(500);
  await notFull("ergani_account");
  await world.call(ergani.saveAccount, wrong, { as });
  expect(await world.call(ergani.test, about, { as })).toMatchObject({
    outcome: "wrong-credentials",
  });
  const { password } = standInAccount(there);
  await world.call(ergani.saveAccount, { ...wrong, version: 2, password }, { as });

  await full("ergani_token");
  expect((await world.try(ergani.test, about, { as })).status).toBe(500);
  await record(world, body, day, [450, null]);
  await expect(world.runJob(submitCardsJob)).rejects.toThrow("Failed in 1 of 1");
  await notFull("ergani_token");

  there.moods.push("unreadable", "down", "expired");
  for (const minute of [0, 10, 30, 60]) {
    world.setNow(new Date(start.getTime() + minute * 60_000));
    await cardsAfterRun(world, body);
  }
  expect(there.calls).toContain("refresh");

  const text = lines.join("");
  expect(text).toContain("is_full");
  expect(text).toContain("/api/Ergani/SaveAccount");
  for (const secret of [account.userName, wrong.password, password, "access-", "refresh-"])
    for (const form of [secret, Buffer.from(secret).toString("hex")])
      expect(text).not.toContain(form);
});

test("a database error is logged without the row it concerns", async () => {
  await full("attendance_record");
  await expect(record(world, body, "2026-03-17", [450, 930])).rejects.toThrow();
  await notFull("attendance_record");
  const line = lines.findLast((one) => one.includes("unexpected")) ?? "";
  expect(JSON.parse(line).err).toMatchObject({
    code: "23514",
    table: "attendance_record",
    constraint: "is_full",
  });
  expect(line).not.toContain("Failing row");
  expect(line).not.toContain(body.contractId);
});
