import { expect, test } from "@playwright/test";
import { callerOf, enter } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();
const warning = /Πολύ χαμηλή αμοιβή: για 40:00 ώρες .+ κάτω από 510,95\u00a0€\/μήνα/;

test("pay that can only be mistyped is shown with a warning in the import, in the form and before several contracts are approved", async ({
  page,
}) => {
  const [known] = await site.ask<{ organizationId: string; structure: string; schedule: string }>(
    `select s.organization_id as "organizationId", s.code as structure, h.title as schedule
      from structure s join schedule h on h.organization_id = s.organization_id
      where s.code = 'Δ06' limit 1`,
    [],
  );
  const { organizationId, structure, schedule } = known ?? {};
  const { act } = await callerOf(site.url, "representative");
  const afm = "010509832";
  const names = { lastName: "Καινούργια", firstName: "Μαρία" };
  await act("/Employees/Create", { organizationId, afm, ...names });
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
