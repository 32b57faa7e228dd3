import { expect, test } from "@playwright/test";
import { enter } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();
const warning = /Πολύ χαμηλή αμοιβή: για 40:00 ώρες .+ κάτω από 510,95\u00a0€\/μήνα/;

test("pay that can only be mistyped is shown with a warning in the import, in the form and before several contracts are approved", async ({
  page,
}) => {
  const [person] = await site.ask<{ afm: string; structure: string; schedule: string }>(
    `select e.afm, s.code as structure, h.title as schedule
      from structure s join schedule h on h.id = s.schedule_id
      join employee e on e.organization_id = s.organization_id
      where s.code = 'Δ01' and not exists (select from contract c where c.employee_id = e.id) limit 1`,
    [],
  );
  const { afm = "", structure = "", schedule = "" } = person ?? {};
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/contracts?open=contracts`);
  const heads = "Αριθμός σύμβασης;ΑΦΜ;Σχέση εργασίας;Έναρξη;Δομή;Ωράριο;Ώρες;Αμοιβή";
  const row = `ΑΜ-1;${afm};ΙΔΑΧ;01/01/2026;${structure};${schedule};40:00;6,50`;
  await page.locator("input[type=file]").setInputFiles({
    name: "contracts.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`${heads}\n${row}\n`),
  });
  const dialog = page.getByRole("dialog", { name: "Εισαγωγή συμβάσεων" });
  await expect(dialog.getByText("6,50\u00a0€/μήνα", { exact: true })).toBeVisible();
  await expect(dialog.getByText(warning)).toBeVisible();
  await dialog.getByRole("button", { name: "Εισαγωγή 1 γραμμής" }).click();
  await expect(dialog.getByText("Νέες εγγραφές: 1", { exact: false })).toBeVisible();

  await site.arrange("update contract set state = 'submitted' where number = 'ΑΜ-1'", []);
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/contracts?search=ΑΜ-1`);
  await page.getByRole("checkbox", { name: "Επιλογή όλων της σελίδας" }).click();
  await page.getByRole("button", { name: "Έγκριση (1)" }).click();
  const question = page.getByRole("dialog", { name: "Έγκριση 1 σύμβασης" });
  await expect(question.getByText("6,50\u00a0€/μήνα")).toBeVisible();
  await expect(question.getByText(warning)).toBeVisible();
  await question.getByRole("button", { name: "Ακύρωση" }).click();
  const [{ state } = { state: "" }] = await site.ask<{ state: string }>(
    "select state from contract where number = 'ΑΜ-1'",
    [],
  );
  expect(state).toBe("submitted");
});
