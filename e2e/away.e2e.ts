import { expect, type Page, test } from "@playwright/test";
import { addDays, addMonths, lastDay, mondayOf, monthOf } from "#domain/calendar/day.ts";
import { leaveFeeds } from "#api/leave-feeds.ts";
import { formatMonth } from "#web/ui/formats.ts";
import { brokenRules } from "./axe.ts";
import { knownOf } from "./known.ts";
import { callerOf, enter } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();
let person = "";
/** Monday of a week in the middle of the next month, and a leave from its Thursday to the next Tuesday. */
let monday = "";
let [from, to] = ["", ""];

test.beforeAll(async () => {
  const { organizationId, contractId, person: name, today } = await knownOf(site.url);
  person = name;
  monday = mondayOf(`${addMonths(monthOf(today), 1)}-14`);
  [from, to] = [addDays(monday, 3), addDays(monday, 8)];
  const { act } = await callerOf(site.url, "clerk");
  await act("/Leaves/Record", {
    organizationId,
    contractId,
    code: "ΚΑΝ",
    from,
    to,
    replaces: true,
  });
});

const dayText = (day: string) => day.split("-").toReversed().join("/");

const tableOf = (page: Page) => page.getByRole("table", { name: "Απουσίες ανά ημέρα" });

test("the page says how many people it leaves out", async ({ page }) => {
  await page.route("**/api/Leaves/GetAway*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), leftOut: 7 } });
  });
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/contracts/leave/calendar?on=${monday}`);
  await expect(
    page.getByText("Λείπουν ακόμη 7 εργαζόμενοι, που δεν εμφανίζονται εδώ"),
  ).toBeVisible();
});

test("absences are shown by month and by week, and a leave continues into the next week", async ({
  page,
}) => {
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/contracts/leave/calendar?on=${monday}`);
  const table = tableOf(page);
  const bar = table
    .getByRole("row", { name: person })
    .getByTitle(`Κανονική άδεια, ${dayText(from)}\u00a0– ${dayText(to)}`);
  const days = table.getByRole("columnheader");
  await expect(page.getByText(formatMonth(monthOf(monday)), { exact: true })).toBeVisible();
  await expect(days).toHaveCount(1 + Number(lastDay(monthOf(monday)).slice(8)));
  await expect(bar).toHaveAttribute("colspan", "6");
  await page
    .getByRole("radiogroup", { name: "Διάστημα" })
    .getByText("Εβδομάδα", { exact: true })
    .click();
  await expect(days).toHaveCount(8);
  await expect(
    page.getByText(`${dayText(monday)} – ${dayText(addDays(monday, 6))}`, { exact: true }),
  ).toBeVisible();
  await expect(bar).toHaveAttribute("colspan", "4");
  expect(await brokenRules(page)).toEqual([]);
  await page.getByRole("button", { name: "Επόμενο διάστημα" }).click();
  await expect(days.nth(1)).toContainText(String(Number(addDays(monday, 7).slice(8))));
  await expect(bar).toHaveAttribute("colspan", "2");
  await page.getByRole("button", { name: "Επόμενο διάστημα" }).click();
  // No one may be away in that week, and then there is no table.
  await expect(
    page.getByText(`${dayText(addDays(monday, 14))} – ${dayText(addDays(monday, 20))}`, {
      exact: true,
    }),
  ).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test("the calendar's address is created once, read by whoever has it, and dead after it is revoked", async ({
  page,
  request,
}) => {
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/contracts/leave/calendar`);
  await page.getByRole("button", { name: "Συνδρομή ημερολογίου" }).click();
  const drawer = page.getByRole("dialog", { name: "Συνδρομή ημερολογίου" });
  await expect(drawer.getByText("Δεν έχει δοθεί διεύθυνση.")).toBeVisible();
  await drawer.getByLabel("Και ο λόγος, εκτός αν είναι ευαίσθητος").check();
  await drawer.getByRole("button", { name: "Νέα διεύθυνση" }).click();
  const address = new URL(await drawer.getByLabel("Διεύθυνση ημερολογίου").inputValue());
  const list = drawer.getByRole("table", { name: "Διευθύνσεις ημερολογίου" });
  await expect(list).toContainText("Όνομα και λόγος");
  expect(await brokenRules(page)).toEqual([]);

  expect(address.pathname).toBe(`/api${leaveFeeds.get.path}`);
  const read = () => request.get(`${site.url}${address.pathname}${address.search}`);
  const calendar = await read();
  expect(calendar.headers()["content-type"]).toContain("text/calendar");
  const events = (await calendar.text()).replaceAll("\r\n ", "");
  expect(events).toContain(`SUMMARY:${person}: Κανονική άδεια`);
  expect(events).toContain(`DTSTART;VALUE=DATE:${from.replaceAll("-", "")}`);

  await page.reload();
  await page.getByRole("button", { name: "Συνδρομή ημερολογίου" }).click();
  await expect(list).toContainText("Όλες οι Δομές");
  await expect(drawer.getByLabel("Διεύθυνση ημερολογίου")).toHaveCount(0);
  await list.getByRole("button", { name: "Ανάκληση" }).click();
  await page
    .getByRole("dialog", { name: "Ανάκληση" })
    .getByRole("button", { name: "Ανάκληση" })
    .click();
  await expect(list).toContainText("Ανακλήθηκε: ");
  expect((await read()).status()).toBe(404);
});
