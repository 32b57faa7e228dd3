import { type Locator, type Page, expect, test } from "@playwright/test";
import { goWithin } from "./go-within.ts";
import { holdRequests } from "./hold-requests.ts";
import { enter } from "./people.ts";
import { drawn } from "./settled.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

const town = "Δήμος Αγίου Παραδείγματος";
const company = "Κοινωφελής Επιχείρηση Δήμου Παραδείγματος";

/** Calls that are not only about the person. */
const ofBodies = (path: string) => !/^\/api\/(Users|Announcements)\//.test(path);
const chosen = (page: Page) => page.getByRole("button", { name: /^Επιλεγμένος Φορέας: / });

/** Finds the company by its name in the body picker; the link to it is not pressed yet. */
async function wayToCompany(page: Page): Promise<Locator> {
  await chosen(page).click();
  await page.getByRole("combobox", { name: "Αναζήτηση Φορέα" }).fill("κοινωφ");
  const option = page.getByRole("option", { name: company });
  await expect(option).toBeVisible();
  return option;
}

async function selectedId(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === "selectedOrganizationId")?.value ?? "";
}

test("S-08 S-09 S-12 switching the organization leads home, names it for 4000 ms and survives a reload; with read-only access the months are closed; with none selected, or a foreign one, the first is selected", async ({
  page,
}) => {
  await page.clock.install();
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/structures`);
  await expect(chosen(page)).toHaveText(town);
  const before = await selectedId(page);
  const months = page.getByRole("navigation").getByRole("link", { name: "Πίνακας" });
  await expect(months).toBeVisible();
  const way = await wayToCompany(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await way.click();
  const toast = page.locator('[data-kind="success"]');
  await expect(toast).toHaveText(
    `Ο Φορέας άλλαξε επιτυχώς! Ο νέος επιλεγμένος Φορέας είναι ο: ${company}`,
  );
  await page.clock.runFor(3999);
  await expect(toast).not.toHaveAttribute("data-leaving");
  await page.clock.runFor(1);
  await expect(toast).toHaveAttribute("data-leaving");
  await expect(page).toHaveURL(`${site.url}/`);
  expect(await selectedId(page)).not.toBe(before);
  await page.clock.resume();
  await page.reload();
  await expect(chosen(page)).toHaveText(company);

  await test.step("the months are closed, in the menu and by address; why acts of rows and of a page are disabled is written once beside them", async () => {
    await expect(months).toHaveCount(0);
    await page.goto(`${site.url}/monthly-contracts`);
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(
      page.getByText("Η σελίδα αυτή απαιτεί πλήρη πρόσβαση στον επιλεγμένο Φορέα"),
    ).toBeVisible();

    await goWithin(page, "/structures?view=schedules");
    const acts = page.getByRole("button", { name: /^Επεξεργασία: / });
    await expect(acts.first()).toHaveAttribute("aria-disabled", "true");
    const why = "Στον Φορέα αυτόν έχετε μόνο δικαίωμα ανάγνωσης";
    await expect(acts.last()).toHaveAccessibleDescription(why);
    // Under the single act at the top, and under those of the rows.
    await expect(page.getByText(why)).toHaveCount(2);

    await goWithin(page, "/contracts");
    for (const name of ["Εισαγωγή", "Νέα σύμβαση"]) {
      const act = page.getByRole("button", { name, exact: true });
      await expect(act).toHaveAttribute("aria-disabled", "true");
      await expect(act).toHaveAccessibleDescription(why);
    }
    await expect(page.getByText(why).filter({ visible: true })).toHaveCount(1);
  });

  for (const value of ["", "018ced73-3680-7000-8000-502e8ac58536"]) {
    await page.evaluate((id) => {
      document.cookie = `selectedOrganizationId=${id}; path=/`;
    }, value);
    const tab = await page.context().newPage();
    await tab.goto(`${site.url}/structures`);
    await expect(chosen(tab)).toHaveText(town);
    expect(await selectedId(tab), value).toBe(before);
    await tab.close();
  }
});

test("staying with unsaved work keeps the body; leaving it switches to the other, where waiting work appears once the first steps above it are known", async ({
  page,
}) => {
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/user`);
  const email = page.getByRole("textbox", { name: "E-mail" });
  await email.fill("half@typed");
  const before = await selectedId(page);
  await (await wayToCompany(page)).click();
  await page.getByRole("button", { name: "Παραμονή στη φόρμα" }).click();
  await expect(email).toHaveValue("half@typed");
  await expect(chosen(page)).toHaveText(town);
  expect(await selectedId(page)).toBe(before);
  await (await wayToCompany(page)).click();
  const bring = await holdRequests(page, /GetTogether|GetSetup/);
  const answer = page.waitForResponse(/Dashboard\/GetOverview/);
  await page.getByRole("button", { name: "Έξοδος χωρίς αποθήκευση" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Αρχική" })).toBeVisible();
  await expect(chosen(page)).toHaveText(company);
  expect(await selectedId(page)).not.toBe(before);
  await (await answer).finished();
  await drawn(page);
  await expect(page.getByRole("region", { name: "Εκκρεμότητες" })).not.toBeVisible();
  await bring();
  for (const name of [/^Πρώτα βήματα/, "Εκκρεμότητες"])
    await expect(page.getByRole("region", { name })).toBeVisible();
});

test("the choice of a body shows how much waits in each, from one call; a missing figure is not shown as zero", async ({
  page,
}) => {
  await enter(page, site.url, "executive");
  await page.goto(`${site.url}/structures`);
  const path = "/api/Dashboard/GetWaitingOfBodies";
  const requests: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path) requests.push(request.url());
  });
  const answer = page.waitForResponse((one) => new URL(one.url()).pathname === path);
  await chosen(page).click();
  const { bodies }: { bodies: { count: number }[] } = await (await answer).json();
  const busiest = Math.max(...bodies.map(({ count }) => count));
  expect(busiest).toBeGreaterThan(0);
  const options = page.getByRole("option");
  await expect(options.filter({ hasText: `${busiest} σε αναμονή` })).not.toHaveCount(0);
  await expect(options.filter({ hasText: "σε αναμονή" })).toHaveCount(
    bodies.filter(({ count }) => count > 0).length,
  );
  const unknown = options.filter({ hasText: "Δεν είναι γνωστό πόσα περιμένουν" });
  await expect(unknown).toHaveCount(0);
  expect(requests).toHaveLength(1);

  await page.route(`**${path}`, (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await chosen(page).click();
  await expect(unknown).toHaveCount(bodies.length);
});

