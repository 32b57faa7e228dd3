import { expect, test, type Browser, type Page } from "@playwright/test";
import { lastDay, monthOf } from "#domain/calendar/day.ts";
import { previewOn, shortDay, takeAway } from "./grid-hands.ts";
import { enter, placeOf } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();
let at = { url: "", structureId: "", day: "" };

test.beforeAll(async () => {
  at = await placeOf(site.url, "Δ05");
});
test.beforeEach(() => takeAway(site, at));

const entriesOf = (page: Page) => page.getByRole("combobox", { name: /^Καταχώριση: / });

const listOf = (page: Page) => page.getByRole("listbox", { name: "Κωδικοί" });

async function openDay(page: Page): Promise<void> {
  await enter(page, at.url, "clerk");
  await page.goto(`${at.url}/attendances/attendance-records/${at.structureId}/${at.day}`);
}

async function touching(browser: Browser, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport, hasTouch: true, locale: "el-GR" });
  return { context, page: await context.newPage() };
}

/** The centre of the preview's button as soon as it is drawn: a finger may come down there. */
const drawnAt = (page: Page) =>
  page.evaluateHandle(
    () =>
      new Promise<{ x: number; y: number }>((resolve) => {
        const observer = new MutationObserver(() => {
          const button = document.querySelector("[role=dialog] button[data-autofocus]");
          if (!button?.textContent.startsWith("Καταχώριση ")) return;
          const { x, y, width, height } = button.getBoundingClientRect();
          observer.disconnect();
          resolve({ x: x + width / 2, y: y + height / 2 });
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );

const isUnder = (button: Element, { x, y }: { x: number; y: number }) =>
  button.contains(document.elementFromPoint(x, y));

test("a screen reader announces a field with a list, its options with their meaning, and the chosen one", async ({
  page,
}) => {
  await openDay(page);
  const entry = entriesOf(page).nth(1);
  await entry.fill("κανον");
  const cell = entry.locator("xpath=ancestor::td");
  await expect(cell).toMatchAriaSnapshot(`
    - cell:
      - combobox /^Καταχώριση/ [expanded] [active]: κανον
      - listbox "Κωδικοί":
        - option /^ΚΑΝ Κανονική άδεια απομέν\\S+ \\d+/ [selected]
      - status
  `);
  await entry.press("Enter");
  await expect(cell).toMatchAriaSnapshot(`
    - cell "ΚΑΝ":
      - combobox /^Καταχώριση/: ΚΑΝ
  `);
  await page.keyboard.press("Alt+ArrowDown");
  await expect(listOf(page)).toMatchAriaSnapshot(`
    - listbox "Κωδικοί":
      - group "Παρουσία":
        - option "Π Παρουσία"
      - group "Άδειες":
        - option /^ΚΑΝ Κανονική άδεια/
  `);
});

test("on a tablet a tap opens a cell of the grid and a field of the day, and picks a code from the list", async ({
  browser,
}) => {
  const { context, page } = await touching(browser, { width: 992, height: 700 });
  await openDay(page);
  const entry = entriesOf(page).nth(1);
  await entry.tap();
  await page.keyboard.insertText("αδεια");
  await listOf(page).getByRole("option", { name: /^ΚΑΝ / }).tap();
  await expect(entry).toHaveValue("ΚΑΝ");
  await expect(listOf(page)).toBeHidden();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto(
    `${at.url}/attendances?structure=${at.structureId}&month=${monthOf(at.day)}&view=grid`,
  );
  const cell = page
    .getByRole("row")
    .nth(3)
    .locator(`[role=gridcell][aria-colindex="${Number(at.day.slice(8)) + 1}"]`);
  await cell.tap();
  await cell.tap();
  await page.getByRole("grid").getByRole("combobox").press("Control+a");
  await page.keyboard.insertText("αδεια");
  await listOf(page).getByRole("option", { name: /^ΚΑΝ / }).tap();
  await expect(cell).toHaveText("ΚΑΝ");
  await context.close();
});

for (const where of ["the day", "the month"])
  test(`on a phone a leave until a day, typed on the sheet of ${where}, is previewed with its balance and undone by one button`, async ({
    browser,
  }) => {
    const { context, page } = await touching(browser, { width: 390, height: 844 });
    await openDay(page);
    if (where === "the month") {
      await page.goto(`${at.url}/attendances?structure=${at.structureId}&month=${monthOf(at.day)}`);
      await page
        .getByRole("group", { name: "Ημέρες του μήνα" })
        .getByRole("button")
        .nth(Number(at.day.slice(8)) - 1)
        .tap();
    }
    const people =
      where === "the day"
        ? page.getByRole("list", { name: "Παρουσίες της ημέρας" })
        : page.getByRole("heading", { level: 2 }).locator("+ ul");
    const person = people.getByRole("listitem").nth(2).getByRole("button").first();
    await person.tap();
    const tray = page.getByRole("dialog");
    await tray.getByRole("combobox").fill(`ΚΑΝ έως ${shortDay(lastDay(monthOf(at.day)))}`);
    await expect(tray.getByText(/^Έως .*Με Enter/)).toBeVisible();
    const drawnTime = drawnAt(page);
    await tray.getByRole("button", { name: "Καταχώριση" }).tap();
    const preview = previewOn(page);
    await expect(preview.getByText(/^Υπόλοιπο μετά|^Υπέρβαση υπολοίπου/)).toBeVisible();
    const agrees = preview.getByRole("button", { name: /^Καταχώριση/ });
    await expect(preview).toHaveCSS("opacity", "1");
    const finger = await (await drawnTime).jsonValue();
    expect(await agrees.evaluate(isUnder, finger), "the button moved from under the finger").toBe(
      true,
    );
    await agrees.tap();
    await expect(person).toContainText("ΚΑΝ");
    await page.getByRole("button", { name: /^Αναίρεση/ }).tap();
    await expect(person).not.toContainText("ΚΑΝ");
    await context.close();
  });
