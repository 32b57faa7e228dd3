import { type Page, expect, test } from "@playwright/test";
import { leaves } from "#api/leaves.ts";
import { addMonths, monthOf } from "#domain/calendar/day.ts";
import { today } from "#web/kernel/today.ts";
import { signMonth } from "./month-by-calls.ts";
import { callerOf, enter, municipality } from "./people.ts";
import { returnToTab } from "./return-to-tab.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();
const month = addMonths(monthOf(today()), -1);

async function openMonth(page: Page, account: string, structureId: string): Promise<void> {
  await page.clock.install();
  await enter(page, site.url, account);
  await page.goto(
    `${site.url}/verifications/verify-attendances?month=${month}&structure=${structureId}`,
  );
}

/** A structure of the municipality whose last month waits for its signature, and a caller for each of two people. */
async function monthToSign(code: string) {
  const head = await callerOf(site.url, "representative");
  const { organizationId, structures } = await municipality(head.tell);
  const structureId = structures.get(code) ?? "";
  return { head, of: { organizationId, structureId, month } };
}

test("the reason of a return outlives that another signs first: the dialog says who did what, and leads on", async ({
  page,
}) => {
  const { head, of } = await monthToSign("Δ08");
  await openMonth(page, "executive", of.structureId);
  await page.getByRole("button", { name: "Επιστροφή", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const reason = dialog.getByRole("textbox", { name: "Αιτιολογία" });
  await reason.fill("Λείπει μια βεβαίωση");
  await signMonth(head, of);
  await dialog.getByRole("button", { name: "Επιστροφή για διόρθωση" }).click();
  const late = dialog.getByRole("alert").filter({ hasText: "ο μήνας άλλαξε από άλλον χρήστη" });
  await expect(late).toContainText("Υπογράφηκε · Δήμαρχος Παραδείγματος");
  await expect(late).toContainText("μένει εδώ έως ότου κλείσετε το παράθυρο");
  await expect(reason).toHaveValue("Λείπει μια βεβαίωση");
  await expect(dialog.getByRole("button", { name: "Επιστροφή για διόρθωση" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Έξοδος χωρίς αποθήκευση" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Κωδικός επαλήθευσης", { exact: true })).toBeVisible();
});

for (const how of ["is read", "is told at the press"])
  test(`the reason of a withdrawal outlives that another withdraws first, as it ${how}`, async ({
    page,
  }) => {
    const { head, of } = await monthToSign("Δ08");
    if (how !== "is read") {
      await site.arrange(
        `update monthly_contract set state = 'submitted', version = version + 1
         where structure_id = $1 and month = $2`,
        [of.structureId, of.month],
      );
      await signMonth(head, of);
    }
    await openMonth(page, "representative", of.structureId);
    await page.getByRole("button", { name: "Ανάκληση υπογραφής" }).click();
    const dialog = page.getByRole("dialog");
    const reason = dialog.getByRole("textbox", { name: "Αιτιολογία" });
    await reason.fill("Λείπει μια υπερωρία");
    await head.act("/Verifications/Withdraw", { ...of, reason: "Λάθος ημέρα" });
    if (how === "is read") await returnToTab(page);
    else await dialog.getByRole("button", { name: "Ανάκληση υπογραφής" }).click();
    await expect(dialog.getByRole("alert")).toContainText(
      "Τελευταία ενέργεια: Υπό σύνταξη · Δήμαρχος Παραδείγματος",
    );
    await expect(reason).toHaveValue("Λείπει μια υπερωρία");
  });

test("what is typed in a dialog of a row that another takes away is shown apart, to be copied; it is not after one's own leaving", async ({
  page,
}) => {
  await page.clock.install();
  await enter(page, site.url, "administrator");
  await page.goto(`${site.url}/contracts/leave/calendar`);
  const cancel = page.getByRole("button", { name: "Ακύρωση άδειας" }).first();
  const reason = page.getByRole("dialog").getByRole("textbox", { name: "Αιτιολογία" });
  await cancel.click();
  await reason.fill("Δεν ισχύει πια");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Έξοδος χωρίς αποθήκευση" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await cancel.click();
  await reason.fill("Ανακλήθηκε με απόφαση");
  await page.route(`**/api${leaves.getAway.path}*`, (route) =>
    route.fulfill({ json: { items: [], leftOut: 0 } }),
  );
  await returnToTab(page);
  const left = page.getByRole("dialog", { name: "Ακύρωση άδειας" });
  await expect(left.getByRole("alert")).toContainText("Δεν καταχωρίστηκε τίποτα από εσάς");
  await expect(left.getByRole("textbox", { name: "Αιτιολογία" })).toHaveValue(
    "Ανακλήθηκε με απόφαση",
  );
  await left.getByRole("button", { name: "Κλείσιμο" }).last().click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
