import { expect, test } from "@playwright/test";
import readXlsxFile from "read-excel-file/node";
import { holdRequests } from "./hold-requests.ts";
import { enter, lastFullDay, municipality, tellerOf } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

type Sheet = {
  rows: { contractId: string; employmentType: number; lastName: string; firstName: string }[];
};

/** Permanent staff. */
const permanent = 1;

test("overtime without a decision is reported on the day, and with one by how much it is exceeded", async ({
  page,
}) => {
  const tell = await tellerOf(site.url, "representative");
  const { organizationId, structures } = await municipality(tell);
  const structureId = structures.get("Δ05") ?? "";
  const day = await lastFullDay(tell, organizationId);
  const { rows } = await tell<Sheet>(
    `/Attendances/GetDaySheet?organizationId=${organizationId}&structureId=${structureId}&date=${day}`,
  );
  const person = rows.find(({ employmentType }) => employmentType === permanent);
  const name = `${person?.lastName} ${person?.firstName}`;
  const contract = person?.contractId ?? "";
  for (const [table, of] of [
    ["attendance_record", contract],
    ["attendance_sheet", structureId],
  ] as const) {
    const column = table === "attendance_sheet" ? "structure_id" : "contract_id";
    await site.arrange(`delete from ${table} where ${column} = $1 and date = $2`, [of, day]);
  }
  const sheet = `${site.url}/attendances/attendance-records/${structureId}/${day}`;
  const typed = day.split("-").toReversed().join("/");
  // On some days someone else in the structure has overtime too.
  const entry = page.getByRole("combobox", { name: `Καταχώριση: ${name}` });
  const row = page.getByRole("row").filter({ has: entry });
  const doubt = (words: RegExp) => row.getByRole("img", { name: words });

  await enter(page, site.url, "representative");
  await page.goto(sheet);
  await entry.fill("7:00-21:00");
  await page.keyboard.press("Enter");
  await expect(doubt(/Υπερωρία \S+ ωρών χωρίς απόφαση έγκρισης/)).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Αποθηκεύτηκε").first()).toBeVisible();

  await page.getByRole("link", { name: "Υπερωρίες" }).click();
  // It names two people, and covers everyone in one structure.
  await expect(page.getByRole("row", { name: /214\/.* 2 1 / })).toBeVisible();
  await page.getByRole("button", { name: "Νέα απόφαση" }).first().click();
  const dialog = page.getByRole("dialog");
  const fill = (label: string, text: string) =>
    dialog.getByRole("textbox", { name: label, exact: true }).fill(text);
  await fill("Όργανο που αποφάσισε", "Δήμαρχος");
  await fill("Αριθμός απόφασης", "44/2026");
  await fill("ΑΔΑ", "44/2026");
  await fill("Από", typed);
  await fill("Έως", typed);
  const total = dialog.getByRole("textbox", { name: "Ώρες συνολικά", exact: true });
  await fill("Ώρες τον μήνα", "20:00");
  await total.fill("15:00");
  await expect(total).toHaveAccessibleDescription(/Οι ώρες συνολικά είναι λιγότερες/);
  // While typing 60 hours.
  await total.fill("6");
  await expect(total).not.toHaveAttribute("aria-invalid", "true");
  await fill("Ώρες τον μήνα", "1:00");
  await fill("Ώρες συνολικά", "1:00");
  await fill("Εργασίες", "Έκτακτη συντήρηση");
  const people = dialog.getByRole("combobox", { name: "Εργαζόμενοι" });
  await people.click();
  await expect(page.getByRole("option").first()).toBeVisible();
  // A list of people other than those searched for would change under the pointer.
  const release = await holdRequests(page, /Employees\/GetAll\?.*search=./);
  await people.fill(person?.lastName ?? "");
  await expect(page.getByText("Φόρτωση…")).toBeVisible();
  await expect(page.getByRole("option")).toHaveCount(0);
  await release();
  await page
    .getByRole("option", { name: new RegExp(`^${name} `) })
    .first()
    .click();
  await page.keyboard.press("Control+Enter");
  await expect(dialog.getByText(/Ο ΑΔΑ έχει ελληνικά κεφαλαία/)).toBeVisible();
  await fill("ΑΔΑ", "ΨΘΔΖ46ΜΤΛΠ-ΞΧ7");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Η απόφαση αποθηκεύτηκε")).toBeVisible();
  // People it already named are told apart in the same way as those chosen now.
  await page.getByRole("button", { name: /^Τροποποίηση της απόφασης 214/ }).click();
  const again = page.getByRole("dialog").getByRole("textbox", { name: /^Ώρες τον μήνα: / });
  await expect(again).toHaveCount(2);
  for (const one of await again.all()) await expect(one).toHaveAccessibleName(/ \(\d{9}\)$/);
  await page.goto(`${site.url}/contracts/overtime?when=all`);
  await expect(page.getByRole("row", { name: /44\/2026/ })).toContainText("Απογευματινή");
  await page.getByRole("button", { name: "44/2026", exact: true }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Λήψη Excel" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`Βεβαίωση υπερωριών 44-2026 ${day.slice(0, 7)}.xlsx`);
  const [attested] = await readXlsxFile(await file.path());
  expect(attested?.data[1]?.slice(0, 2)).toEqual([person?.lastName, person?.firstName]);
  expect(attested?.data[1]?.at(-1)).toEqual(new Date("1899-12-30T01:00:00Z"));

  await page.goto(sheet);
  await expect(
    doubt(/Με την απόφαση 44\/2026 καλύπτονται 1:00: υπέρβαση κατά \d+:\d\d/),
  ).toBeVisible();
});