test("S-07 the organizations are loaded before any page asks for a body's data, at sign-in and at startup", async ({
  page,
}) => {
  const order: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const together = searchParams.get("paths")?.split(" ");
    if (together) order.push(...together.map((path) => `/api${path.split("?")[0]}`));
    else if (pathname.startsWith("/api/")) order.push(pathname);
  });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const bodies = /\/api\/.*Organizations(\/|%2F)GetAllForCurrentUser/;
  await page.route(bodies, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.url}/login`);
  await page.getByLabel("Όνομα χρήστη").fill("clerk");
  await page.getByLabel("Κωδικός πρόσβασης", { exact: true }).fill("Paron-demo-2026!");
  const bodiesRequest = page.waitForRequest(bodies);
  await page.keyboard.press("Enter");
  await bodiesRequest;
  await expect(page.getByRole("heading", { level: 1, name: "Αρχική" })).toHaveCount(0);
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Αρχική" })).toBeVisible();
  expect(order.find(ofBodies)).toBe("/api/Organizations/GetAllForCurrentUser");

  // What the previous page still requests does not belong to the next one.
  await page.goto("about:blank");
  order.length = 0;
  await page.goto(`${site.url}/structures`);
  await expect(page.getByRole("heading", { level: 1, name: "Δομές" })).toBeVisible();
  expect(order.find(ofBodies)).toBe("/api/Organizations/GetAllForCurrentUser");
});
