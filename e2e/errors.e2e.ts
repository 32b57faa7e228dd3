import { expect, type Page, type Route, test } from "@playwright/test";
import { goWithin } from "./go-within.ts";
import { knownOf } from "./known.ts";
import { enter, enterAtHome } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

const menuOn = (page: Page) => page.getByRole("navigation", { name: "Κύριο μενού" });

test("R-50 R-51 R-54 an unknown page, a malformed id or day and an unknown id give the same 404 without the menu, and its button leads home, where the menu is", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  for (const path of [
    "/nowhere",
    "/contracts/details/abc",
    "/contracts/attendance-records/abc",
    "/payments/details/abc",
    "/announcements/details/abc",
    "/structures/details/7",
    "/structures/details/0198c0de-0000-7000-8000-000000000000",
    "/organizations/details/018ced73-3680-7000-8000-502e8ac58536",
    "/attendances/attendance-records/abc/2026-02-27",
    "/attendances/attendance-records/018ced73-3680-7000-8000-502e8ac58536/2026-02-30",
  ]) {
    await (path === "/nowhere" ? page.goto(site.url + path) : goWithin(page, path));
    await page.getByText(`Page Not Found: ${path}`).waitFor();
    await expect(page.getByText("404", { exact: true })).toBeVisible();
    await expect(menuOn(page)).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Επιστροφή" })).toHaveAttribute("href", "/");
  }
  await page.getByRole("link", { name: "Επιστροφή" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Αρχική" })).toBeVisible();
  await expect(menuOn(page)).toBeVisible();
});

test("R-52 E-03 E-04 a failed call leads to its status and message; without a message the status has its own, and a list of reasons is shown in full", async ({
  page,
}) => {
  await enter(page, site.url, "clerk");
  const right = "Δεν έχετε δικαίωμα";
  const disk = "Χάλασε ο δίσκος";
  await page.goto(`${site.url}/announcements`);
  await page.getByRole("heading", { level: 1, name: "Ανακοινώσεις" }).waitFor();
  for (const [index, { status, detail, heading, message, reasons = [] }] of [
    { status: 403, heading: right, message: "Κάτι πήγε στραβά" },
    {
      status: 403,
      detail: { title: ["πρώτος", "δεύτερος"] },
      heading: right,
      message: "πρώτος",
      reasons: ["πρώτος", "δεύτερος"],
    },
    { status: 500, detail: disk, heading: "Σφάλμα", message: disk },
  ].entries()) {
    await page.route("**/api/Structures/GetById*", (route) =>
      route.fulfill({ status, json: { status, title: "", detail, requestId: "1" } }),
    );
    await goWithin(page, `/structures/details/0198c0de-0000-7000-8000-00000000000${index}`);
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByText(String(status), { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("listitem")).toHaveText(reasons);
  }
  const back = page.getByRole("link", { name: "Επιστροφή" });
  await expect(back).toHaveAttribute("href", "/");
  await back.click();
  await expect(page.getByRole("heading", { level: 1, name: "Αρχική" })).toBeVisible();
});

test("K-08 R-54 calls go to the base that the configuration names at startup, and the sign-in page has no menu", async ({
  page,
}) => {
  await page.route("**/config.json", (route) =>
    route.fulfill({ json: { apiBaseUrl: "/elsewhere" } }),
  );
  const called = page.waitForRequest("**/elsewhere/Users/Login");
  await page.goto(`${site.url}/login`);
  await page.getByLabel("Όνομα χρήστη").fill("clerk");
  await expect(menuOn(page)).toHaveCount(0);
  await page.getByLabel("Κωδικός πρόσβασης", { exact: true }).fill("anything");
  await page.keyboard.press("Enter");
  expect((await called).method()).toBe("POST");
});

test("R-52 K-03 a missing chunk reloads the page once, then leads to the error screen", async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await enter(page, site.url, "clerk");
  const document = await (
    await page.request.get(site.url, { headers: { accept: "text/html" } })
  ).text();
  await page.route(/\/assets\/structures-page-.*\.js/, (route) =>
    document.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto(`${site.url}/structures`);
  await expect.poll(() => documents).toBe(2);
  await expect(page.getByRole("link", { name: "Επιστροφή" })).toBeVisible();
  expect(documents).toBe(2);
  await context.close();
});

test("R-53 a crawler is shown no error screen", async ({ browser }) => {
  const context = await browser.newContext({
    userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  });
  const page = await context.newPage();
  const answer = await page.goto(`${site.url}/privacy-policy/nowhere`);
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(/σελίδα δεν βρέθηκε/);
  await expect(page.locator("#root main")).toHaveCount(0);
  await context.close();
});

test("a list refused for a while says that it will retry, and recovers by itself", async ({
  page,
}) => {
  await enter(page, site.url, "clerk");
  let refusals = 4;
  await page.route("**/api/Structures/GetAll?*", (route) => {
    refusals -= 1;
    if (refusals < 0) return route.continue();
    return route.fulfill({
      status: 503,
      headers: { "Retry-After": "1" },
      json: {
        status: 503,
        title: "",
        detail: "Ο διακομιστής είναι απασχολημένος.",
        requestId: "1",
      },
    });
  });
  await page.goto(`${site.url}/structures`);
  await expect(page.getByText("Θα γίνει νέα προσπάθεια αυτόματα.")).toBeVisible();
  await expect(page.getByRole("table").getByRole("link").first()).toBeVisible();
  expect(refusals).toBeLessThan(0);
});

test("a page whose chunk fails to load, without a network or a server, says so in place and loads when there is one again", async ({
  page,
  context,
}) => {
  await enterAtHome(page, site.url, "clerk");
  for (const { name, lose, mend } of [
    {
      name: "Συμβάσεις",
      lose: () => context.setOffline(true),
      mend: () => context.setOffline(false),
    },
    {
      name: "Δομές",
      lose: () => context.route("**", (route) => route.abort()),
      mend: () => context.unroute("**"),
    },
  ]) {
    await lose();
    await menuOn(page).getByRole("link", { name, exact: true }).click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Δεν υπάρχει σύνδεση");
    await expect(page.getByRole("button", { name: "Δοκιμάστε ξανά" })).toBeVisible();
    await mend();
    await expect(heading).toHaveText(name);
  }
});

/** Ways in which the server can be unreachable, and what is then shown. */
const aways: readonly { how: string; away: (route: Route) => unknown; says: string }[] = [
  {
    how: "is dead",
    away: (route) => route.abort("connectionrefused"),
    says: "Χωρίς σύνδεση με τον διακομιστή.",
  },
  {
    how: "takes calls and answers none",
    away: () => undefined,
    says: "Ο διακομιστής αργεί να απαντήσει.",
  },
];

for (const { how, away, says } of aways)
  test(`while the server ${how}, every kind of page says so within three seconds`, async ({
    page,
  }) => {
    const { structureId, contractId, today } = await knownOf(site.url);
    await enter(page, site.url, "representative");
    await page.route(/\/(api\/|health$)/, away);
    await page.clock.install();
    for (const address of [
      "/",
      "/structures",
      "/contracts",
      `/contracts/details/${contractId}`,
      `/attendances?structure=${structureId}`,
      `/attendances/attendance-records/${structureId}/${today}`,
      "/monthly-contracts",
      "/user",
    ])
      await saysInTime(page, address, says);
  });

/** The page's clock jumps ahead three seconds and stops: what is not shown by then never will be. */
async function saysInTime(page: Page, address: string, says: string): Promise<void> {
  await page.clock.resume();
  const request = page.waitForRequest("**/api/**");
  await page.goto(site.url + address);
  await request;
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3000);
  await expect(page.getByText(says).first(), address).toBeVisible();
}
