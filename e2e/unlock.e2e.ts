import { expect, test } from "@playwright/test";
import { lastFullDay, municipality, signIn, tellerOf } from "./people.ts";
import { openSite, type Site } from "./site.ts";

let site: Site;
let structureId = "";
let day = "";

test.beforeAll(async () => {
  site = await openSite();
  const tell = await tellerOf(site.url, "representative");
  const { organizationId, structures } = await municipality(tell);
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
test.afterAll(() => site.close());

test("a locked day is asked for, granted, typed, and locked again", async ({ browser }) => {
  const pageOf = async (name: string) => {
    const page = await (await browser.newContext()).newPage();
    await signIn(page, site.url, name);
    return page;
  };
  const sheet = `${site.url}/attendances/attendance-records/${structureId}/${day}`;
  const clerk = await pageOf("clerk");
  await clerk.goto(sheet);
  const entry = clerk.getByRole("textbox", { name: /^Καταχώριση: / }).first();
  await expect(entry).toHaveAttribute("readonly");
  await clerk.getByRole("button", { name: "Αίτημα ξεκλειδώματος" }).click();
  const dialog = clerk.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Λόγος" }).click();
  await clerk.getByRole("option", { name: "Λάθος καταχώριση" }).click();
  await dialog.getByRole("textbox", { name: "Αιτιολογία" }).fill("Γράφτηκε η προηγούμενη ημέρα");
  await clerk.keyboard.press("Control+Enter");
  await expect(clerk.getByText(/Υπάρχει αίτημα ξεκλειδώματος σε αναμονή/)).toBeVisible();

  const executive = await pageOf("executive");
  await executive.goto(`${site.url}/attendances/unlocks?state=asked&sort=-askedAt`);
  const row = executive.getByRole("row", { name: /Γράφτηκε η προηγούμενη ημέρα/ });
  await row.getByRole("button", { name: "Απόφαση" }).click();
  await executive.getByRole("dialog").getByRole("button", { name: "Αποδοχή" }).click();
  await expect(row).toHaveCount(0);

  await clerk.reload();
  await expect(clerk.getByText(/Η ημέρα είναι ξεκλείδωτη έως/)).toBeVisible();
  await entry.fill("ΚΑΝ");
  await clerk.keyboard.press("Control+s");
  await expect(clerk.getByText("Αποθηκεύτηκε 1 γραμμή")).toBeVisible();

  await site.arrange("update unlock_request set expires_at = now() where state = 'granted'", []);
  await clerk.reload();
  await expect(entry).toHaveAttribute("readonly");
  await expect(entry).toHaveValue("ΚΑΝ");
});
