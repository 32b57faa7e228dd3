import { type BrowserContext, expect, type Page, type Route, test } from "@playwright/test";
import { knownOf } from "./known.ts";
import { enter, enterAtHome } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

test("R-50 R-51 an unknown page, an id or a day of the wrong form and an id of nobody give the same 404, and the button leads home", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  for (const path of [
    "/nowhere",
    "/contracts/details/abc",
    "/structures/details/7",
    "/structures/details/0198c0de-0000-7000-8000-000000000000",
    "/organizations/details/018ced73-3680-7000-8000-502e8ac58536",
    "/attendances/attendance-records/abc/2026-02-27",
    "/attendances/attendance-records/018ced73-3680-7000-8000-502e8ac58536/2026-02-30",
  ]) {
    await page.goto(`${site.url}${path}`);
    await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();
    await expect(page.getByText("404", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Επιστροφή" })).toHaveAttribute("href", "/");
  }
  await page.getByRole("link", { name: "Επιστροφή" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Αρχική" })).toBeVisible();
});

test("R-52 E-03 E-04 a call that fails leads to its status and message; without a message the status speaks, and a list of reasons stands in full under it", async ({
  page,
}) => {
  await enter(page, site.url, "clerk");
  const right = "Δεν έχετε δικαίωμα";
  const disk = "Χάλασε ο δίσκος";
  for (const { status, detail, heading, message, reasons = [] } of [
    { status: 403, heading: right, message: "Κάτι πήγε στραβά" },
    {
      status: 403,
      detail: { title: ["πρώτος", "δεύτερος"] },
      heading: right,
      message: "πρώτος",
      reasons: ["πρώτος", "δεύτερος"],
    },
    { status: 500, detail: disk, heading: "Σφάλμα", message: disk },
  ]) {
    await page.route("**/api/Structures/GetById*", (route) =>
      route.fulfill({ status, json: { status, title: "", detail, requestId: "1" } }),
    );
    await page.goto(`${site.url}/structures/details/0198c0de-0000-7000-8000-000000000000`);
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

test("R-54 pages stand in the layout with the menu, unless they name another", async ({ page }) => {
  const menu = page.getByRole("navigation", { name: "Κύριο μενού" });
  for (const path of ["/login", "/privacy-policy"]) {
    await page.goto(`${site.url}${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(menu).toHaveCount(0);
  }
  await enterAtHome(page, site.url, "clerk");
  await expect(menu).toBeVisible();
  await page.goto(`${site.url}/nowhere`);
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expect(menu).toHaveCount(0);
});

test("K-08 calls go to the base that the configuration names when the page starts", async ({
  page,
}) => {
  await page.route("**/config.json", (route) =>
    route.fulfill({ json: { apiBaseUrl: "/elsewhere" } }),
  );
  const called = page.waitForRequest("**/elsewhere/Users/Login");
  await page.goto(`${site.url}/login`);
  await page.getByLabel("Όνομα χρήστη").fill("clerk");
  await page.getByLabel("Κωδικός πρόσβασης", { exact: true }).fill("anything");
  await page.keyboard.press("Enter");
  expect((await called).method()).toBe("POST");
});

test("R-52 K-03 a chunk that is gone reloads the page once, then leads to the error screen", async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await enterAtHome(page, site.url, "clerk");
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

test("a list that was refused for a while comes back by itself, and says that it will", async ({
  page,
}) => {
  await enterAtHome(page, site.url, "clerk");
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

/** How what a page needs may not come, and come again. */
type Act = (of: BrowserContext) => Promise<unknown>;
const losses: [why: string, lose: Act, mend: Act][] = [
  ["a network", (of) => of.setOffline(true), (of) => of.setOffline(false)],
  ["a server", (of) => of.route("**", (route) => route.abort()), (of) => of.unroute("**")],
];

for (const [why, lose, mend] of losses)
  test(`without ${why} a page whose piece does not come says so in place, and comes when there is one again`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    await enterAtHome(page, site.url, "clerk");
    await lose(context);
    const menu = page.getByRole("navigation", { name: "Κύριο μενού" });
    await menu.getByRole("link", { name: "Συμβάσεις", exact: true }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "Δεν υπάρχει σύνδεση" }),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Δοκιμάστε ξανά" })).toBeVisible();
    await mend(context);
    await expect(page.getByRole("heading", { level: 1, name: "Συμβάσεις" })).toBeVisible();
    await context.close();
  });

type Away = (route: Route) => unknown;

/** How the server may be away, and what is then said. */
const aways: readonly { how: string; away: Away; says: string }[] = [
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
    browser,
  }) => {
    const { structureId, contractId, today } = await knownOf(site.url);
    await enter(page, site.url, "representative");
    const storageState = await page.context().storageState();
    for (const address of [
      "/",
      "/structures",
      "/contracts",
      `/contracts/details/${contractId}`,
      `/attendances?structure=${structureId}`,
      `/attendances/attendance-records/${structureId}/${today}`,
      "/monthly-contracts",
      "/user",
    ]) {
      const context = await browser.newContext({ storageState });
      await saysInTime(await context.newPage(), address, away, says);
      await context.close();
    }
  });

/** Its own clock leaps three seconds on and stands: what is not said by then is never said. */
async function saysInTime(page: Page, address: string, away: Away, says: string): Promise<void> {
  await page.route(/\/(api\/|health$)/, away);
  await page.clock.install();
  const asked = page.waitForRequest("**/api/**");
  await page.goto(site.url + address);
  await asked;
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3000);
  await expect(page.getByText(says).first(), address).toBeVisible();
}
