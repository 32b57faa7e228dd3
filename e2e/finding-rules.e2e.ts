import { expect, test } from "@playwright/test";
import { brokenRules } from "./axe.ts";
import { enter } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

test("a representative tries what a stricter rule would find, sets it with a reason, sees who set it, and withdraws one that has not begun", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/organization-administration`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Κανόνες ελέγχου/ })
    .click();
  const search = page.getByLabel("Αναζήτηση ρύθμισης");
  await search.fill("ανοχη υπερ");
  const setting = page.getByRole("listitem").filter({ hasText: "Ανοχή υπερωρίας" });
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
  await expect(setting).toContainText("0:30 ώρες");
  await expect(setting).toContainText("Προεπιλογή");
  expect(await brokenRules(page)).toEqual([]);

  await setting.getByRole("button", { name: /^Αλλαγή/ }).click();
  const drawer = page.getByRole("dialog", { name: "Αλλαγή: Ανοχή υπερωρίας" });
  await drawer.getByLabel("Όριο").fill("0:00");
  await drawer.getByRole("button", { name: "Δοκιμή στους τρεις τελευταίους μήνες" }).click();
  const rehearsal = drawer.getByRole("table", { name: "Τι θα έβρισκε η ρύθμιση" });
  await expect(rehearsal.getByRole("row")).toHaveCount(4);
  await expect(drawer.getByText("Θα βρεθεί", { exact: true }).first()).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  await drawer.getByLabel("Αιτιολογία").fill("Απόφαση του Δημάρχου");
  await drawer.getByRole("button", { name: "Αποθήκευση" }).click();
  await expect(drawer).toBeHidden();
  await expect(setting).toContainText("0:00 ώρες");
  await expect(setting).toContainText("Προεπιλογή: 0:30 ώρες");

  await setting.getByRole("button", { name: /^Αλλαγή/ }).click();
  await expect(drawer.getByText("Απόφαση του Δημάρχου")).toBeVisible();
  await expect(drawer.getByText("Τιμή: 0:30 ώρες → 0:00 ώρες")).toBeVisible();
  await drawer.getByLabel("Όριο").fill("1:00");
  await drawer.getByLabel("Ισχύει από").fill(`01/01/${new Date().getFullYear() + 1}`);
  await drawer.getByLabel("Αιτιολογία").fill("Απόφαση του Δημάρχου");
  await drawer.getByRole("button", { name: "Αποθήκευση" }).click();
  await expect(drawer).toBeHidden();
  await expect(setting).toContainText(/Από 01\/01\/\d{4}: 1:00 ώρες/);
  await setting.getByRole("button", { name: /^Αλλαγή/ }).click();
  await drawer.getByRole("button", { name: /^Αναίρεση: 1:00 ώρες/ }).click();
  await expect(drawer.getByRole("button", { name: /^Αναίρεση/ })).toHaveCount(0);
  await expect(setting).not.toContainText("1:00 ώρες");
  const settings = await site.ask<{ name: string }>("select name from finding_parameter", []);
  expect(settings).toEqual([{ name: "overtimeToleranceMinutes" }]);

  await site.arrange(
    `insert into finding_parameter (organization_id, name, valid_from, value)
     select distinct organization_id, 'R13', date '2026-01-01', '"off"'::jsonb from finding_parameter`,
    [],
  );
  await page.reload();
  await search.fill("ανοχη υπερ");
  await setting.getByRole("button", { name: /^Αλλαγή/ }).click();
  await expect(drawer.getByText("Ο κανόνας δεν ελέγχεται.")).toBeVisible();
  await expect(drawer.getByRole("button", { name: /^Δοκιμή/ })).toHaveCount(0);
});

test("an Administrator sets a limit for all bodies from the form of one, and each says so", async ({
  page,
}) => {
  await enter(page, site.url, "administrator");
  await page.goto(`${site.url}/organization-administration/finding-rules`);
  const setting = page.getByRole("listitem").filter({ hasText: "Μεγαλύτερη ημέρα εργασίας" });
  await setting.getByRole("button", { name: /^Αλλαγή/ }).click();
  const drawer = page.getByRole("dialog", { name: "Αλλαγή: Μεγαλύτερη ημέρα εργασίας" });
  await drawer.getByLabel("Όριο").fill("12:00");
  await drawer.getByLabel("Για όλους τους Φορείς").check();
  await drawer.getByLabel("Αιτιολογία").fill("Εγκύκλιος");
  await drawer.getByRole("button", { name: "Αποθήκευση" }).click();
  await expect(drawer).toBeHidden();
  await expect(setting).toContainText("12:00 ώρες");
  await expect(setting).toContainText(/Για όλους τους Φορείς: .*Αιτιολογία: Εγκύκλιος/);
});
