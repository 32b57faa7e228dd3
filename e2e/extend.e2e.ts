import { expect, test } from "@playwright/test";
import { addDays, addMonths, firstDay, monthOf } from "#domain/calendar/day.ts";
import { today } from "#web/kernel/today.ts";
import { asTyped } from "./first-day.ts";
import { enter } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

test("contracts that end are extended together by one decision; the one that another has changed meanwhile is told, and not extended", async ({
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
