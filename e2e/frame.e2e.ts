import { expect, test } from "@playwright/test";
import { type Known, knownOf } from "./known.ts";
import { enter } from "./people.ts";
import { type Site, openSite } from "./site.ts";

let site: Site;
let known: Known;
test.beforeAll(async () => {
  site = await openSite();
  known = await knownOf(site.url);
});
test.afterAll(() => site.close());

test("signatures, confirmations and samples are three pages of one place, each with its address", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/verifications`);
  const tabs = page.getByRole("navigation", { name: "Επαληθεύσεις" });
  const panel = (name: string) => page.getByRole("heading", { level: 2, name });
  await expect(page.getByRole("table")).toHaveCount(3);
  await expect(panel("Επιβεβαιώσεις εργαζομένων")).toHaveCount(0);
  await tabs.getByRole("link", { name: "Επιβεβαιώσεις" }).click();
  await expect(panel("Επιβεβαιώσεις εργαζομένων")).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Θέση" })).toContainText("Επιβεβαιώσεις");
  await page.reload();
  await expect(tabs.getByRole("link", { name: "Επιβεβαιώσεις" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await tabs.getByRole("link", { name: "Δείγμα" }).click();
  await expect(panel("Δειγματοληπτικός έλεγχος")).toBeVisible();
});

test("the months of a contract's year before its first record are folded, and unfold", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  const [first] = await site.ask<{ year: number }>(
    "select extract(year from min(date))::int as year from attendance_record where contract_id = $1",
    [known.contractId],
  );
  const year = Number(first?.year) - 1;
  await page.goto(`${site.url}/contracts/attendance-records/${known.contractId}?year=${year}`);
  const months = page.getByRole("grid");
  await expect(months).toHaveCount(1);
  await page.getByRole("button", { name: "Εμφάνιση 11 μηνών" }).click();
  await expect(months).toHaveCount(12);
});
