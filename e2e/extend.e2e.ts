import { expect, test } from "@playwright/test";
import { addDays, addMonths, firstDay, monthOf } from "#domain/calendar/day.ts";
import { today } from "#web/kernel/today.ts";
import { asTyped } from "./first-day.ts";
import { enter } from "./people.ts";
import { returnToTab } from "./return-to-tab.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

test("contracts about to end are extended together by one decision; one changed meanwhile is reported, and not extended", async ({
  page,
}) => {
  await site.arrange("update contract set end_date = null where state = 'active'", []);
  await site.arrange(
    `update contract set end_date = $1::date where id in (
       select id from contract where state = 'active' order by number limit 2)`,
    [addDays(firstDay(addMonths(monthOf(today()), 2)), -1)],
  );
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/contracts?state=active&endingWithinDays=90`);
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(3);
  await rows.first().getByRole("checkbox").click();
  await page.getByRole("button", { name: "Παράταση (2)" }).click();
  const dialog = page.getByRole("dialog", { name: "Παράταση 2 συμβάσεων" });
  await dialog.getByRole("button", { name: "Παράταση" }).click();
  await expect(dialog.getByText("Το πεδίο «Νέα λήξη» είναι υποχρεωτικό")).toBeVisible();

  const lastDay = asTyped(addDays(firstDay(addMonths(monthOf(today()), 8)), -1));
  await dialog.getByRole("textbox", { name: /^Νέα λήξη/ }).fill(lastDay);
  await dialog.getByRole("textbox", { name: /^Απόφαση/ }).fill("Απόφαση 41");
  await site.arrange(
    `update contract set version = version + 1 where id in (
       select id from contract where state = 'active' and end_date is not null order by number limit 1)`,
    [],
  );
  await dialog.getByRole("button", { name: "Παράταση" }).click();
  const outcomes = page.getByRole("table", { name: "Αποτέλεσμα ανά σύμβαση" });
  await expect(outcomes.getByText("Έγινε", { exact: true })).toHaveCount(1);
  await expect(outcomes.getByText("Η σύμβαση τροποποιήθηκε από άλλον χρήστη")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(rows).toHaveCount(2);
});

test("an act on a contract applies to the version read: another's change is reported below the form and nothing typed is lost, also when withdrawing a term; a draft is deleted as it was seen", async ({
  page,
}) => {
  const [{ id } = { id: "" }] = await site.ask<{ id: string }>(
    `update contract set end_date = $1::date where id = (
       select c.id from contract c join contract_term t on t.contract_id = c.id
       where c.state = 'active' and c.end_date is null
       group by c.id, c.number having count(*) = 1 order by c.number limit 1) returning id`,
    [addDays(firstDay(addMonths(monthOf(today()), 5)), -1)],
  );
  const day = firstDay(addMonths(monthOf(today()), 2));
  await site.arrange("update contract_term set valid_to = $2::date where contract_id = $1", [
    id,
    addDays(day, -1),
  ]);
  const [term] = await site.ask<{ id: string }>(
    `insert into contract_term (organization_id, id, contract_id, structure_id, schedule_id, weekly_minutes, pay_basis, rate, valid_from)
     select organization_id, gen_random_uuid(), contract_id, structure_id, schedule_id, weekly_minutes, pay_basis, rate, $2::date
     from contract_term where contract_id = $1 limit 1 returning id`,
    [id, day],
  );
  await page.clock.install();
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/contracts/details/${id}`);
  await page.getByRole("button", { name: "Παράταση" }).click();
  const dialog = page.getByRole("dialog", { name: "Παράταση" });
  const lastDay = addDays(firstDay(addMonths(monthOf(today()), 9)), -1);
  await dialog.getByRole("textbox", { name: /^Νέα λήξη/ }).fill(asTyped(lastDay));
  await dialog.getByRole("textbox", { name: /^Απόφαση/ }).fill("Απόφαση 42");
  const others = addDays(firstDay(addMonths(monthOf(today()), 7)), -1);
  await site.arrange(
    "update contract set version = version + 1, end_date = $1::date where id = $2",
    [others, id],
  );
  await returnToTab(page);
  const notice = dialog.getByRole("alert").filter({ hasText: "Άλλαξε όσο ήταν ανοιχτή η φόρμα" });
  await expect(notice).toContainText(`ισχύει ${asTyped(others)}`);
  const press = dialog.getByRole("button", { name: "Παράταση" });
  await press.click();
  await expect(dialog.getByText("τροποποιήθηκε από άλλον χρήστη")).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: /^Απόφαση/ })).toHaveValue("Απόφαση 42");
  await notice.getByRole("button", { name: "Συνέχεια με όσα ισχύουν τώρα" }).click();
  await expect(notice).toHaveCount(0);
  await press.click();
  await expect(page.getByText("Η σύμβαση παρατάθηκε")).toBeVisible();

  await page.getByRole("button", { name: "Αναίρεση όρου" }).click();
  const withdrawal = page.getByRole("dialog", { name: "Αναίρεση όρου" });
  await withdrawal.getByRole("textbox", { name: "Αιτιολογία" }).fill("Ανακλήθηκε η απόφαση");
  await site.arrange("delete from contract_term where id = $1", [term?.id]);
  await site.arrange("update contract set version = version + 1 where id = $1", [id]);
  await returnToTab(page);
  await expect(withdrawal.getByRole("alert")).toHaveText(
    `Ο όρος από ${asTyped(day)} αναιρέθηκε ή άλλαξε στο μεταξύ από άλλον χρήστη: δεν υπάρχει πλέον στη σύμβαση.`,
  );
  await withdrawal.getByRole("button", { name: "Αναίρεση όρου" }).click();
  await expect(withdrawal.getByText("τροποποιήθηκε από άλλον χρήστη")).toBeVisible();
  await expect(withdrawal.getByRole("textbox", { name: "Αιτιολογία" })).toHaveValue(
    "Ανακλήθηκε η απόφαση",
  );
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Έξοδος χωρίς αποθήκευση" }).click();

  await page.getByRole("button", { name: "Διακοπή" }).click();
  const ending = page.getByRole("dialog", { name: "Διακοπή" });
  const early = addDays(day, 10);
  await ending.getByRole("textbox", { name: /^Τελευταία ημέρα/ }).fill(asTyped(early));
  await ending.getByRole("textbox", { name: /^Αιτιολογία/ }).fill("Παραίτηση");
  await ending.getByRole("button", { name: "Διακοπή" }).click();
  await page.getByRole("button", { name: "Ανάκληση διακοπής" }).click();
  const revocation = page.getByRole("dialog", { name: "Ανάκληση διακοπής" });
  await expect(revocation.getByRole("listitem")).toHaveText([
    `Η σύμβαση επανέρχεται όπως ίσχυε πριν από τη διακοπή: Ενεργή, με λήξη ${asTyped(lastDay)}.`,
  ]);
  await revocation.getByRole("textbox", { name: /^Πράξη ή λόγος/ }).fill("Ανάκληση παραίτησης");
  await revocation.getByRole("button", { name: "Ανάκληση διακοπής" }).click();
  await expect(page.getByText("Η διακοπή ανακλήθηκε")).toBeVisible();
  await expect(page.getByText("Αιτιολογία: Ανάκληση παραίτησης")).toHaveCount(2);
  // A month that the end had cancelled is due again: its figures do not apply until it is computed.
  await site.arrange(
    `update monthly_contract set state = 'cancelled' where contract_id = $1 and month = (
       select max(month) from monthly_contract where contract_id = $1)`,
    [id],
  );
  await page.reload();
  const newest = page.getByRole("region", { name: "Μήνες" }).getByRole("row").nth(1);
  await expect(newest.getByRole("cell").filter({ hasNotText: /^–$/ })).toHaveText([
    "Δεν έχει υπολογιστεί",
  ]);

  const [draft = { id: "" }] = await site.ask<{ id: string }>(
    "select id from contract where state = 'draft' order by number limit 1",
    [],
  );
  await page.goto(`${site.url}/contracts/details/${draft.id}`);
  const remove = page.locator("#content").getByRole("button", { name: "Διαγραφή" });
  await remove.click();
  const question = page.getByRole("dialog", { name: "Διαγραφή σύμβασης" });
  await site.arrange("update contract set version = version + 1, specialty = $2 where id = $1", [
    draft.id,
    "Ηλεκτρολόγος",
  ]);
  await question.getByRole("button", { name: "Διαγραφή" }).click();
  await expect(page.getByText("Η σύμβαση δεν διαγράφηκε: στο μεταξύ")).toBeVisible();
  await expect(page.getByText("Ηλεκτρολόγος")).toBeVisible();
  await remove.click();
  await question.getByRole("button", { name: "Διαγραφή" }).click();
  await expect(page.getByText("Η σύμβαση διαγράφηκε")).toBeVisible();
});
