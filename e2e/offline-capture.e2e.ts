import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { randomOf } from "#server/db/seed/demonstration/random.ts";
import { extentOf } from "#server/testing/extent.ts";
import { CapturePhone } from "./capture-phone.ts";
import { differences } from "./differences.ts";
import { type Misfortune, misfortunes, storiesOf, type Step } from "./misfortunes.ts";
import { type Caller, callerOf, municipality } from "./people.ts";
import { storedPressesOf, listedDevice, readsOf, unrecorded } from "./punch-reads.ts";
import { type Site, openSite } from "./site.ts";

/** Includes each misfortune at least once. `SEED=7` reproduces another run. */
const presses = extentOf({ sample: 30, torture: 2000 });
const seed = Number(process.env["SEED"] ?? 1);
const phoneCount = 3;
const none = { lost: [], twice: [], strange: [], disordered: [] };

test.use({ serviceWorkers: "allow" });

let site: Site;
let folder: string;
let caller: Caller;
let place = { organizationId: "", structureId: "" };
let cards: string[] = [];
const phones: CapturePhone[] = [];
let restart = Promise.resolve();
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "paron-phones-"));
  site = await openSite();
  caller = await callerOf(site.url, "representative");
  const { organizationId, structures } = await municipality(caller.tell);
  place = { organizationId, structureId: structures.get("Δ02") ?? "" };
  await site.arrange(
    "delete from attendance_record where structure_id = $1 and date >= current_date - 1",
    [place.structureId],
  );
  const staff = await site.ask<{ card: string }>(
    `select distinct e.card_number as card from employee e
     join contract c on c.organization_id = e.organization_id and c.employee_id = e.id
     join contract_term t on t.organization_id = c.organization_id and t.contract_id = c.id
     where t.structure_id = $1 and c.state = 'active' and t.valid_to is null order by card`,
    [place.structureId],
  );
  cards = staff.map(({ card }) => card);
});
test.afterEach(async () => {
  await restart.catch(() => undefined);
  await Promise.all(phones.splice(0).map((phone) => phone.off()));
});
test.afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

type Paired = { id: string; phone: CapturePhone };

async function pairedPhone(title: string): Promise<Paired> {
  const { organizationId } = place;
  const input = { ...place, title };
  const { id, code } = await caller.act<{ id: string; code: string }>("/Devices/Create", input);
  const phone = await CapturePhone.on(site.url, join(folder, title));
  phones.push(phone);
  await phone.pair(code, () => caller.act("/Devices/Approve", { organizationId, id, version: 2 }));
  return { id, phone };
}

/** The server is killed as by kill -9 and comes back; all phones notice it. */
function killServer(): Promise<void> {
  restart = restart.then(() => site.kill()).then(() => site.start());
  return restart;
}

/** Presses as the story says while the story's misfortunes happen to the phone. */
async function live({ id, phone }: Paired, story: readonly Step[]): Promise<void> {
  const before: Partial<Record<Misfortune, () => Promise<void>>> = {
    disconnection: () => phone.goOffline(),
    reload: () => phone.reload(),
    kill: () => phone.kill(),
    "expired-session": async () => {
      await site.arrange("update session set ended_at = now() where user_id = $1", [id]);
      await phone.forgetSession();
    },
  };
  const meanwhile: Partial<Record<Misfortune, () => Promise<void>>> = {
    "disconnection-at-press": () => phone.goOffline(),
    "reload-at-press": () => phone.reload(),
    "kill-at-press": () => phone.kill(),
    "server-kill-at-press": killServer,
  };
  for (const { isBack, befalls, ...gesture } of story) {
    if (isBack) await phone.goOnline();
    if (befalls) await before[befalls]?.();
    await phone.press(gesture, befalls ? meanwhile[befalls] : undefined);
  }
}

test("R-43 presses on three phones reach the server once and in order, through lost networks, killed browsers, reloads and expired sessions", async () => {
  test.setTimeout(240_000 + presses * 2000);
  const names = Array.from({ length: phoneCount }, (_, index) => `phone-${index + 1}`);
  const paired = await Promise.all(names.map(pairedPhone));
  const hands = names.map((_, phone) => cards.filter((_card, at) => at % phoneCount === phone));
  const stories = storiesOf(randomOf(seed), hands, presses);
  const befallen = Map.groupBy(
    stories.flat().flatMap(({ befalls }) => befalls ?? []),
    (one) => one,
  );
  expect([...befallen.keys()].toSorted()).toEqual(misfortunes.toSorted());

  await Promise.all(paired.map((one, index) => live(one, stories[index] ?? [])));
  for (const { phone } of paired) {
    await phone.goOnline();
    await phone.reload();
    await phone.drained();
  }

  let keptCount = 0;
  for (const { id, phone } of paired) {
    expect(differences(phone.presses, await storedPressesOf(site, id))).toEqual(none);
    const { entries, punches, ledger } = await readsOf(site, id);
    expect(punches).toEqual(entries);
    expect(ledger).toEqual(entries);
    keptCount += entries.length;
    const listed = await listedDevice(caller.tell, place.organizationId, id);
    expect(listed).toEqual({ entries: entries.length, unsent: 0, questions: 0 });
  }
  expect(await unrecorded(caller.tell, place)).toEqual([]);

  const pressed = phones.flatMap((phone) => phone.presses);
  const unseen = pressed.filter(({ isConfirmed }) => !isConfirmed).length;
  const counts = [...befallen].map(([kind, all]) => `${kind} ${all.length}`).join(", ");
  process.stdout.write(
    `seed ${seed}: ${pressed.length} presses, ${unseen} not confirmed, ${keptCount} kept; ${counts}\n`,
  );
});

test("a phone that loses unsent presses is detected", async () => {
  const { id, phone } = await pairedPhone("phone-forgetful");
  const [one = "", two = "", three = ""] = cards;
  await phone.press({ card: one, direction: "in" });
  await expect.poll(() => storedPressesOf(site, id)).toHaveLength(1);
  // A browser set offline may still let a request through; a dead server accepts none.
  await site.kill();
  await phone.press({ card: two, direction: "in" });
  await phone.press({ card: three, direction: "out" });
  await phone.loseQueue();
  await site.start();
  await phone.reload();
  await phone.drained();
  const stored = await storedPressesOf(site, id);
  expect(differences(phone.presses, stored)).toEqual({ ...none, lost: phone.presses.slice(1) });
  expect(differences(phone.presses, [...stored, ...stored])).toMatchObject({ twice: stored });
});

test("a phone without a session accepts presses while the server does not answer at all, and while a proxy answers for it", async () => {
  const { id, phone } = await pairedPhone("phone-unanswered");
  const [one = "", two = ""] = cards;
  site.pause();
  await phone.forgetSession();
  await phone.press({ card: one, direction: "in" });
  site.resume();
  await phone.drained();

  await site.kill();
  const proxy = createServer((_request, reply) => reply.writeHead(503).end("no server"));
  await new Promise<void>((resolve) => {
    proxy.listen(Number(new URL(site.url).port), "127.0.0.1", resolve);
  });
  await phone.forgetSession();
  await phone.press({ card: two, direction: "in" });
  proxy.close();
  proxy.closeAllConnections();
  await site.start();
  await phone.reload();
  await phone.drained();
  expect(differences(phone.presses, await storedPressesOf(site, id))).toEqual(none);
});
