import { expect, test } from "@playwright/test";
import { enter } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

test("a chosen option is kept by the keyboard until another is chosen", async ({ page }) => {
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/contracts/leave/calendar`);
  await page.getByRole("button", { name: "Μεταβολή άδειας" }).first().press("Enter");
  const leave = page.getByRole("dialog").getByRole("combobox", { name: "Άδεια" });
  // The dialog starts there, and what is chosen covers none of its other fields.
  await expect(leave).toBeFocused();
  await expect(leave).not.toHaveValue("");
  await expect(leave).toHaveAttribute("aria-expanded", "false");
  const chosen = await leave.inputValue();
  await leave.press("ArrowDown");
  await expect(page.getByRole("option", { name: chosen, exact: true })).toBeVisible();
  await leave.press("Enter");
  await expect(leave).toHaveAttribute("aria-expanded", "false");
  await expect(leave).toHaveValue(chosen);
  // What is typed replaces it, also after a click.
  await leave.click();
  await page.keyboard.type("κανονικη");
  await page.keyboard.press("Enter");
  await expect(leave).toHaveValue(/Κανονική άδεια$/);
});

test("a field that may be empty is emptied by its text, or by Delete", async ({ page }) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/structures`);
  await page.getByRole("button", { name: "Νέα Δομή" }).click();
  const schedule = page.getByRole("dialog").getByRole("combobox", { name: /^Συνήθες ωράριο/ });
  await schedule.focus();
  await page.getByRole("option").first().click();
  await expect(schedule).not.toHaveValue("");
  await schedule.press("ControlOrMeta+A");
  await schedule.press("Delete");
  await schedule.press("Tab");
  await expect(schedule).toHaveValue("");
  await page.goto(`${site.url}/organization-administration/organization-employees?open=new`);
  const education = page.getByRole("dialog").getByRole("combobox", { name: "Εκπαίδευση" });
  await education.press("Enter");
  await education.press("ArrowDown");
  await education.press("Enter");
  await expect(education).not.toHaveValue("");
  await education.press("Delete");
  await expect(education).toHaveValue("");
});
