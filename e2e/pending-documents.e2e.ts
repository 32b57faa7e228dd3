import { expect, test } from "@playwright/test";
import { pressInGreek } from "./keyboard.ts";
import { enter } from "./people.ts";
import { samplePdf } from "#server/testing/sample-files.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

test("documents are viewed, rejected with a reason and approved one after the other, by keyboard alone, in any layout", async ({
  page,
}) => {
  await enter(page, site.url, "executive");
  await page.goto(`${site.url}/system-administration/pending-documents`);
  const rows = page.getByRole("rowheader");
  await expect(rows.first()).toBeVisible();
  const waiting = await rows.count();
  await page.getByRole("button", { name: "Έλεγχος ένα προς ένα" }).focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog");
  const document = drawer.getByRole("group").first();
  await expect(document).toBeFocused();
  const first = await document.getAttribute("aria-label");

  await page.keyboard.press("KeyR");
  const reason = drawer.getByLabel("Λόγος απόρριψης");
  await expect(reason).toBeFocused();
  await page.keyboard.press("Control+Enter");
  await expect(drawer.getByText("Το πεδίο «Λόγος απόρριψης» είναι υποχρεωτικό")).toBeVisible();
  await page.keyboard.type("Λείπει η υπογραφή");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Παραμονή στη φόρμα" }).press("Enter");
  await expect(reason).toHaveValue("Λείπει η υπογραφή");
  await reason.focus();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Το έγγραφο απορρίφθηκε")).toBeVisible();
  await expect(document).not.toHaveAttribute("aria-label", first ?? "");
  await expect(document).toBeFocused();
  const second = await document.getAttribute("aria-label");

  await pressInGreek(page, "KeyJ", "ξ");
  await expect(document).not.toHaveAttribute("aria-label", second ?? "");
  await pressInGreek(page, "KeyK", "κ");
  await expect(document).toHaveAttribute("aria-label", second ?? "");
  await pressInGreek(page, "KeyA", "α");
  await expect(page.getByText("Το έγγραφο εγκρίθηκε")).toBeVisible();
  await expect(document).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(rows).toHaveCount(waiting - 2);
});

test("a document whose stored file is lost says so where it is viewed, and is not approved", async ({
  page,
}) => {
  await site.arrange(
    "update document set sha256 = sha256('lost'), file_name = 'Χαμένο.pdf' where id = (select id from document where state = $1 order by id limit 1)",
    ["uploaded"],
  );
  await enter(page, site.url, "executive");
  await page.goto(`${site.url}/system-administration/pending-documents?search=χαμένο`);
  await page.getByRole("button", { name: "Προβολή: Χαμένο.pdf" }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("alert")).toContainText("δεν διαβάζεται από τον χώρο αποθήκευσης");
  await drawer.getByRole("button", { name: "Έγκριση" }).click();
  await expect(page.getByText("Το έγγραφο «Χαμένο.pdf» δεν εγκρίνεται.")).toBeVisible();
});

test("an empty file, and one that is there already, are refused at the file, and nothing typed is lost", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/organization-administration/organization-documents`);
  const form = page.getByRole("dialog");
  const send = async (name: string, bytes: Buffer) => {
    await page.getByRole("button", { name: "Ανέβασμα εγγράφου" }).click();
    const file = { name, mimeType: "application/pdf", buffer: bytes };
    await form.locator("input[type=file]").setInputFiles(file);
    await form.getByRole("combobox", { name: "Είδος" }).click();
    await page.getByRole("option", { name: "Άλλο έγγραφο" }).click();
    await form.getByLabel("Σημείωση").fill("Πρώτη αποστολή");
    await form.getByRole("button", { name: "Ανέβασμα" }).click();
  };
  await send("κενό.pdf", Buffer.alloc(0));
  await expect(form.getByRole("alert")).toHaveText("Το αρχείο είναι κενό");
  await expect(form.getByLabel("Σημείωση")).toHaveValue("Πρώτη αποστολή");
  const file = { name: "πράξη.pdf", mimeType: "application/pdf", buffer: samplePdf() };
  await form.locator("input[type=file]").setInputFiles(file);
  await form.getByRole("button", { name: "Ανέβασμα" }).click();
  await expect(form).toBeHidden();
  await send("αντίγραφο.pdf", samplePdf());
  await expect(form.getByRole("alert")).toContainText(
    "έχει ήδη ανέβει σε αυτό το είδος: «πράξη.pdf»",
  );
});

test("a file's name of one endless word makes no page scroll sideways", async ({ page }) => {
  const longest = `${"Ω".repeat(146)}.pdf`;
  await site.arrange("update document set file_name = $1", [longest]);
  const [document] = await site.ask<{ contract: string }>(
    "select contract_id as contract from document where contract_id is not null",
    [],
  );
  await enter(page, site.url, "administrator");
  for (const path of [
    "/organization-administration/organization-documents",
    `/contracts/details/${document?.contract}`,
  ]) {
    await page.goto(`${site.url}${path}`);
    await expect(page.getByText(longest).first()).toBeVisible();
    const sideways = () =>
      page.evaluate(() => globalThis.document.documentElement.scrollWidth - innerWidth);
    expect(await sideways(), path).toBe(0);
  }
});
