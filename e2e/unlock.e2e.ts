import { expect, test } from "@playwright/test";
import { unlocks } from "#api/unlocks.ts";
import { enter, lastFullDay, municipality, tellerOf } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();
const failed = { status: 500, json: {} };
let structureId = "";
let day = "";
let organizationId = "";

test.beforeAll(async () => {
  const tell = await tellerOf(site.url, "representative");
  const found = await municipality(tell);
  ({ organizationId } = found);
  const { structures } = found;
  structureId = structures.get("Δ05") ?? "";
  day = await lastFullDay(tell, organizationId);
  // The deadline has passed.
  await site.arrange(
    `insert into attendance_sheet (organization_id, structure_id, date, state)
     values ($1, $2, $3, 'locked')
     on conflict (organization_id, structure_id, date) do update set state = 'locked'`,
    [organizationId, structureId, day],
  );
});

test("a locked day is requested, granted, typed, and locked again", async ({ browser }) => {
  const pageOf = async (name: string) => {
    const page = await (await browser.newContext()).newPage();
    await enter(page, site.url, name);
    return page;
  };
  const sheet = `${site.url}/attendances/attendance-records/${structureId}/${day}`;
  const clerk = await pageOf("clerk");
  await clerk.goto(`${site.url}/attendances?structure=${structureId}&month=${day.slice(0, 7)}`);
  await clerk
    .getByRole("row")
    .nth(1)
    .locator(`[role=gridcell][aria-colindex="${Number(day.slice(8)) + 1}"]`)
    .click();
  await clerk.getByRole("button", { name: "Αίτημα ξεκλειδώματος" }).click();
  const whom = clerk.getByRole("dialog").getByRole("combobox", { name: "Εργαζόμενος" });
  await expect(whom).not.toHaveValue("");
  await clerk.keyboard.press("Escape");
  await expect(whom).toBeHidden();

  // On a phone the lock of all rows is shown once, with the same act.
  await clerk.setViewportSize({ width: 390, height: 844 });
  await clerk
    .getByRole("group", { name: "Ημέρες του μήνα" })
    .getByRole("button")
    .nth(Number(day.slice(8)) - 1)
    .click();
  await expect(clerk.getByText("Η ημέρα είναι κλειδωμένη")).toHaveCount(1);
  await clerk.getByRole("button", { name: "Αίτημα ξεκλειδώματος" }).click();
  await expect(whom).toBeVisible();
  await clerk.setViewportSize({ width: 1280, height: 720 });

  // Its reasons fail to load: the field says so, and offers to retry in place.
  await clerk.route(`**/api${unlocks.getReasons.path}`, (route) => route.fulfill(failed));
  await clerk.goto(sheet);
  const entry = clerk.getByRole("combobox", { name: /^Καταχώριση: / }).first();
  await expect(entry).toHaveAttribute("readonly");
  await clerk.getByRole("button", { name: "Αίτημα ξεκλειδώματος" }).click();
  const dialog = clerk.getByRole("dialog");
  await expect(dialog.getByText("Η λίστα δεν φορτώθηκε.").first()).toBeVisible();
  await clerk.unrouteAll();
  await dialog.getByRole("button", { name: "Δοκιμάστε ξανά" }).click();
  await expect(dialog.getByText("Η λίστα δεν φορτώθηκε.")).toHaveCount(0);
  const reason = dialog.getByRole("combobox", { name: "Λόγος" });
  await dialog.getByRole("button", { name: "Υποβολή αιτήματος" }).click();
  await expect(reason).toHaveAttribute("aria-invalid", "true");
  await reason.click();
  await clerk.getByRole("option", { name: "Λάθος καταχώριση" }).click();
  // A text that is too long stays as typed, with its limit shown.
  const why = dialog.getByRole("textbox", { name: "Αιτιολογία" });
  await why.fill("Α".repeat(501));
  await clerk.keyboard.press("Control+Enter");
  await expect(why).toHaveAccessibleDescription(/έως 500 χαρακτήρες/);
  await expect(why).toHaveValue("Α".repeat(501));
  await why.fill("Γράφτηκε η προηγούμενη ημέρα");
  await clerk.keyboard.press("Control+Enter");
  await expect(clerk.getByText(/Υπάρχει αίτημα ξεκλειδώματος σε αναμονή/)).toBeVisible();

  const executive = await pageOf("executive");
  await executive.goto(`${site.url}/attendances/unlocks?state=asked&sort=-askedAt`);
  const row = executive.getByRole("row", { name: /Γράφτηκε η προηγούμενη ημέρα/ });
  await row.getByRole("button", { name: "Απόφαση" }).click();
  const decision = executive.getByRole("dialog", { name: "Αίτημα ξεκλειδώματος" });
  const answer = decision.getByLabel("Απάντηση");
  await answer.fill("Α".repeat(301));
  await expect(answer).toHaveAccessibleDescription(/έως 300 χαρακτήρες/);
  await expect(answer).toHaveValue("Α".repeat(301));
  await answer.fill("Μόνο για σήμερα");
  await answer.press("Escape");
  await executive.getByRole("button", { name: "Παραμονή στη φόρμα" }).press("Enter");
  await decision.getByRole("button", { name: "Αποδοχή" }).click();
  await expect(row).toHaveCount(0);

  await clerk.reload();
  await expect(clerk.getByText(/Η ημέρα είναι ξεκλείδωτη έως/)).toBeVisible();
  await entry.fill("ΚΑΝ");
  await clerk.keyboard.press("Control+s");
  await expect(clerk.getByText("Αποθηκεύτηκε 1 ημέρα")).toBeVisible();

  await site.arrange("update unlock_request set expires_at = now() where state = 'granted'", []);
  await clerk.reload();
  await expect(entry).toHaveAttribute("readonly");
  await expect(entry).toHaveValue("ΚΑΝ");
});

