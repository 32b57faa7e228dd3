import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, type Page, chromium, expect, test } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../bin/chromium.ts";
import { enter, municipality, tellerOf } from "./people.ts";
import { type Site, openSite } from "./site.ts";

test.use({ serviceWorkers: "allow" });

let site: Site;
let profile: string;
test.beforeAll(async () => {
  profile = mkdtempSync(join(tmpdir(), "paron-device-"));
  site = await openSite();
});
test.afterAll(async () => {
  await site.close();
  rmSync(profile, { recursive: true, force: true });
});

/** A phone whose browser keeps its storage when it is closed. */
function phone(): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath() ?? "",
    args: chromiumArguments,
    viewport: { width: 390, height: 844 },
    locale: "el-GR",
  });
}

async function punch(page: Page, direction: "Προσέλευση" | "Αποχώρηση"): Promise<void> {
  for (const digit of "1042") await page.getByRole("button", { name: digit, exact: true }).click();
  await page.getByRole("button", { name: direction }).click();
}

/** Invites a device and returns its code. */
async function invite(page: Page): Promise<string> {
  await page.goto(`${site.url}/organization-administration/mobiles`);
  await page.getByRole("button", { name: "Νέα συσκευή" }).first().click();
  await page.getByRole("textbox", { name: "Όνομα" }).fill("Κινητό παιδικού σταθμού");
  await page.getByRole("combobox", { name: "Δομή" }).click();
  await page.getByRole("option").first().click();
  await page.getByRole("button", { name: "Αποθήκευση" }).click();
  const pairingCode = page.getByText(/^\d{4} \d{3} \d{3}$/);
  await expect(pairingCode).toBeVisible();
  return pairingCode.innerText();
}

test("R-01 R-43 a phone is paired, records arrivals offline and through a closed browser, and each reaches the server once", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  const code = await invite(page);
  const tell = await tellerOf(site.url, "representative");
  const { organizationId } = await municipality(tell);
  const device = async () => {
    const list = `/Devices/GetAll?organizationId=${organizationId}&search=παιδικού`;
    return (await tell<{ items: Record<string, unknown>[] }>(list)).items[0];
  };
  await site.arrange(
    `update employee set card_number = '1042' where (organization_id, id) = (
       select c.organization_id, c.employee_id from contract c
       join contract_term t on t.organization_id = c.organization_id and t.contract_id = c.id
       where t.organization_id = $1 and t.structure_id = $2 and c.state = 'active' and t.valid_to is null limit 1)`,
    [organizationId, (await device())?.["structureId"]],
  );

  let context = await phone();
  let screen = await context.newPage();
  await screen.goto(`${site.url}/pair`);
  await expect(screen.getByText("Η εφαρμογή είναι διαθέσιμη και χωρίς σύνδεση")).toBeVisible({
    timeout: 60_000,
  });
  await screen.getByLabel("Κωδικός σύζευξης").fill(code);
  await screen.getByRole("button", { name: "Σύζευξη" }).click();
  const fingerprint = screen.getByText(/^[0-9A-Z]{3} [0-9A-Z]{3}$/);
  await expect(fingerprint).toBeVisible();
  const fingerprintText = await fingerprint.innerText();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Έγκριση: Κινητό παιδικού σταθμού" }).click();
  await expect(page.getByRole("dialog")).toContainText(fingerprintText);
  await page.getByRole("dialog").getByRole("button", { name: "Έγκριση" }).click();

  await punch(screen, "Προσέλευση");
  await expect(screen.getByText("Καταχωρίστηκε", { exact: true })).toBeVisible();
  expect(await device()).toMatchObject({ state: "approved", entries: 1, unsent: 0 });

  await context.setOffline(true);
  await punch(screen, "Αποχώρηση");
  await expect(screen.getByText(/Χωρίς σύνδεση.*Προς αποστολή: 1/)).toBeVisible();
  await screen.reload();
  await punch(screen, "Προσέλευση");
  await expect(screen.getByText(/Χωρίς σύνδεση.*Προς αποστολή: 2/)).toBeVisible();
  await context.close();

  context = await phone();
  await context.setOffline(true);
  await context.clearCookies();
  screen = await context.newPage();
  await screen.goto(`${site.url}/pair`);
  await expect(screen.getByText(/Χωρίς σύνδεση.*Προς αποστολή: 2/)).toBeVisible();
  await context.setOffline(false);
  await expect.poll(device).toMatchObject({ entries: 3 });
  await context.close();
});
