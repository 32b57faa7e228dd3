import { expect, test } from "@playwright/test";
import { brokenRules } from "./axe.ts";
import { enter, placeOf } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

test("a body rounds punched times from a day on: the sheet shows the rule's times beside the punches as they came", async ({
  page,
}) => {
  const { organizationId, structureId } = await placeOf(site.url, "Δ05");
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

  const [today] = await site.ask<{ day: string }>(
    "select valid_from::text as day from punch_rule where organization_id = $1",
    [organizationId],
  );
  const day = today?.day ?? "";
  const person = await personOf(structureId, day);
  await page.goto(`${site.url}/attendances/attendance-records/${structureId}/${day}`);
  await page.getByRole("button", { name: new RegExp(`^Ιστορικό.*${person}`) }).click();
  const history = page.getByRole("dialog");
  await expect(history).toContainText("Όπως έγιναν");
  await expect(history).toContainText("09:52");
  await expect(history.getByText(/^09:45/)).toBeVisible();
});

/** Somebody of the structure who comes and goes at odd minutes on the day; gives the surname. */
async function personOf(structureId: string, day: string): Promise<string> {
  const [found] = await site.ask<{ id: string; name: string }>(
    `select e.id, e.last_name as name from employee e join contract c on c.employee_id = e.id
     join contract_term t on t.contract_id = c.id
     where t.structure_id = $1 and c.state = 'active' and t.valid_to is null order by e.id limit 1`,
    [structureId],
  );
  await site.arrange("delete from punch where employee_id = $1 and at::date = $2::date", [
    found?.id,
    day,
  ]);
  await site.arrange(
    `insert into punch (organization_id, id, source, card_number, at, direction, raw_line, employee_id)
     select organization_id, gen_random_uuid(), 'device', 'odd', ($2 || ' ' || clock)::timestamp at time zone 'Europe/Athens',
       direction, 'press ' || clock, id
     from employee, (values ('09:52', 'in'), ('13:07', 'out')) as odd (clock, direction) where id = $1`,
    [found?.id, day],
  );
  return found?.name ?? "";
}
