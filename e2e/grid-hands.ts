import { expect, type Browser, type Page } from "@playwright/test";
import { unpackRecords } from "#api/cells.ts";
import { lastDay, monthOf } from "#domain/calendar/day.ts";
import { enter } from "./people.ts";
import type { Site } from "./site.ts";

type GridPlace = { url: string; structureId: string; day: string };

export const saved = (page: Page) => page.getByText("Όλες οι αλλαγές έχουν αποθηκευτεί");

/** A day as `5/12`. */
export const shortDay = (of: string) => `${Number(of.slice(8))}/${Number(of.slice(5, 7))}`;

export async function openGrid(page: Page, at: GridPlace, account: string): Promise<void> {
  const { url, structureId, day } = at;
  await enter(page, url, account);
  await page.goto(`${url}/attendances?structure=${structureId}&month=${monthOf(day)}`);
  await page.getByRole("grid").waitFor();
}

export async function contextOf(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  return { context, page: await context.newPage() };
}

/** The cell of the nth person on the day. */
export function cellOf(page: Page, { day }: GridPlace, person: number) {
  const column = Number(day.slice(8)) + 1;
  return page.getByRole("row").nth(person).locator(`[role=gridcell][aria-colindex="${column}"]`);
}

/** Opens a cell and types into it, without entering it. */
export async function write(page: Page, at: GridPlace, person: number, text: string) {
  await cellOf(page, at, person).click();
  await page.keyboard.press("F2");
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(text);
}

export async function paste(page: Page, at: GridPlace, person: number, text: string) {
  await cellOf(page, at, person).click();
  await pasteHere(page, text);
}

/** Pastes into the cell that is selected. */
export async function pasteHere(page: Page, text: string): Promise<void> {
  await page.getByRole("grid").evaluate((grid, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    grid.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** The records of a month, as the grid reads them. */
export type Cells = { rows: { cells: string }[] };

/** The month of twenty people copied from another table: a time on each working day, except thirty unreadable ones. */
export function faultyMonth({ rows }: Cells): string {
  const worked = rows
    .slice(0, 20)
    .map(({ cells }) =>
      unpackRecords(cells).flatMap(({ intervals, day }) =>
        intervals.some(({ kind }) => kind === "work") ? [day] : [],
      ),
    );
  const places = worked.flatMap((days, row) => days.map((day) => `${row} ${day}`));
  const every = Math.floor(places.length / 30);
  const faults = new Set(places.filter((_, index) => index % every === 0).slice(0, 30));
  return worked
    .map((days, row) =>
      Array.from({ length: 31 }, (_, index) => {
        if (faults.has(`${row} ${index + 1}`)) return "ΧΨ";
        return days.includes(index + 1) ? "Π" : "";
      }).join("\t"),
    )
    .join("\n");
}

/**
 * Reverts each record from the day on by one write, behind the server's back: records written once are deleted. If a write that
 * had arrived is sent again as a new one, it would be made; sent again under its key, it is answered and nothing is written.
 */
export async function rewind(site: Site, { structureId, day }: GridPlace): Promise<void> {
  const which = "where structure_id = $1 and date >= $2";
  const of = [structureId, day];
  await site.arrange(`delete from attendance_record ${which} and version = 1`, of);
  await site.arrange(`update attendance_record set version = version - 1 ${which}`, of);
}

/** Deletes the records from the day on, behind the server's back. */
export const takeAway = (site: Site, at: Pick<GridPlace, "structureId" | "day">) =>
  remove(site, at, ">=");

/** Deletes only the records of that day. */
export const emptyDay = (site: Site, at: Pick<GridPlace, "structureId" | "day">) =>
  remove(site, at, "=");

async function remove(
  site: Site,
  { structureId, day }: Pick<GridPlace, "structureId" | "day">,
  how: "=" | ">=",
): Promise<void> {
  const days = `where structure_id = $1 and date ${how} $2`;
  for (const table of ["attendance_record", "attendance_sheet"])
    await site.arrange(`delete from ${table} ${days}`, [structureId, day]);
}

/** The records from the day on: what each says, and how often it was written. */
export async function storedRecords(
  site: Site,
  { structureId, day }: GridPlace,
): Promise<string[]> {
  const rows = await site.ask<{ says: string; date: string }>(
    `select coalesce(reason, intervals -> 0 ->> 'kind', 'nothing') || ' ' || version as says, date::text
     from attendance_record where structure_id = $1 and date >= $2 order by date, contract_id`,
    [structureId, day],
  );
  return rows.map(({ says, date }) => (date > lastDay(monthOf(day)) ? `${says} beyond` : says));
}

/** The preview of a leave before it is entered. */
export const previewOn = (page: Page) => page.getByRole("dialog", { name: /^ΚΑΝ · / });

/** Agrees to the preview, with a key pressed as soon as it is visible. */
export async function agree(page: Page): Promise<void> {
  await expect(previewOn(page)).toBeVisible();
  await page.keyboard.press("Enter");
}

/** The form of a new leave. */
export const drawer = (page: Page) => page.getByRole("dialog", { name: "Νέα άδεια" });

export async function openLeave(page: Page, at: GridPlace): Promise<void> {
  await openGrid(page, at, "clerk");
  await cellOf(page, at, 1).click();
  await page.getByRole("button", { name: "Νέα άδεια" }).click();
  await expect(drawer(page).getByRole("combobox", { name: /^Άδεια/ })).toBeVisible();
}

/** Fills in a leave of the first person, reaching into the next month. */
export async function askLeave(page: Page, at: GridPlace, until: string): Promise<void> {
  await openLeave(page, at);
  await drawer(page)
    .getByRole("combobox", { name: /^Άδεια/ })
    .fill("ΚΑΝ");
  await page.getByRole("option", { name: /^ΚΑΝ · / }).click();
  await drawer(page).getByLabel("Έως").fill(until.split("-").toReversed().join("/"));
  await expect(drawer(page).getByText(/^\d+ εργάσιμ/)).toBeVisible();
}

export async function recordLeave(page: Page): Promise<void> {
  await drawer(page)
    .getByRole("button", { name: /^Καταχώριση \d+ ημερών$/ })
    .press("Enter");
}
