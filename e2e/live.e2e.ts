import { expect, test } from "@playwright/test";
import { monthOf } from "#domain/calendar/day.ts";
import { giveLink } from "./give-link.ts";
import { knownOf } from "./known.ts";
import { callerOf, enter, placeOf } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";
import { emptyDay } from "./grid-hands.ts";

const site = siteOfFile();
let path = "";
let month = "";

test.beforeAll(async () => {
  const { structureId, day } = await placeOf(site.url, "Δ05");
  await emptyDay(site, { structureId, day });
  path = `/attendances/attendance-records/${structureId}/${day}`;
  month = `/attendances?structure=${structureId}&month=${monthOf(day)}`;
});

test("two clerks on one day see each other's name and saves, but typed text stays, and no cell of the month moves when somebody joins", async ({
  page: mine,
  browser,
}) => {
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await enter(mine, site.url, "clerk");
  await enter(theirs, site.url, "representative");
  await mine.goto(site.url + path);
  await theirs.goto(site.url + path);
  const here = (page: typeof mine) => page.getByText(/^Το επεξεργάζεται επίσης: /);
  await expect(here(mine)).toHaveText(/Το επεξεργάζεται επίσης: \S+/);
  await expect(here(theirs)).toHaveText(/Το επεξεργάζεται επίσης: \S+/);

  const entry = (page: typeof mine, row: number) =>
    page.getByRole("combobox", { name: /^Καταχώριση: / }).nth(row);
  await entry(theirs, 1).fill("8-13");
  await entry(mine, 0).fill("7-15");
  await entry(mine, 1).fill("ΚΑΝ");
  await mine.keyboard.press("Control+s");
  await expect(entry(theirs, 0)).toHaveValue("07:00-15:00");
  await expect(theirs.getByRole("img", { name: /^Μόλις άλλαξε: \S+/ })).toHaveCount(2);
  await expect(entry(theirs, 1)).toHaveValue("8-13");
  await expect(mine.getByRole("img", { name: /^Μόλις άλλαξε/ })).toHaveCount(0);
  await theirs.keyboard.press("Control+s");
  await theirs.getByRole("button", { name: "Διατήρηση της δικής μου τιμής" }).press("Enter");
  await expect(entry(theirs, 1)).toBeFocused();

  await theirs.close();
  await expect(here(mine)).toHaveCount(0);

  await mine.goto(site.url + month);
  const cell = mine.getByRole("gridcell").last();
  await expect(cell).toBeVisible();
  const place = await cell.boundingBox();
  await (await other.newPage()).goto(site.url + month);
  await expect(here(mine)).toBeVisible();
  expect(await cell.boundingBox()).toEqual(place);

  await mine.setViewportSize({ width: 390, height: 844 });
  await mine.goto(site.url + path);
  const work = mine.getByRole("button", { name: "Π", exact: true }).first();
  await expect(work).toBeVisible();
  const spot = await work.boundingBox();
  await (await other.newPage()).goto(site.url + path);
  await expect(here(mine)).toBeVisible();
  expect(await work.boundingBox()).toEqual(spot);
});

test("a clerk who joins while one's own stream is being opened is seen too", async ({ page }) => {
  const [streamId, userId] = [crypto.randomUUID(), crypto.randomUUID()];
  const events = [
    { what: "presence" },
    { what: "open", streamId, others: [], sheet: false, notified: false, access: "" },
  ];
  const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
  await page.route(/Live\/WatchSheet/, (route) => route.abort());
  await page.route(
    /Live\/WatchSheet/,
    (route) => route.fulfill({ contentType: "text/event-stream", body }),
    { times: 1 },
  );
  await page.route(/Live\/Stay/, (route) =>
    route.fulfill({ json: { others: [{ userId, name: "Άννα" }] } }),
  );
  await enter(page, site.url, "clerk");
  await page.goto(site.url + path);
  await expect(page.getByText("Το επεξεργάζεται επίσης: Άννα")).toBeVisible();
});

test("a notification arrives at once, and leads to its place", async ({ page }) => {
  await enter(page, site.url, "clerk");
  const stream = page.waitForResponse(/Live\/Watch/);
  await page.goto(`${site.url}/user`);
  await expect(page.getByRole("button", { name: /^Ειδοποιήσεις/ })).toBeVisible();
  await stream;
  await announce("Νέες οδηγίες", { mustConfirm: true });
  await page.getByRole("button", { name: "Ειδοποιήσεις, 1 αδιάβαστη" }).click();
  await page.getByRole("button", { name: /^Νέα ανακοίνωση που ζητά επιβεβαίωση/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Νέες οδηγίες" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Ειδοποιήσεις", exact: true })).toBeVisible();
});

test("an announcement that asks for nothing is counted in the menu of an idle page", async ({
  page,
}) => {
  await enter(page, site.url, "clerk2");
  const stream = page.waitForResponse(/Live\/Watch/);
  await page.goto(`${site.url}/user`);
  const link = page.getByRole("link", { name: /^Ανακοινώσεις \d+ νέες ανακοινώσεις$/ });
  await expect(link).toBeVisible();
  await stream;
  const before = Number(/\d+/.exec((await link.textContent()) ?? "")?.[0]);
  await announce("Χωρίς επιβεβαίωση", { mustConfirm: false });
  await expect(link).toHaveAccessibleName(`Ανακοινώσεις ${before + 1} νέες ανακοινώσεις`);
});

test("home counts a leave request that arrives while it is open", async ({ page, browser }) => {
  const service = await knownOf(site.url);
  const { contractId, today } = service;
  const token = await giveLink(site, service, { contractId, month: monthOf(today) });
  await enter(page, site.url, "clerk");
  const stream = page.waitForResponse(/Live\/Watch/);
  const read = page.waitForResponse(/Dashboard\/GetOverview/);
  await page.goto(site.url);
  await read;
  const waits = page.getByRole("main").getByRole("link", { name: /Αιτήματα άδειας/ });
  await expect(page.getByRole("heading", { level: 1, name: "Αρχική" })).toBeVisible();
  await expect(waits).toHaveCount(0);
  await stream;
  const person = await (await browser.newContext()).newPage();
  await person.goto(`${site.url}/verify-attendances?token=${token}`);
  await person.getByRole("button", { name: "Αίτημα άδειας" }).click();
  await person.getByRole("combobox", { name: /^Λόγος/ }).fill("καν");
  await person.getByRole("option").first().click();
  await person.getByLabel("Από").fill(`28/12/${today.slice(0, 4)}`);
  await person.getByLabel("Έως").fill(`29/12/${today.slice(0, 4)}`);
  await person.getByRole("button", { name: "Υποβολή", exact: true }).click();
  await expect(person.getByText("Περιμένει", { exact: true })).toBeVisible();
  await expect(waits).toHaveCount(1);
});

/** The agency publishes an announcement for everyone. */
async function announce(title: string, { mustConfirm }: { mustConfirm: boolean }): Promise<void> {
  const executive = await callerOf(site.url, "executive");
  await executive.act("/Announcements/Create", {
    title,
    body: {
      type: "doc",
      content: [{ type: "paragraph", content: [{ type: "text", text: "Λέξεις" }] }],
    },
    importance: "usual",
    organizations: null,
    roles: null,
    fromDay: "2026-01-01",
    toDay: null,
    mustConfirm,
  });
}