/** Signs the month of the day an hour ago, and unlocks the day after that. */
async function signMonthAndUnlock(): Promise<void> {
  const of = [organizationId, structureId, day];
  await site.arrange(
    `with signed as (
      update monthly_contract set state = 'signed'
      where organization_id = $1 and structure_id = $2 and month = left($3, 7) returning contract_id, month)
    insert into monthly_contract_act (organization_id, contract_id, month, seq, state, at, by_user)
    select $1, contract_id, month, 90, 'signed', now() - interval '1 hour',
      (select id from app_user where user_name = 'representative') from signed`,
    of,
  );
  await site.arrange(
    `with asked as (
      insert into unlock_request (organization_id, id, structure_id, from_day, to_day, reason, explanation, state,
        expires_at, asked_by, asked_at)
      select $1, gen_random_uuid(), $2, $3::date, $3::date, (select min(code) from unlock_reason), 'A late note', 'granted',
        now() + interval '1 day', id, now() from app_user where user_name = 'clerk' returning id, asked_by, expires_at)
    insert into unlock_request_act (organization_id, request_id, seq, state, at, by_user, expires_at)
    select $1, id, 2, 'granted', now(), asked_by, expires_at from asked`,
    of,
  );
}

test("under an unlock a signed month reopens with the first change, after its person is named", async ({
  page,
}) => {
  await signMonthAndUnlock();
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/attendances/attendance-records/${structureId}/${day}`);
  const notice = page.getByRole("alert").filter({ hasText: "επιστρέφει τον μήνα του σε σύνταξη" });
  await expect(notice).toContainText("Υπογράφηκε: ");
  const marks = page.getByRole("img", { name: /με την πρώτη αλλαγή ο μήνας επιστρέφει/ });
  const before = await marks.count();
  expect(before).toBeGreaterThan(1);
  const entry = page.getByRole("combobox", { name: /^Καταχώριση: / }).first();
  await entry.fill("ΑΔΙ");
  await page.keyboard.press("Control+s");
  const question = page.getByRole("dialog", { name: "Επιστροφή μηνών σε σύνταξη" });
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(entry).toHaveValue("ΑΔΙ");
  await expect(marks).toHaveCount(before);
  await page.keyboard.press("Control+s");
  await expect(question.getByRole("button", { name: /^Αποθήκευση/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Αποθηκεύτηκε 1 ημέρα")).toBeVisible();
  await expect(marks).toHaveCount(before - 1);
  await entry.fill("Π");
  await page.keyboard.press("Control+s");
  await expect(
    page.getByRole("status").filter({ hasText: /Όλες οι αλλαγές έχουν αποθηκευτεί/ }),
  ).toBeVisible();
  await expect(question).toBeHidden();
  await page.goto(`${site.url}/attendances?structure=${structureId}&month=${day.slice(0, 7)}`);
  await expect(notice).toBeVisible();
});
