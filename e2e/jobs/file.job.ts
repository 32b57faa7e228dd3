import { buffer } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { unpackRecords } from "#api/cells.ts";
import { daysOfMonth, monthOf } from "#domain/calendar/day.ts";
import { writeXlsx } from "#server/integrations/files/write-xlsx.ts";
import { handsOn } from "../hands.ts";
import { enter, placeOf } from "../people.ts";
import { siteOfFile } from "../site-of-file.ts";
import { pageOf, tell } from "./job.ts";

const site = siteOfFile({ fetchesAhead: true });

type Sheet = { rows: { lastName: string; firstName: string; cells: string }[] };

/** The month as an office keeps it: one row per person, one column per day, hours, and a word of its own on three days. */
async function officeMonth({ rows }: Sheet, month: string) {
  const days = daysOfMonth(month);
  const headings = [
    "Α/Α",
    "Υπάλληλος",
    ...days.map((day) => `${Number(day.slice(8))}/${month.slice(5)}`),
  ];
  const lines = rows.map(({ lastName, firstName, cells }, index) => {
    const worked = unpackRecords(cells).flatMap(({ intervals, day }) =>
      intervals.some(({ kind }) => kind === "work") ? [day] : [],
    );
    const own = index < 3 ? worked[0] : undefined;
    const entries = days.map((_, at) =>
      at + 1 === own ? "ΑΔ.Χ." : worked.includes(at + 1) ? "8-16" : "",
    );
    return [String(index + 1), `${lastName} ${firstName}`, ...entries];
  });
  const columns = headings.map((header) => ({ header, width: 12, kind: "text" as const }));
  return {
    name: "παρουσίες.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: await buffer(writeXlsx({ title: "Παρουσίες", columns }, [lines])),
  };
}

test("a month as an office keeps it becomes saved records", async ({ browser }) => {
  const { tell: told, organizationId, structureId, day } = await placeOf(site.url, "Δ05");
  const month = monthOf(day);
  const of = `organizationId=${organizationId}&structureId=${structureId}&month=${month}`;
  const file = await officeMonth(await told<Sheet>(`/Attendances/GetMonthSheet?${of}`), month);
  await site.arrange(
    "delete from attendance_record where structure_id = $1 and to_char(date, 'YYYY-MM') = $2",
    [structureId, month],
  );
  const page = await pageOf(browser);
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/attendances?structure=${structureId}&month=${month}`);
  await expect(page.getByRole("grid")).toBeFocused();
  const hands = handsOn(page);
  await hands.click(page.getByRole("button", { name: "Εισαγωγή" }));
  const dialog = page.getByRole("dialog", { name: /^Εισαγωγή παρουσιών: / });
  const chooser = page.waitForEvent("filechooser");
  await hands.click(dialog.getByRole("button", { name: "Επιλογή αρχείου" }));
  await (await chooser).setFiles(file);
  await expect(dialog.getByText("Προς διόρθωση: 3")).toBeVisible();
  const field = dialog.getByRole("textbox", { name: /^Καταχώριση: / }).first();
  await hands.click(field);
  await hands.type(field, "ΚΑΝ");
  await hands.press("Enter");
  await hands.click(dialog.getByRole("button", { name: /^Το ίδιο και στα άλλα/ }));
  await expect(dialog.getByText("Προς διόρθωση: 0")).toBeVisible();
  await hands.click(dialog.getByRole("button", { name: /^Καταχώριση: / }));
  await expect(dialog.getByText(/^Καταχωρίστηκαν από το αρχείο: /)).toBeVisible();
  tell("An xlsx of a month as an office keeps it to saved records", [hands.told()]);
});
