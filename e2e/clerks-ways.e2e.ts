import { expect, test, type Locator } from "@playwright/test";
import { monthOf } from "#domain/calendar/day.ts";
import { enter, placeOf } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

/** How many of the elements show less than their whole text. */
const cut = (names: Locator) =>
  names.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);

test("at 992 px the sheet of a day and the grid of a month show names whole", async ({ page }) => {
  const { structureId, day } = await placeOf(site.url, "Δ05");
  await page.setViewportSize({ width: 992, height: 768 });
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/attendances/attendance-records/${structureId}/${day}`);
  const names = page.getByRole("main").getByRole("rowheader");
  await expect(names).toHaveCount(25);
  expect(await cut(names)).toBe(0);
  await page.goto(`${site.url}/attendances?structure=${structureId}&month=${monthOf(day)}`);
  await expect(page.getByRole("grid")).toBeFocused();
  await expect(names.first()).toBeVisible();
  expect(await cut(names.locator("span"))).toBe(0);
});

test("Ctrl+K leads a clerk from a person's name to the one active contract", async ({ page }) => {
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/contracts`);
  const person = page.getByRole("rowheader", { name: "Αγγελόπουλος Γρηγόριος" });
  const href = await person.getByRole("link").getAttribute("href");
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Αναζήτηση και μετάβαση" });
  await field.fill("αγγελοπουλος γρη");
  await expect(page.getByRole("option").first()).toContainText("Αγγελόπουλος Γρηγόριος");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${site.url}${href}`);
});

test("a list is printed as a table on wide paper, in dark on white, with what says which month it is and nothing to press", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/payments/payroll`);
  const main = page.getByRole("main");
  const row = main.locator("tbody tr").first();
  await expect(row.getByRole("rowheader")).toBeVisible();
  const number = row.getByRole("cell", { name: /^Α\.Π\. \d+$/ });
  expect(await number.evaluate(linesOf), "the number beside its abbreviation").toBe(1);
  const search = main.getByRole("searchbox");
  const previous = main.getByRole("button", { name: "Προηγούμενος μήνας" });
  const siblings = main.getByRole("navigation", { name: "Μισθολογική κατάσταση" });
  for (const one of [search, previous, siblings]) await expect(one).toBeVisible();

  // The width of a sheet between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(row).toHaveCSS("display", "table-row");
  await expect(number).toBeVisible();
  await expect(search).toBeHidden();
  await expect(main.getByRole("button", { name: /^[Α-Ω][α-ώ]+ 20\d\d$/ })).toBeVisible();
  await expect(previous).toBeHidden();
  await expect(siblings).toBeHidden();
  const paper = page.locator("html");
  await expect(paper).toHaveCSS("page", "wide");
  await expect(paper).toHaveAttribute("data-mantine-color-scheme", "light");
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(paper).toHaveAttribute("data-mantine-color-scheme", "dark");
});

test("on a phone a toast covers no button of an open drawer", async ({ page }) => {
  const { tell, organizationId } = await placeOf(site.url, "Δ05");
  const { items } = await tell<{ items: { id: string }[] }>(
    `/Employees/GetAll?organizationId=${organizationId}&employed=yes&take=1`,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, site.url, "representative");
  const people = "/organization-administration/organization-employees";
  await page.goto(`${site.url}${people}?employee=${items[0]?.id}`);
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("button", { name: /PIN$/ }).first().click();
  await drawer.getByRole("textbox", { name: "PIN" }).fill("4711");
  await page.keyboard.press("Enter");
  const toast = page.getByRole("region", { name: "Ειδοποιήσεις" }).locator("[data-kind]");
  await expect(toast).toContainText("Το PIN ορίστηκε");
  const change = drawer.getByRole("button", { name: "Αλλαγή PIN" });
  await change.evaluate((button) => button.scrollIntoView({ block: "end" }));
  expect(await covered(toast, drawer.getByRole("button"))).toEqual([]);
});

/** The texts of the buttons over which an element lies. */
async function covered(over: Locator, buttons: Locator): Promise<string[]> {
  const above = await over.boundingBox();
  if (!above) throw new Error("It is gone");
  return buttons.evaluateAll(
    (all, { x, y, width, height }) =>
      all
        .filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return left < x + width && right > x && top < y + height && bottom > y;
        })
        .map((one) => one.ariaLabel ?? one.textContent),
    above,
  );
}

function linesOf(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getClientRects().length;
}
