import { expect, test, type Page } from "@playwright/test";
import { attendances } from "#api/attendances.ts";
import { leaves } from "#api/leaves.ts";
import { addDays, lastDay, monthOf } from "#domain/calendar/day.ts";
import {
  agree,
  askLeave,
  cellOf,
  contextOf,
  drawer,
  openGrid,
  openLeave,
  paste,
  previewOn,
  recordLeave,
  rewind,
  saved,
  shortDay,
  storedRecords,
  takeAway,
  write,
} from "./grid-hands.ts";
import { daysWaiting, everythingStored } from "./browser-storage.ts";
import { loseAnswer } from "./lose-answer.ts";
import { atLogin, placeOf, signInHere } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();
let at = { url: "", structureId: "", day: "" };
/** A day of the next month. */
let until = "";

test.beforeAll(async () => {
  at = await placeOf(site.url, "Δ08");
  until = addDays(lastDay(monthOf(at.day)), 4);
});
test.beforeEach(() => takeAway(site, at));

async function agreeToSpread(page: Page): Promise<void> {
  await expect(previewOn(page).getByText(/^Ανά μήνα: /)).toBeVisible();
  await agree(page);
  await expect(cellOf(page, at, 1)).toHaveText("ΚΑΝ");
}

type Work = {
  what: string;
  /** Leaves unsent days, and returns how many. */
  begin: (page: Page) => Promise<number>;
  /** For work that is not entered yet: its state after coming back. */
  end?: (page: Page) => Promise<void>;
  /** What is recorded in the end. */
  leaves: (records: string[]) => void;
};

const isLeave = (records: string[]) => {
  expect(new Set(records)).toEqual(new Set(["ΚΑΝ 1", "ΚΑΝ 1 beyond"]));
};

const works: Work[] = [
  {
    what: "a leave into the next month",
    begin: async (page) => {
      await write(page, at, 1, `ΚΑΝ έως ${shortDay(until)}`);
      await page.keyboard.press("Enter");
      const taken = await previewOn(page)
        .getByText(/^\d+ εργάσιμ/)
        .innerText();
      await agreeToSpread(page);
      return Number.parseInt(taken, 10);
    },
    leaves: isLeave,
  },
  {
    what: "a leave that is typed and not agreed to",
    begin: async (page) => {
      await write(page, at, 1, `ΚΑΝ έως ${shortDay(until)}`);
      await page.keyboard.press("Enter");
      await expect(previewOn(page)).toBeVisible();
      return 1;
    },
    end: async (page) => {
      await expect(page.getByText("1 κελί χρειάζεται διόρθωση")).toBeVisible();
      await cellOf(page, at, 1).click();
      await page.keyboard.press("F2");
      await page.keyboard.press("Enter");
      await agreeToSpread(page);
    },
    leaves: isLeave,
  },
  {
    what: "a block that is pasted",
    begin: async (page) => {
      await paste(page, at, 1, "ΚΑΝ\nΤ\nΚΑΝ");
      await expect(cellOf(page, at, 3)).toHaveText("ΚΑΝ");
      return 3;
    },
    leaves: (records) => expect(records.toSorted()).toEqual(["telework 1", "ΚΑΝ 1", "ΚΑΝ 1"]),
  },
  {
    what: "an undoing of two steps",
    begin: async (page) => {
      await paste(page, at, 1, "ΚΑΝ\nΤ");
      await paste(page, at, 3, "Τ");
      await page.keyboard.press("Control+s");
      await expect(saved(page)).toBeVisible();
      await page.keyboard.press("Control+z");
      await page.keyboard.press("Control+z");
      await expect(cellOf(page, at, 1)).not.toHaveText("ΚΑΝ");
      return 3;
    },
    leaves: (records) => expect(records).toEqual(["nothing 2", "nothing 2", "nothing 2"]),
  },
];

