import { expect, test } from "@playwright/test";
import { brokenRules } from "./axe.ts";
import { takeAway } from "./grid-hands.ts";
import { enter, placeOf } from "./people.ts";
import { returnToTab } from "./return-to-tab.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

test("a body rounds punched times from a day on: the sheet shows the rounded times beside the original punches", async ({
  page,
}) => {
  const { organizationId, structureId, day } = await placeOf(site.url, "Δ05");
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/organization-administration/mobiles`);
  const setting = page.getByRole("listitem").filter({ hasText: "Στρογγυλοποίηση σημάνσεων" });
  await expect(setting).toContainText("Καμία στρογγυλοποίηση");
  await setting.getByRole("button", { name: /^Αλλαγή/ }).click();
  const dialog = page.getByRole("dialog", { name: "Νέος κανόνας" });
  await dialog.getByLabel("Ανοχή (λεπτά)").fill("7");
  expect(await brokenRules(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(setting).toContainText("Στο πλησιέστερο τέταρτο της ώρας, με ανοχή 7 λεπτά");

  // It applies from today, which may be a Saturday.
  const isSince = "update punch_rule set valid_from = $1 where organization_id = $2";
  await site.arrange(isSince, [day, organizationId]);
  await takeAway(site, { structureId, day });
  const person = await personOf(structureId, day);
  await page.goto(`${site.url}/attendances/attendance-records/${structureId}/${day}`);
  await page.getByRole("button", { name: new RegExp(`^Ιστορικό.*${person}`) }).click();
  const history = page.getByRole("dialog");
  await expect(history).toContainText("Όπως έγιναν");
  await expect(history).toContainText("09:52");
  await expect(history.getByText(/^09:45/)).toBeVisible();
});

test("an unticked day of punches stays unticked when the days are read again, while others may appear", async ({
  page,
}) => {
  const { structureId, day } = await placeOf(site.url, "Δ05");
  await takeAway(site, { structureId, day });
  await site.arrange("delete from punch where (at at time zone 'Europe/Athens')::date = $1", [day]);
  const [left, taken] = [await personOf(structureId, day), await personOf(structureId, day, 1)];
  await page.clock.install();
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/organization-administration/organization-employees?tab=punches`);
  await page.getByRole("combobox", { name: /^Δομή/ }).fill("Δ05");
  await page.getByRole("option").first().click();
  const written = day.split("-").toReversed().join("/");
  for (const field of ["Από", "Έως"])
    await page.getByRole("textbox", { name: field, exact: true }).fill(written);
  await page.getByRole("button", { name: "Προβολή", exact: true }).click();
  const tick = (name: string) =>
    page.getByRole("checkbox", { name: new RegExp(`^Επιλογή: ${name} .*${written}$`) });
  await expect(tick(taken)).toBeChecked();
  await tick(left).uncheck();
  await expect(page.getByRole("button", { name: "Καταχώριση 1 ημέρας" })).toBeVisible();

  const other = await personOf(structureId, day, 2);
  await returnToTab(page);
  await expect(tick(other)).toBeChecked();
  await expect(tick(taken)).toBeChecked();
  await expect(tick(left)).not.toBeChecked();
  await page.getByRole("button", { name: "Καταχώριση 2 ημερών" }).click();
  await expect(page.getByText("Καταχωρίστηκαν 2 ημέρες")).toBeVisible();
  await expect(tick(taken)).toHaveCount(0);
  await expect(tick(left)).not.toBeChecked();
});

/** Someone in the structure, by default the first, who comes and goes at odd minutes on the day; returns the surname. */
async function personOf(structureId: string, day: string, at = 0): Promise<string> {
  const [found] = await site.ask<{ id: string; name: string }>(
    `select e.id, e.last_name as name from employee e join contract c on c.employee_id = e.id
     join contract_term t on t.contract_id = c.id
     where t.structure_id = $1 and c.state = 'active' and t.valid_to is null order by e.id limit 1 offset $2`,
    [structureId, at],
  );
  await site.arrange("delete from punch where employee_id = $1 and at::date = $2::date", [
    found?.id,
    day,
  ]);
  await site.arrange(
    `insert into punch (organization_id, id, source, card_number, at, direction, raw_line, employee_id)
     select organization_id, gen_random_uuid(), 'device', id::text, ($2 || ' ' || clock)::timestamp at time zone 'Europe/Athens',
       direction, 'press ' || clock, id
     from employee, (values ('09:52', 'in'), ('13:07', 'out')) as odd (clock, direction) where id = $1`,
    [found?.id, day],
  );
  return found?.name ?? "";
}
