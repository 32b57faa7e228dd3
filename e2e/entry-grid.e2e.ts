import { expect, type Locator, type Page, test } from "@playwright/test";
import { lastDay, monthOf } from "#domain/calendar/day.ts";
import { brokenRules } from "./axe.ts";
import { agree, type Cells, faultyMonth, pasteHere, previewOn } from "./grid-hands.ts";
import { handsOn } from "./hands.ts";
import { enter, placeOf, type Teller } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();
let tell: Teller;
let organizationId = "";
let structureId = "";
let day = "";

test.beforeAll(async () => {
  ({ tell, organizationId, structureId, day } = await placeOf(site.url, "Δ05"));
});

async function openGrid(page: Page): Promise<void> {
  await enter(page, site.url, "administrator");
  const month = monthOf(day);
  await page.goto(
    `${site.url}/attendances?structure=${structureId}&month=${month}&body=${organizationId}`,
  );
  await expect(page.getByRole("grid")).toBeFocused();
}

const cellAt = (page: Page, row: number, column: number) =>
  page.locator(
    `[role=row][aria-rowindex="${row + 1}"] [role=gridcell][aria-colindex="${column + 1}"]`,
  );

test("a paste of a month of 20 people has 30 errors, found one by one and corrected by keyboard alone", async ({
  page,
}, info) => {
  const sheet = await tell<Cells>(
    `/Attendances/GetMonthSheet?organizationId=${organizationId}&structureId=${structureId}&month=${monthOf(day)}`,
  );
  await openGrid(page);
  await cellAt(page, 1, 1).click();
  await pasteHere(page, faultyMonth(sheet));
  const question = page.getByRole("dialog", { name: "Αντικατάσταση ωρών συσκευής" });
  await expect(question.getByText(/αντικαθιστά ώρες συσκευής σε \d+ ημέρες/)).toBeVisible();
  await question.getByRole("button", { name: "Επικόλληση" }).click();
  await expect(page.getByText("30 κελιά χρειάζονται διόρθωση")).toBeVisible();
  await page.getByRole("button", { name: "Επόμενο", exact: true }).click();
  const hands = handsOn(page);
  for (let left = 30; left > 0; left -= 1) {
    if (left < 30) await hands.press("F8");
    for (const key of ["8", "-", "1", "5"]) await hands.press(key);
  }
  await hands.press("Enter");
  await expect(page.getByText(/διόρθωση$/)).toBeHidden();
  const { keys, seconds } = hands.told();
  info.annotations.push({ type: "30 faults", description: `${keys} keys, ${seconds} s` });
  await page.keyboard.press("Control+z");
  await expect(page.getByText("1 κελί χρειάζεται διόρθωση")).toBeVisible();
});

test("a leave until a day, or drawn over the days after it, previews what it takes and is one undo step", async ({
  page,
}) => {
  const last = lastDay(monthOf(day));
  await openGrid(page);
  const at = Number(day.slice(8));
  const cell = cellAt(page, 2, at);
  await cell.click();
  const before = await cell.innerText();
  await page.keyboard.press("F2");
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(`ΚΑΝ έως ${Number(last.slice(8))}/${Number(last.slice(5, 7))}`);
  await page.keyboard.press("Enter");
  const preview = previewOn(page);
  await expect(preview.getByText(/^\d+ εργάσιμ/)).toBeVisible();
  await expect(preview.getByText(/^Υπόλοιπο μετά|^Υπέρβαση υπολοίπου/)).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  await agree(page);
  await expect(cell).toHaveText("ΚΑΝ");
  await page.getByRole("grid").focus();
  await page.keyboard.press("Control+z");
  await expect(cell).toHaveText(before);
  await drawsLeave(page);
});

/** Drags a leave typed on a day over the four days after it: previewed before it is entered, and undone in one step. */
async function drawsLeave(page: Page): Promise<void> {
  const at = Number(day.slice(8));
  const last = Number(lastDay(monthOf(day)).slice(8));
  const first = at + 4 <= last ? at : at - 7;
  const [begun, end] = [cellAt(page, 4, first), cellAt(page, 4, first + 4)];
  await end.scrollIntoViewIfNeeded();
  await typeInto(page, begun, "ΚΑΝ");
  await begun.click();
  // At the edge of the visible area the sheet scrolls under the pointer, and the leave grows by a day.
  const days = Array.from({ length: last - first + 1 }, (_, on) => cellAt(page, 4, first + on));
  const texts = () => Promise.all(days.map((one) => one.innerText()));
  const before = await texts();
  const [from, to] = [await begun.boundingBox(), await end.boundingBox()];
  if (!from || !to) throw new Error("The days are not in sight");
  await page.mouse.move(from.x + from.width, from.y + from.height);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  const preview = previewOn(page);
  const takenDays = Number.parseInt(await preview.getByText(/^\d+ εργάσιμ/).innerText(), 10);
  await expect(preview.getByText(/^Υπόλοιπο μετά|^Υπέρβαση υπολοίπου/)).toBeVisible();
  expect(await texts()).toEqual(before);
  await agree(page);
  await expect(preview).toBeHidden();
  await expect
    .poll(async () => (await texts()).filter((one) => one === "ΚΑΝ").length)
    .toBe(takenDays);
  expect(takenDays).toBeGreaterThan(1);
  await page.getByRole("grid").focus();
  await page.keyboard.press("Control+z");
  await expect.poll(texts).toEqual(before);
}

