import { closeSync, ftruncateSync, openSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { monthOf } from "#domain/calendar/day.ts";
import { giveLink } from "./give-link.ts";
import { knownOf } from "./known.ts";
import { enter } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const forms = [
  { to: "/structures?open=new", title: "Νέα Δομή" },
  { to: "/contracts?open=new", title: "Νέα σύμβαση" },
  { to: "/organization-administration/organization-employees?open=new", title: "Νέος εργαζόμενος" },
];

for (const { to, title } of forms)
  test(`on a touched screen ${to} starts on its title, without a keyboard over it`, async ({
    page,
  }) => {
    await enter(page, site.url, "representative");
    await page.goto(`${site.url}${to}`);
    const form = page.getByRole("dialog", { name: title });
    await expect(form.getByRole("textbox").first()).toBeVisible();
    await expect(form.getByRole("heading", { name: title })).toBeFocused();
  });

test("a file that is too large is refused when it is chosen, not after its upload", async ({
  page,
}, info) => {
  const path = info.outputPath("φωτογραφία.jpg");
  const file = openSync(path, "w");
  ftruncateSync(file, 10 * 1024 * 1024 + 1);
  closeSync(file);
  const service = await knownOf(site.url);
  const { contractId, today } = service;
  const token = await giveLink(site, service, { contractId, month: monthOf(today) });
  await page.goto(`${site.url}/verify-attendances?token=${token}`);
  await page.getByRole("button", { name: "Αίτημα άδειας" }).click();
  await choose(page, path);
  await expect(page.getByText("Το αρχείο υπερβαίνει τα 10 MB")).toBeVisible();
  await expect(page.getByText("φωτογραφία.jpg")).toHaveCount(0);

  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/organization-administration/organization-documents`);
  await page.getByRole("button", { name: "Ανέβασμα εγγράφου" }).click();
  await expect(page.getByRole("dialog").locator("input[type=file]")).toBeAttached();
  await choose(page, path);
  const drop = page.getByRole("dialog").getByRole("alert");
  await expect(drop).toHaveText("Το αρχείο υπερβαίνει τα 10 MB");
  await expect(page.getByText("φωτογραφία.jpg")).toHaveCount(0);
});

test("on a touched screen a received document says where its receipt is undone, and no key", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/contracts/leave/documents`);
  await page
    .getByRole("button", { name: /^Παραλαβή δικαιολογητικού: / })
    .first()
    .tap();
  await expect(page.getByText(/Αναίρεση από το φίλτρο «Παραλήφθηκαν»/)).toBeVisible();
});

async function choose(page: Page, path: string): Promise<void> {
  await page.locator("input[type=file]").first().setInputFiles(path);
}

test("only a list with filters has the button that opens them", async ({ page }) => {
  await enter(page, site.url, "administrator");
  await page.goto(`${site.url}/system-administration/concurrent-employment`);
  await expect(page.getByText("Κανένας δεν απασχολείται σε δύο Φορείς")).toBeVisible();
  const filters = page.getByRole("button", { name: /^Φίλτρα/ });
  await expect(filters).toHaveCount(0);
  await page.goto(`${site.url}/contracts`);
  await expect(filters).toBeVisible();
});

test("above a phone's keyboard the bars make way for the sheet", async ({ page }) => {
  const { structureId, today } = await knownOf(site.url);
  await enter(page, site.url, "clerk");
  await page.setViewportSize({ width: 390, height: 225 });
  await page.goto(`${site.url}/attendances/attendance-records/${structureId}/${today}`);
  const present = page.getByRole("button", { name: "Π", exact: true }).first();
  await present.click({ trial: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("banner")).toBeInViewport();
});
