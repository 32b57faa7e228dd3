import { type Page, expect, test } from "@playwright/test";
import { callerOf, enter, municipality } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

const password = "Paron-demo-2026!";

async function openPerson(page: Page, id: string): Promise<void> {
  const path = "/organization-administration/organization-employees";
  await page.goto(`${site.url}${path}?employee=${id}`);
  await expect(page.getByRole("heading", { name: "Στοιχεία του προσώπου" })).toBeVisible();
}

test("the representative takes a copy, learns why somebody cannot be erased yet, sets a hold, and erases a person who never had a contract", async ({
  page,
}) => {
  const { tell, act } = await callerOf(site.url, "representative");
  const { organizationId } = await municipality(tell);
  const { items } = await tell<{ items: { id: string }[] }>(
    `/Employees/GetAll?organizationId=${organizationId}&employed=yes&take=1`,
  );
  const typed = { organizationId, afm: "123456783", lastName: "Αποχωρητής", firstName: "Νίκος" };
  const { id } = await act<{ id: string }>("/Employees/Create", typed);
  await enter(page, site.url, "representative");

  await openPerson(page, items[0]?.id ?? "");
  await page.getByRole("button", { name: "Διαγραφή στοιχείων" }).click();
  await expect(page.getByText("Υπάρχει σύμβαση που δεν έχει λήξει.")).toBeVisible();
  await page.getByRole("dialog", { name: "Διαγραφή των" }).getByText("Κλείσιμο").last().click();

  await openPerson(page, id);
  await page.getByRole("button", { name: "Λήψη αντιγράφου" }).click();
  const copy = page.getByRole("dialog", { name: "Αντίγραφο των στοιχείων" });
  await copy.getByLabel("Κωδικός πρόσβασης", { exact: false }).first().fill(password);
  const downloading = page.waitForEvent("download");
  await copy.getByRole("button", { name: "Λήψη αντιγράφου" }).click();
  expect((await downloading).suggestedFilename()).toBe("Στοιχεία προσώπου 123456783.zip");

  await page.getByRole("button", { name: "Δέσμευση διατήρησης" }).click();
  const hold = page.getByRole("dialog", { name: "Δέσμευση διατήρησης" });
  await hold.getByLabel("Αιτιολογία").fill("Εκκρεμής έλεγχος");
  await hold.getByRole("button", { name: "Δέσμευση διατήρησης" }).click();
  await page.getByRole("button", { name: "Λήξη δέσμευσης" }).click();
  const end = page.getByRole("dialog", { name: "Λήξη της δέσμευσης" });
  await end.getByLabel("Αιτιολογία").fill("Ο έλεγχος έκλεισε");
  await end.getByRole("button", { name: "Λήξη δέσμευσης" }).click();
  await expect(end).toBeHidden();
  await expect(page.getByRole("button", { name: "Λήξη δέσμευσης" })).toBeHidden();

  await page.getByRole("button", { name: "Διαγραφή στοιχείων" }).click();
  const erase = page.getByRole("dialog", { name: "Διαγραφή των στοιχείων" });
  await erase.getByLabel("Αιτιολογία").fill("Αίτηση του προσώπου");
  await erase.getByLabel("Κωδικός πρόσβασης", { exact: false }).first().fill(password);
  await erase.getByRole("button", { name: "Διαγραφή στοιχείων" }).click();
  await expect(page.getByText("Διαγραμμένο πρόσωπο 1").first()).toBeVisible();
  await page.goto(`${site.url}/organization-administration/organization-employees?tab=erasures`);
  await page.getByRole("button", { name: /Διαγραμμένο πρόσωπο 1/ }).click();
  await expect(page.getByText("Αιτιολογία: Αίτηση του προσώπου")).toBeVisible();
});