test("a key pressed as the preview of a leave appears accepts it, and reaches nothing beneath", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Suppresses what a dialog does by itself a moment after it is drawn.
    window.setTimeout = new Proxy(window.setTimeout, {
      apply(set, self, given) {
        const isHeld = given.length === 1 && document.querySelector("[role=dialog]") !== null;
        return isHeld ? 0 : Reflect.apply(set, self, given);
      },
    });
  });
  await openGrid(page);
  const cell = cellAt(page, 6, Number(day.slice(8)));
  const last = lastDay(monthOf(day));
  await typeInto(page, cell, `ΚΑΝ έως ${Number(last.slice(8))}/${Number(last.slice(5, 7))}`);
  await agree(page);
  await expect(cell).toHaveText("ΚΑΝ");
  await expect(previewOn(page)).toBeHidden();
});

test("findings not loaded are not shown as none, and load on retry; F8 steps through findings and errors, Shift+F8 back, also out of a cell being typed in", async ({
  page,
}) => {
  // Alone or batched with other calls.
  const call = /\/api\/.*GetFindings/;
  await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
  await openGrid(page);
  await page.keyboard.press("F8");
  await expect(page.getByText("Τα ευρήματα του μήνα δεν έχουν φορτωθεί ακόμη")).toBeVisible();
  await page.getByRole("button", { name: "Ευρήματα: δεν έχουν φορτωθεί ακόμη" }).click();
  const panel = page.getByRole("complementary", { name: "Ευρήματα" });
  const again = panel.getByRole("button", { name: "Δοκιμάστε ξανά" });
  await expect(again).toBeVisible();
  await expect(panel.getByText("Κανένα εύρημα στον μήνα αυτόν")).toBeHidden();
  await page.unroute(call);
  await again.click();
  await expect(page.getByRole("button", { name: /^Ευρήματα: \d+ σφάλμα/ })).toBeVisible();
  await expect(again).toBeHidden();

  const selected = page.locator("[role=gridcell][aria-selected=true]");
  const place = () =>
    selected.evaluate((cell) =>
      [cell.closest("[role=row]")?.ariaRowIndex, cell.ariaColIndex].join(" "),
    );
  /** Where a key leads from another place. */
  const press = async (key: string, from: string) => {
    await page.keyboard.press(key);
    await expect.poll(place).not.toBe(from);
    return place();
  };
  const at = Number(day.slice(8));
  for (const row of [1, 3]) await typeInto(page, cellAt(page, row, at), "8:00-");
  // The button shows what the server has found before the rules have loaded and seen what is typed.
  for (const row of [1, 3]) await expect(cellAt(page, row, at)).toHaveClass(/_(warning|error)_/);
  await page.keyboard.press("Control+Home");
  await expect.poll(place).toBe("2 2");
  const finding = await press("F8", "2 2");
  const next = await press("F8", finding);
  expect(await press("Shift+F8", next)).toBe(finding);

  for (const row of [1, 3, 5]) await typeInto(page, cellAt(page, row, at), "ΧΨ");
  const isAt = (row: number) =>
    expect(cellAt(page, row, at)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("F8");
  await isAt(1);
  await page.keyboard.press("F8");
  await isAt(3);
  await page.keyboard.press("Shift+F8");
  await isAt(1);
  await page.keyboard.press("Shift+F8");
  await isAt(5);
  await page.keyboard.press("F2");
  await expect(page.getByRole("grid").getByRole("combobox")).toBeFocused();
  await page.keyboard.insertText("Χ");
  await page.keyboard.press("Shift+F8");
  await isAt(3);
});

async function typeInto(page: Page, cell: Locator, text: string): Promise<void> {
  await cell.click();
  await page.keyboard.press("F2");
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(text);
  await page.keyboard.press("Enter");
}