for (const { what, begin, end, leaves } of works) {
  if (!end)
    test(`${what} arrives once when the server dies before its answer`, async ({ page }) => {
      await openGrid(page, at, "clerk");
      await begin(page);
      await loseAnswer(page, attendances.saveRecords, site.kill);
      await page.keyboard.press("Control+s");
      await expect(page.getByText("Οι αλλαγές σας φυλάσσονται").first()).toBeVisible();
      leaves(await storedRecords(site, at));
      await rewind(site, at);
      const before = await storedRecords(site, at);
      await site.start();
      await expect(saved(page)).toBeVisible({ timeout: 60_000 });
      expect(await storedRecords(site, at)).toEqual(before);
    });

  test(`${what} is restored after signing in again when the session ended, and offered again after the browser was closed`, async ({
    browser,
  }) => {
    const { context, page } = await contextOf(browser);
    await openGrid(page, at, "clerk");
    const days = await begin(page);
    await expect.poll(() => daysWaiting(page)).toBe(days);
    await site.arrange("update session set ended_at = now()", []);
    await expect(atLogin(page)).toBeVisible();
    await signInHere(page, "clerk");
    await page.getByRole("link", { name: /^Συνέχεια: / }).click();
    await expect(page.getByText(`${days} από πριν`)).toBeVisible();
    await page.close();
    const again = await context.newPage();
    await openGrid(again, at, "clerk");
    await expect(again.getByText(`${days} από πριν`)).toBeVisible();
    await end?.(again);
    await again.keyboard.press("Control+s");
    await expect(saved(again)).toBeVisible();
    leaves(await storedRecords(site, at));
    await context.close();
  });
}

test("a new leave is recorded once when the server dies before its answer", async ({ page }) => {
  await askLeave(page, at, until);
  await loseAnswer(page, leaves.record, site.kill);
  await recordLeave(page);
  await expect(drawer(page).getByRole("alert")).toBeVisible();
  isLeave(await storedRecords(site, at));
  await takeAway(site, at);
  await site.start();
  await recordLeave(page);
  await expect(page.getByText(/^Καταχωρίστηκε άδεια/)).toBeVisible();
  expect(await storedRecords(site, at)).toEqual([]);
});

test("a new leave not recorded yet is restored after the browser was closed, and after the session ended", async ({
  browser,
}) => {
  const { context, page } = await contextOf(browser);
  await askLeave(page, at, until);
  await expect.poll(() => everythingStored(page)).toContain(`"to":"${until}"`);
  await page.close();
  const again = await context.newPage();
  const goesOn = again.getByText(/^Συνεχίζετε την άδεια/);
  await openLeave(again, at);
  await expect(goesOn).toBeVisible();
  await site.arrange("update session set ended_at = now()", []);
  await expect(again.getByRole("dialog", { name: "Η σύνδεσή σας έληξε" })).toBeVisible();
  await openLeave(again, at);
  await expect(goesOn).toBeVisible();
  await recordLeave(again);
  await expect(again.getByText(/^Καταχωρίστηκε άδεια/)).toBeVisible();
  isLeave(await storedRecords(site, at));
  await context.close();
});

for (const { how, hears, says } of [
  { how: "told of it", hears: true, says: /^1 κελί άλλαξε στο μεταξύ και έμεινε/ },
  { how: "not told", hears: false, says: "1 κελί άλλαξε από άλλον χρήστη" },
])
  test(`an undo does not remove what another has changed since, ${how}`, async ({
    page: mine,
    browser,
  }) => {
    if (!hears) await mine.route("**/api/Live/Watch*", (route) => route.abort());
    await openGrid(mine, at, "clerk");
    await paste(mine, at, 1, "ΚΑΝ");
    await mine.keyboard.press("Control+s");
    await expect(saved(mine)).toBeVisible();
    const { context, page: theirs } = await contextOf(browser);
    await openGrid(theirs, at, "representative");
    await paste(theirs, at, 1, "Τ");
    await theirs.keyboard.press("Control+s");
    await expect(saved(theirs)).toBeVisible();
    await expect(cellOf(mine, at, 1)).toHaveText(hears ? "Τ" : "ΚΑΝ");
    await mine.getByRole("grid").focus();
    await mine.keyboard.press("Control+z");
    await mine.keyboard.press("Control+s");
    await expect(mine.getByText(says)).toBeVisible();
    expect(await storedRecords(site, at)).toEqual(["telework 2"]);
    await context.close();
  });

test("a leave into a closed month enters nothing, and names the month", async ({ page }) => {
  await openGrid(page, at, "clerk");
  await site.arrange(
    `insert into monthly_contract (organization_id, contract_id, month, structure_id, state, totals)
     select organization_id, contract_id, $2, structure_id, 'approved', totals from monthly_contract
     where structure_id = $1 and month = $3 on conflict (organization_id, contract_id, month) do update set state = 'approved'`,
    [at.structureId, monthOf(until), monthOf(at.day)],
  );
  await write(page, at, 1, `ΚΑΝ έως ${shortDay(until)}`);
  await page.keyboard.press("Enter");
  await expect(previewOn(page).getByText(/^Ο μήνας \S+ \d{4} έχει κλείσει/)).toBeVisible();
  await previewOn(page).getByRole("button", { name: "Επιστροφή" }).click();
  await expect(page.getByText("1 κελί χρειάζεται διόρθωση")).toBeVisible();
  expect(await storedRecords(site, at)).toEqual([]);
});
