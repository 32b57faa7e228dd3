import { type Page, expect, test } from "@playwright/test";
import { holdRequests } from "./hold-requests.ts";
import { askToSignOut, atLogin, enter, enterAtHome, signIn, signInHere } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

const expired = "Η περίοδος σύνδεσης έληξε. Παρακαλούμε συνδεθείτε ξανά!";

async function cookiesOf(page: Page) {
  const cookies = await page.context().cookies();
  return new Map(cookies.map((one) => [one.name, one]));
}

/** The bearer token, as stored by the page. */
async function tokenOf(page: Page): Promise<string> {
  const auth = (await cookiesOf(page)).get("auth")?.value ?? "";
  return (JSON.parse(decodeURIComponent(auth)) as { token: string }).token;
}

const statusWith = async (token: string) =>
  (
    await fetch(`${site.url}/api/Users/GetCurrent`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).status;

async function signOut(page: Page): Promise<void> {
  await askToSignOut(page);
  await expect(atLogin(page)).toBeVisible();
}

test("S-01 S-02 S-05 sign-in with user name and password leads home; the session is in cookies of the path / that expire with it; a navigation rewrites them, and their claims give no rights: the server trusts the token alone", async ({
  page,
}) => {
  await signIn(page, site.url, "clerk");
  expect(new URL(page.url()).pathname).toBe("/");
  await page.goto(`${site.url}/attendances/unlocks`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ξεκλειδώματα");
  const cookies = await cookiesOf(page);
  const paths = (await page.context().cookies()).map(({ path }) => path);
  expect(paths.filter((path) => path !== "/")).toEqual([]);
  const names = ["area", "userName", "selectedOrganizationId", "loginUsingTaxis", "auth"];
  const ends = Date.now() / 1000 + 480 * 60;
  for (const name of [...names, "expiryTime"]) {
    expect(cookies.get(name)?.path, name).toBe("/");
    expect(Math.abs((cookies.get(name)?.expires ?? 0) - ends), name).toBeLessThan(120);
  }
  const text = (name: string) => decodeURIComponent(cookies.get(name)?.value ?? "");
  expect(text("area")).toBe("Employee");
  expect(text("loginUsingTaxis")).toBe("false");
  expect(JSON.parse(text("auth"))).toEqual({ token: expect.any(String), expiresIn: 480 });

  const written = ["area", "userName", "selectedOrganizationId", "loginUsingTaxis"];
  for (const name of written) await page.context().clearCookies({ name });
  await page.getByRole("link", { name: "Δομές" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Δομές" })).toBeVisible();
  const after = await cookiesOf(page);
  for (const name of written) expect(after.get(name)?.value, name).toBe(cookies.get(name)?.value);

  await page.context().addCookies([{ name: "area", value: "Administrator", url: site.url }]);
  const token = await tokenOf(page);
  const answer = await page.request.get(`${site.url}/api/Users/GetAll`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(403);
});

test("S-03 S-04 an expired session is noticed on the next navigation: toast, sign-out, sign-in page", async ({
  page,
}) => {
  await enterAtHome(page, site.url, "clerk");
  await page.clock.setFixedTime(Date.now() + 479 * 60_000);
  await page.getByRole("link", { name: "Συμβάσεις" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Συμβάσεις" })).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 481 * 60_000);
  // The toast disappears by itself, perhaps before a slow click has returned.
  await Promise.all([
    expect(page.getByText(expired)).toBeVisible(),
    page.getByRole("link", { name: "Δομές" }).first().click(),
  ]);
  await expect(atLogin(page)).toBeVisible();
  expect((await cookiesOf(page)).has("auth")).toBe(false);
});

test("S-06 after signing out, Back leads to the sign-in page, and the server refuses the token", async ({
  page,
}) => {
  await enterAtHome(page, site.url, "clerk");
  const token = await tokenOf(page);
  await page.getByRole("link", { name: "Δομές" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Δομές" })).toBeVisible();
  expect(await statusWith(token)).toBe(200);
  const entries = await page.evaluate(() => history.length);
  await signOut(page);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await statusWith(token)).toBe(401);
  const names = [...(await cookiesOf(page)).keys()];
  for (const name of ["auth", "area", "userName", "expiryTime"]) expect(names).not.toContain(name);
  await page.goBack();
  await expect(atLogin(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Δομές" })).toBeHidden();
  await page.reload();
  await expect(atLogin(page)).toBeVisible();
});

test("S-10 S-01 without a session a page leads to sign-in, and signing in leads home", async ({
  page,
}) => {
  await page.goto(`${site.url}/contracts?search=a`);
  await expect(atLogin(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/login");
  await signInHere(page, "clerk");
  expect(new URL(page.url()).pathname).toBe("/");
  await expect(page.getByText("Συνέχεια")).toBeHidden();
});

test("S-01 S-13 the page that an expired session interrupted is offered at home to the same person, not to another and not after signing out", async ({
  page,
}) => {
  await page.route("**/api/Live/Watch*", (route) => route.abort());
  const runOut = async () => {
    // The page's own calls would find the session gone, and leave before the link is followed.
    const ask = await holdRequests(page, /\/api\/(?!Live)/);
    const token = await tokenOf(page);
    await site.arrange("update session set ended_at = now()", []);
    await expect.poll(() => statusWith(token)).toBe(401);
    await page.getByRole("link", { name: "Δομές" }).first().click();
    await expect(page).toHaveURL(/\/structures/);
    await ask();
    await expect(atLogin(page)).toBeVisible();
  };
  const goOn = page.getByRole("link", { name: /^Συνέχεια: / });
  await signIn(page, site.url, "clerk");
  await runOut();
  await signInHere(page, "representative");
  await expect(goOn).toBeHidden();
  await signOut(page);
  await signInHere(page, "clerk");
  await expect(goOn).toBeHidden();
  await runOut();
  await signInHere(page, "clerk");
  await expect(goOn).toHaveText("Συνέχεια: Δομές");
  await goOn.click();
  await expect(page.getByRole("heading", { level: 1, name: "Δομές" })).toBeVisible();
});

test("S-06 signing out in one tab is shown as such in the other", async ({ page, context }) => {
  await enterAtHome(page, site.url, "clerk");
  const other = await context.newPage();
  await other.goto(`${site.url}/contracts`);
  await expect(other.getByRole("heading", { level: 1, name: "Συμβάσεις" })).toBeVisible();
  await signOut(page);
  await expect(atLogin(other)).toBeVisible();
  await expect(other.getByText("Αποσυνδεθήκατε από άλλη καρτέλα του περιηγητή.")).toBeVisible();
  await expect(other.getByText(expired)).toBeHidden();
  await expect(page.getByText(/Αποσυνδεθήκατε/)).toBeHidden();
});

test("S-11 a role that opens a page it has no right to is signed out, and told why", async ({
  page,
}) => {
  await enter(page, site.url, "clerk");
  const token = await tokenOf(page);
  await page.goto(`${site.url}/system-administration/users`);
  await expect(atLogin(page)).toBeVisible();
  await expect(page.getByText(/ο λογαριασμός σας δεν έχει δικαίωμα στη σελίδα/)).toBeVisible();
  await expect.poll(() => statusWith(token)).toBe(401);
});

test("S-13 a 401 from any call ends the session like its expiry", async ({ page }) => {
  // The stream would report the end before any call is made.
  await page.route("**/api/Live/Watch*", (route) => route.abort());
  await enterAtHome(page, site.url, "clerk");
  const token = await tokenOf(page);
  await site.arrange("update session set ended_at = now()", []);
  // A server may trust a session it has just seen for another second.
  await expect.poll(() => statusWith(token)).toBe(401);
  // Clicked only if it is still there: one of the home page's own calls may have been the first to learn of it.
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>("a[href='/contracts']")?.click(),
  );
  await expect(page.getByText(expired)).toBeVisible();
  await expect(atLogin(page)).toBeVisible();
  expect((await cookiesOf(page)).has("auth")).toBe(false);
});

test("too many attempts show how long to wait", async ({ page }) => {
  await page.goto(`${site.url}/login`);
  const password = page.getByLabel("Κωδικός πρόσβασης", { exact: true });
  await page.getByLabel("Όνομα χρήστη").fill("nobody-at-all");
  for (let tries = 0; tries < 5; tries += 1) {
    await password.fill(`mistaken-${tries}`);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Λάθος όνομα χρήστη ή κωδικός")).toBeVisible();
  }
  // Each further attempt doubles the wait, so that even a slow page gets to show one.
  await expect(async () => {
    await password.fill("mistaken again");
    await page.keyboard.press("Enter");
    const message = page.getByText(/Δοκιμάστε ξανά σε \d+ (δευτερόλεπτ|λεπτ)/);
    await expect(message).toBeVisible({ timeout: 1000 });
  }).toPass();
});
