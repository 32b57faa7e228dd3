import { expect, test } from "@playwright/test";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { verifications } from "#api/verifications.ts";
import { addMonths, monthOf } from "#domain/calendar/day.ts";
import { brokenRules } from "./axe.ts";
import { holdRequests } from "./hold-requests.ts";
import { knownOf } from "./known.ts";
import { moveMonths } from "./month-by-calls.ts";
import { callerOf, enter, municipality } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

test("until a month's structures are loaded, none of another month is shown under it", async ({
  page,
}) => {
  const { today } = await knownOf(site.url);
  const month = addMonths(monthOf(today), -1);
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/verifications/verify-attendances?month=${month}`);
  const count = page.getByText(/^Περιμένουν υπογραφή \d Δομές$/);
  await expect(count).toBeVisible();
  const release = await holdRequests(
    page,
    new RegExp(`${verifications.getSignable.path}.*${addMonths(month, -1)}`),
  );
  await page.getByRole("button", { name: /^Προηγούμενος μήνας/ }).click();
  await expect(count).toBeHidden();
  await expect(page.getByRole("button", { name: /^Υπογραφή: / })).toBeHidden();
  await expect(page.getByRole("group", { name: "Φόρτωση…" })).toBeVisible();
  expect(await brokenRules(page, "all but contrast")).toEqual([]);
  await release();
});

test("five structures are signed one after the other: the page opens on the first that waits and leads to the next", async ({
  page,
}) => {
  const clerk = await callerOf(site.url, "clerk");
  const { organizationId, structures } = await municipality(clerk.tell);
  const { today } = await knownOf(site.url);
  const month = addMonths(monthOf(today), -1);
  // Three wait already; the months of the others have errors.
  for (const code of ["Δ03", "Δ07"]) {
    const structureId = structures.get(code) ?? "";
    const of = { organizationId, structureId, month };
    await moveMonths(clerk, of, { act: "Submit", from: "draft" });
  }
  await enter(page, site.url, "representative");
  // Late content would move the button from under the pointer that presses it.
  const release = await holdRequests(page, new RegExp(monthlyContracts.getAll.path));
  const findings = page.waitForResponse((answer) =>
    answer.url().includes(monthlyContracts.getFindings.path),
  );
  await page.goto(`${site.url}/verifications/verify-attendances?month=${month}`);
  await findings;
  const dialog = page.getByRole("dialog");
  await expect(page.getByRole("heading", { name: "Εργαζόμενοι", level: 2 })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Υπογραφή: \d+ εργαζόμεν/ })).toBeHidden();
  await release();
  for (let left = 5; left > 0; left -= 1) {
    await expect(
      page.getByText(
        left === 1 ? "Περιμένει υπογραφή 1 Δομή" : `Περιμένουν υπογραφή ${left} Δομές`,
      ),
    ).toBeVisible();
    await page.getByRole("button", { name: /^Υπογραφή: \d+ εργαζόμεν/ }).click();
    await dialog.getByRole("textbox", { name: "Σημείωση" }).fill("Ελέγχθηκαν");
    await dialog.getByRole("textbox", { name: "Κωδικός πρόσβασης" }).fill("Paron-demo-2026!");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    if (left === 1) break;
    const next = page.getByRole("button", { name: /^Επόμενη: / });
    await expect(next).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText("Περιμένει υπογραφή")).toHaveCount(0);
});

test("a structure of which a month was reopened does not count as signed, and only a month with something to sign offers it", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/verifications`);
  const month = page.getByRole("region").filter({ hasText: "Υπογράφηκαν 8 από 8 Δομές" }).last();
  await expect(month.getByRole("link", { name: /^Προβολή: / })).toBeVisible();
  await site.arrange(
    `update monthly_contract m set state = 'draft', version = m.version + 1
     from structure s where s.id = m.structure_id and s.title = $1 and m.state in ('signed', 'approved', 'paid')`,
    ["Τεχνική Υπηρεσία"],
  );
  await page.reload();
  const reopened = page
    .getByRole("region")
    .filter({ hasText: "Υπογράφηκαν 7 από 8 Δομές" })
    .first();
  await expect(reopened.getByRole("link", { name: /^Έλεγχος και υπογραφή: / })).toBeVisible();
});
