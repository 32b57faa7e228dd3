import { expect, type Locator, test } from "@playwright/test";
import { leaves } from "#api/leaves.ts";
import { addDays, lastDay, monthOf } from "#domain/calendar/day.ts";
import { brokenRules } from "./axe.ts";
import {
  agree,
  cellOf,
  openGrid,
  previewOn,
  shortDay,
  storedRecords,
  write,
} from "./grid-hands.ts";
import { holdRequests } from "./hold-requests.ts";
import { enter, placeOf } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();
let at = { url: "", structureId: "", day: "" };
test.beforeAll(async () => {
  at = await placeOf(site.url, "Δ05");
});

test("a leave across the turn of the year shows what remains of both years, and its button does not move meanwhile", async ({
  page,
}) => {
  const year = Number(at.day.slice(0, 4));
  await openGrid(page, at, "clerk");
  const preview = previewOn(page);
  const left = (of: number) =>
    preview.getByText(new RegExp(`^Υπ(όλοιπο|έρβαση υπολοίπου) ${of} (μετά|κατά)`));
  const release = await holdRequests(page, new RegExp(leaves.preview.path));
  await write(page, at, 3, "ΚΑΝ έως 8/1");
  await page.keyboard.press("Enter");
  await expect(left(year)).toBeVisible();
  const agrees = preview.getByRole("button", { name: /^Καταχώριση/ });
  await expect(preview).toHaveCSS("opacity", "1");
  const place = await agrees.boundingBox();
  await release();
  await expect(left(year + 1)).toBeVisible();
  expect(await agrees.boundingBox()).toEqual(place);
  const ofNext = await left(year + 1).innerText();
  await agree(page);
  await expect(cellOf(page, at, 3)).toHaveText("ΚΑΝ");
  // What was entered but not saved lies outside the shorter leave, yet no longer counts in the year either.
  await write(page, at, 3, "ΚΑΝ έως 5/1");
  await page.keyboard.press("Enter");
  await expect(left(year + 1)).toHaveText(ofNext);
});

test("F8 leads to a refused day after the month shown, where it is discarded, and then starts over", async ({
  page,
}) => {
  const until = addDays(lastDay(monthOf(at.day)), 7);
  await openGrid(page, at, "clerk");
  await write(page, at, 1, `ΚΑΝ έως ${shortDay(until)}`);
  await page.keyboard.press("Enter");
  await agree(page);
  await expect(cellOf(page, at, 1)).toHaveText("ΚΑΝ");
  await closeMonthOf(at, until);
  await page.keyboard.press("Control+s");
  await expect(page.getByText(/κελι?ά? χρειάζ.*διόρθωση$/)).toBeVisible();
  const refused = (await storedRecords(site, at)).filter((one) => one.endsWith("beyond"));
  expect(refused).toEqual([]);
  await write(page, at, 2, "ΧΨ");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("F8");
  await expect(cellOf(page, at, 2)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("F8");
  const dialog = page.getByRole("dialog", {
    name: "Ημέρες μετά τον μήνα που χρειάζονται διόρθωση",
  });
  const days = dialog.getByRole("region");
  await expect(days.first()).toContainText(/υποβλ|εγκρι|κλείσ|κλειδ/i);
  expect(await brokenRules(page)).toEqual([]);
  await expect(days.first().getByRole("link", { name: "Άνοιγμα ημέρας" })).toHaveAttribute(
    "href",
    new RegExp(`/${at.structureId}/${monthOf(until)}-`),
  );
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("grid").focus();
  await page.keyboard.press("F8");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("F8");
  const giveUp = dialog.getByRole("button", { name: /^Απόρριψη: / });
  await giveUpAll(giveUp);
  await expect(dialog).toBeHidden();
  await expect(page.getByText("1 κελί χρειάζεται διόρθωση")).toBeVisible();
});

test("refused days that a day sheet does not show are listed at its foot and reached by F8 after the last row", async ({
  page,
}) => {
  const sheet = await placeOf(site.url, "Δ01");
  const until = addDays(lastDay(monthOf(sheet.day)), 7);
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/attendances/attendance-records/${sheet.structureId}/${sheet.day}`);
  const entries = page.getByRole("combobox", { name: /^Καταχώριση: / });
  await entries.nth(3).fill(`ΚΑΝ έως ${shortDay(until)}`);
  await entries.nth(3).press("Enter");
  await agree(page);
  await expect(entries.nth(3)).toHaveValue("ΚΑΝ");
  await closeMonthOf(sheet, until);
  await page.keyboard.press("Control+s");
  const otherDays = page.getByRole("button", {
    name: /^\d+ άλλ(η|ες) ημέρ(α|ες) χρειάζ\S+ διόρθωση$/,
  });
  await expect(otherDays).toBeVisible();
  await expect(page.getByText(/γραμμ(ή|ές) χρειάζ/)).toBeHidden();
  await entries.last().focus();
  await page.keyboard.press("F8");
  const dialog = page.getByRole("dialog", { name: "Άλλες ημέρες που χρειάζονται διόρθωση" });
  const giveUp = dialog.getByRole("button", { name: /^Απόρριψη: / });
  await expect(giveUp.first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await otherDays.click();
  await giveUpAll(giveUp);
  await expect(otherDays).toBeHidden();
});

/** Discards each day, one after the other, once the dialog shows them. */
async function giveUpAll(giveUp: Locator): Promise<void> {
  await expect(giveUp.first()).toBeVisible();
  for (let left = await giveUp.count(); left > 0; left -= 1) {
    await giveUp.first().click();
    await expect(giveUp).toHaveCount(left - 1);
  }
}

type Sheet = { structureId: string; day: string };

/** Approves the month of the day for the people on the month's sheet. */
async function closeMonthOf({ structureId, day }: Sheet, until: string): Promise<void> {
  await site.arrange(
    `insert into monthly_contract (organization_id, contract_id, month, structure_id, state, totals)
     select organization_id, contract_id, $2, structure_id, 'approved', totals from monthly_contract
     where structure_id = $1 and month = $3 on conflict (organization_id, contract_id, month) do update set state = 'approved'`,
    [structureId, monthOf(until), monthOf(day)],
  );
}
