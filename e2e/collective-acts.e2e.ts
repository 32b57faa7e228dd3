import { expect, test } from "@playwright/test";
import { asTyped } from "./first-day.ts";
import { enter, lastFullDay, municipality, tellerOf } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

type Sheet = { rows: { contractId: string; lastName: string; firstName: string }[] };

test("by keyboard: a strike shows each person's outcome before it is recorded, and is withdrawn except for the day changed since", async ({
  page,
}) => {
  const tell = await tellerOf(site.url, "clerk");
  const { organizationId, structures } = await municipality(tell);
  const structureId = structures.get("Δ05") ?? "";
  const day = await lastFullDay(tell, organizationId);
  const { rows } = await tell<Sheet>(
    `/Attendances/GetDaySheet?organizationId=${organizationId}&structureId=${structureId}&date=${day}`,
  );
  const [worked, changed] = rows.map(({ lastName, firstName }) => `${lastName} ${firstName}`);
  await site.arrange("delete from attendance_sheet where structure_id = $1 and date = $2", [
    structureId,
    day,
  ]);
  await site.arrange(
    "delete from attendance_record where structure_id = $1 and date = $2 and contract_id <> $3",
    [structureId, day, rows[0]?.contractId],
  );
  // No punches are stored of those who were there.
  await site.arrange("delete from punch where at::date = $1::date", [day]);

  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/attendances/collective`);
  const create = page.getByRole("button", { name: "Νέα συλλογική πράξη" }).first();
  await create.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Νέα συλλογική πράξη" });
  await expect(dialog.getByRole("textbox", { name: "Τίτλος" })).toBeFocused();
  await page.keyboard.type("24ωρη απεργία ΑΔΕΔΥ");
  const into = async (label: string, text: string) => {
    await dialog.getByRole("textbox", { name: label, exact: true }).focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.type(text);
  };
  await into("Από", asTyped(day));
  await into("Έως", asTyped(day));
  await into("Αριθμός απόφασης", "12/2026");
  const choose = async (label: string, text: string) => {
    await dialog.getByRole("combobox", { name: label, exact: true }).focus();
    await page.keyboard.type(text);
    await expect(page.getByRole("option")).toHaveCount(1);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  };
  await choose("Λόγος απουσίας", "Απεργία");
  await choose("Δομές", "Δ05");
  await expect(dialog.getByText(`${worked} (`)).toContainText("Υπάρχει παρουσία");
  await dialog.getByText(/^Καταχωρίζεται: \d+$/).focus();
  const save = dialog.getByRole("button", { name: /^Καταχώριση \d+ ημερών$/ });
  await save.focus();
  await page.keyboard.press("Enter");
  const done = page.getByRole("dialog", { name: "Τι έγινε με τον καθένα" });
  await expect(done.getByText("Εργάστηκε: 1")).toBeVisible();
  await page.keyboard.press("Escape");
  const row = page.getByRole("row", { name: /24ωρη απεργία ΑΔΕΔΥ/ });
  await expect(row).toContainText("Ισχύει");

  // Someone turns out to have been there.
  await site.arrange(
    `update attendance_record set version = version + 1, intervals = '[{"kind":"work","from":null,"to":null,"mark":"typed"}]',
       reason = null, label = 'present' where contract_id = $1 and date = $2`,
    [rows[1]?.contractId, day],
  );
  await row.getByRole("button", { name: "Ανάκληση: 24ωρη απεργία ΑΔΕΔΥ" }).focus();
  await page.keyboard.press("Enter");
  const ask = page.getByRole("dialog", { name: "Ανάκληση: 24ωρη απεργία ΑΔΕΔΥ" });
  await expect(ask.getByRole("textbox", { name: "Αιτιολογία" })).toBeFocused();
  await page.keyboard.type("Η απεργία ανεστάλη");
  await page.keyboard.press("Control+Enter");
  const unchangedDays = page.getByRole("dialog", { name: "Ημέρες που έμειναν όπως είναι" });
  await expect(unchangedDays.getByRole("listitem")).toHaveCount(1);
  await expect(unchangedDays.getByRole("listitem")).toContainText(`${changed} (`);
  await page.keyboard.press("Escape");
  await expect(row).toContainText(/Ανακλήθηκε .* έμειναν 1 ημέρα/);
});
