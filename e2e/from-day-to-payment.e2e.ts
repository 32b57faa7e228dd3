import { type Browser, type Page, expect, test } from "@playwright/test";
import type { Journey } from "./acts-of-journey.ts";
import * as on from "./acts-of-journey.ts";
import {
  approvePayment,
  moveMonths,
  recordDay,
  settlePayment,
  signMonth,
  type StructureMonth,
  unlockDay,
  unpaidOf,
  withoutBenefitIn,
} from "./month-by-calls.ts";
import { callerOf, enterAtHome, municipality, type Caller } from "./people.ts";
import { openSite } from "./site.ts";

let journey: Journey;
/** The administration of the child care, in the previous month. */
let childCare: StructureMonth;

test.beforeAll(async () => {
  const site = await openSite();
  // The two bodies share one representative.
  await site.arrange(
    `insert into user_organization (user_id, organization_id, access_right)
     select u.id, l.organization_id, 'full' from app_user u, app_user c
     join user_organization l on l.user_id = c.id where u.user_name = 'representative' and c.user_name = 'clerk2'`,
    [],
  );
  const caller = (account: string) => callerOf(site.url, account);
  const by = {
    clerk: await caller("clerk"),
    clerk2: await caller("clerk2"),
    representative: await caller("representative"),
    executive: await caller("executive"),
    administrator: await caller("administrator"),
  };
  const month = await lastMonth(by.clerk);
  const service = { ...(await structureOf(by.clerk, "Δ03")), month };
  childCare = { ...(await structureOf(by.clerk2, "Π01")), month };
  journey = { site, service, by, ...(await gapsOf(by.clerk, service)) };
  await leaveGaps(journey);
});
test.afterAll(() => journey.site.close());

test("from the day to the payment for two bodies; a later change is a difference in the next payment", async ({
  browser,
}) => {
  // Some sixty waits, each with its own deadline: the test as a whole has none that a busy machine could miss.
  test.setTimeout(900_000);
  const { service, days, by } = journey;
  const { clerk, clerk2, representative, executive, administrator } = by;
  const desk = await signedIn(browser, "clerk");
  const agency = await signedIn(browser, "executive");
  const head = await signedIn(browser, "representative");

  await test.step("days come by web, by link and by file", async () => {
    await on.typeDay(journey, desk);
    await on.reportDay(journey, browser);
    await on.importDay(journey, head);
  });
  await test.step("an employee disputes a day and is answered", () =>
    on.dispute(journey, browser, desk));
  await test.step("a locked day is requested, unlocked and recorded", () =>
    on.unlock(journey, desk, agency));
  const firstCode = await test.step("the month is submitted and signed", async () => {
    await on.actOnMonths(journey, desk, { act: "Υποβολή", done: "Υποβλήθηκαν 14 μήνες" });
    return on.sign(journey, head);
  });
  const code = await test.step("it is returned, and signed again", async () => {
    await on.actOnMonths(journey, agency, { act: "Επιστροφή", done: "Επιστράφηκαν 14 μήνες" });
    await on.checkSheet(journey, head, firstCode, "Ανακλήθηκε");
    await moveMonths(clerk, service, { act: "Submit", from: "returned" });
    await signMonth(representative, service);
    return on.printedCode(journey, head);
  });
  await on.actOnMonths(journey, agency, { act: "Έγκριση", done: "Εγκρίθηκαν 14 μήνες" });
  await on.checkSheet(journey, head, code, "Έγκυρο");

  await test.step("the other body submits, signs and is approved", async () => {
    await moveMonths(clerk2, childCare, { act: "Submit", from: "draft" });
    await signMonth(representative, childCare);
    await moveMonths(executive, childCare, { act: "Approve", from: "signed" });
  });
  await test.step("both are paid: one makes the payment, another approves it", async () => {
    const ours = { ...service, id: await on.drawUp(journey, service) };
    await on.approveOnScreen(journey, agency, ours.id);
    await settlePayment(administrator, ours);
    const theirs = { ...childCare, id: await on.drawUp(journey, childCare) };
    await approvePayment(executive, theirs);
    await settlePayment(administrator, theirs);
    for (const of of [ours, theirs])
      expect(await withoutBenefitIn(executive, of)).toEqual(
        expect.arrayContaining(await unpaidOf(executive, of)),
      );
  });
  await test.step("a change after the payment is a difference in the next", async () => {
    const day = { contractId: await on.absentOn(journey, days.unlocked), date: days.unlocked };
    await unlockDay({ asker: clerk, granter: executive }, service, day);
    const intervals = [{ kind: "work", from: 420, to: 900, mark: "typed" }];
    await recordDay(clerk, service, { ...day, intervals });
    await moveMonths(clerk, service, { act: "Submit", from: "draft" });
    await signMonth(representative, service);
    await moveMonths(executive, service, { act: "Approve", from: "signed" });
    await on.checkSheet(journey, head, code, "Αντικαταστάθηκε");
    await on.seeDifference(journey, agency, await on.drawUp(journey, service));
  });
});

async function lastMonth({ tell }: Caller): Promise<string> {
  const { organizationId } = await municipality(tell);
  const { today } = await tell<{ today: string }>(
    `/Dashboard/GetOverview?organizationId=${organizationId}`,
  );
  const first = new Date(`${today.slice(0, 7)}-01T12:00:00Z`);
  return new Date(first.getTime() - 86_400_000).toISOString().slice(0, 7);
}

async function structureOf({ tell }: Caller, code: string) {
  const { organizationId, structures } = await municipality(tell);
  return { organizationId, structureId: structures.get(code) ?? "" };
}

type Person = { contractId: string; employeeId: string; lastName: string; firstName: string };

/** The days and the person whose records the journey creates. */
async function gapsOf({ tell }: Caller, { organizationId, structureId, month }: StructureMonth) {
  const of = `organizationId=${organizationId}&structureId=${structureId}`;
  const { states } = await tell<{ states: Record<string, string> }>(
    `/Attendances/GetMonthSheet?${of}&month=${month}`,
  );
  const [typed = "", byLink = "", byFile = "", unlocked = ""] = Object.keys(states)
    .toSorted()
    .slice(4);
  const { rows } = await tell<{ rows: Person[] }>(`/Attendances/GetDaySheet?${of}&date=${byFile}`);
  const last = rows.at(-1);
  if (!last) throw new Error("Nobody stands on the sheet");
  const { contractId, employeeId, lastName, firstName } = last;
  const missing = { contractId, employeeId, name: `${lastName} ${firstName}` };
  return { days: { typed, byLink, byFile, unlocked }, missing };
}

/** Deletes what the journey records, and locks the day that it unlocks. */
async function leaveGaps({ site, service, days, missing }: Journey): Promise<void> {
  const { structureId } = service;
  const { typed, byLink, byFile, unlocked } = days;
  await site.arrange(
    `delete from attendance_record where structure_id = $1
     and (date = $2 or (date in ($3, $4) and contract_id = $5))`,
    [structureId, typed, byLink, byFile, missing.contractId],
  );
  await site.arrange(
    "delete from attendance_sheet where structure_id = $1 and date in ($2, $3, $4)",
    [structureId, typed, byLink, byFile],
  );
  await site.arrange(
    "update attendance_sheet set state = 'locked' where structure_id = $1 and date = $2",
    [structureId, unlocked],
  );
}

async function signedIn(browser: Browser, account: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "el-GR" });
  await enterAtHome(page, journey.site.url, account);
  return page;
}
