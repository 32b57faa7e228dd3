import { type Browser, type Page, expect, test } from "@playwright/test";
import { goWithin } from "./go-within.ts";
import { pressEnterOnceFound } from "./hands.ts";
import { enter, enterAtHome, municipality, signIn, tellerOf } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

// How long animations are visible is part of what is tested here.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const site = siteOfFile();

const wide = { width: 1440, height: 900 };

async function pageOf(browser: Browser, viewport = wide): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: "el-GR" });
  return context.newPage();
}

for (const { where, viewport, durationMs } of [
  { where: "on a desk", viewport: wide, durationMs: 2000 },
  { where: "on a phone", viewport: { width: 390, height: 844 }, durationMs: 4000 },
]) {
  test(`K-02 a toast ${where} stays ${durationMs} ms, fades in 400 ms and out 200 ms, 10 px from the edge`, async ({
    browser,
  }) => {
    const page = await pageOf(browser, viewport);
    await enter(page, site.url, "clerk");
    await readOnlyBody(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(`${site.url}/monthly-contracts`);
    const toast = page.getByRole("alert").locator("div[data-kind]");
    await expect(toast).toHaveText("Η σελίδα αυτή απαιτεί πλήρη πρόσβαση στον επιλεγμένο Φορέα");
    expect(await lookOf(toast)).toEqual({
      fadeIn: "0.4s",
      fadeOut: "0.2s",
      right: "10px",
      bottom: "10px",
      between: "10px",
    });
    await page.clock.runFor(durationMs - 1);
    await expect(toast).not.toHaveAttribute("data-leaving");
    await page.clock.runFor(1);
    await expect(toast).toHaveAttribute("data-leaving");
    await page.clock.runFor(200);
    await expect(toast).toHaveCount(0);
    await page.context().close();
  });
}

test("S-04 an expired session is announced for 3000 ms, and the next step leads to sign-in", async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, site.url, "clerk");
  await page.clock.fastForward("08:01:00");
  await page.clock.pauseAt(Date.now() + 9 * 3_600_000);
  await page.getByRole("link", { name: "Δομές", exact: true }).first().click();
  const toast = page.getByRole("alert").locator("div[data-kind]");
  await expect(toast).toHaveText("Η περίοδος σύνδεσης έληξε. Παρακαλούμε συνδεθείτε ξανά!");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Σύνδεση");
  await page.clock.runFor(2999);
  await expect(toast).not.toHaveAttribute("data-leaving");
  await page.clock.runFor(1);
  await expect(toast).toHaveAttribute("data-leaving");
  expect(await page.evaluate(() => document.cookie)).toBe("");
});

/** Selects the body that the clerk may only read. */
async function readOnlyBody(page: Page): Promise<void> {
  const tell = await tellerOf(site.url, "clerk");
  const bodies = await tell<{ id: string; fullAccess: boolean }[]>(
    "/Organizations/GetAllForCurrentUser",
  );
  const id = bodies.find(({ fullAccess }) => !fullAccess)?.id ?? "";
  await page.context().addCookies([{ name: "selectedOrganizationId", value: id, url: site.url }]);
}

function lookOf(toast: ReturnType<Page["locator"]>) {
  return toast.evaluate((element) => {
    const own = getComputedStyle(element);
    const stack = getComputedStyle(element.closest("section") ?? element);
    return {
      fadeIn: own.animationDuration,
      fadeOut: own.transitionDuration,
      right: stack.right,
      bottom: stack.bottom,
      between: stack.rowGap,
    };
  });
}

test("C-19 R-54 a prerendered page is readable without scripts, has no menu, and is fetched as a payload under the build's name on navigation", async ({
  browser,
}) => {
  const still = await browser.newContext({ javaScriptEnabled: false });
  const plain = await still.newPage();
  await plain.goto(`${site.url}/privacy-policy`);
  await expect(plain.getByRole("heading", { level: 1 })).toHaveText("Πολιτική Απορρήτου");
  await expect(plain.getByText("άρθρο 6 παρ. 1 στοιχεία γ΄ και ε΄")).toBeVisible();
  await still.close();

  const page = await pageOf(browser);
  const payloads: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith("/_payload.json")) payloads.push(pathname + search);
  });
  await page.goto(`${site.url}/privacy-policy`);
  const build = await page.locator('meta[name="build"]').getAttribute("content");
  const link = page.getByRole("link", { name: "Δήλωση Προσβασιμότητας" });
  // Until the application has hydrated the page, which leaves marks on the node, the link loads a document.
  const isTaken = () => link.evaluate((node) => Object.keys(node).length > 0);
  await expect.poll(isTaken).toBe(true);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Δήλωση Προσβασιμότητας");
  await expect(page.getByRole("navigation", { name: "Κύριο μενού" })).toHaveCount(0);
  expect(payloads).toEqual([`/accessibility/_payload.json?${build}`]);
  await page.context().close();
});

test("K-01 the interface starts in Greek, with Greek numbers and dates and Monday first", async ({
  page,
}) => {
  await enter(page, site.url, "representative");
  const tell = await tellerOf(site.url, "representative");
  const { structures } = await municipality(tell);
  await page.goto(`${site.url}/structures/details/${structures.get("Δ01") ?? ""}`);
  await expect(page.getByText(/^\d\d\/\d\d\/\d{4}$/).first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "el");
  await goWithin(page, "/contracts");
  await page.getByRole("button", { name: "Νέα σύμβαση" }).click();
  await page.getByRole("button", { name: "Άνοιγμα ημερολογίου" }).first().click();
  const first = page.getByRole("grid").getByRole("columnheader").first();
  await expect(first).toHaveText(/^Δ/);
  await expect(first).toHaveAttribute("abbr", "Δευτέρα");
});

test("K-04 the page changes its layout at 768, 992 and 1200 px", async ({ page }) => {
  await enterAtHome(page, site.url, "clerk");
  const burger = page.getByRole("button", { name: "Άνοιγμα μενού" });
  const bar = page.getByRole("navigation", { name: "Κύριες σελίδες" });
  const menu = page.getByRole("navigation", { name: "Κύριο μενού" });
  for (const [width, stands] of [
    [992, "menu"],
    [991, "burger"],
    [768, "burger"],
    [767, "bar"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(menu).toBeVisible({ visible: stands === "menu" });
    await expect(burger).toBeVisible({ visible: stands === "burger" });
    await expect(bar).toBeVisible({ visible: stands === "bar" });
  }
  const figures = page
    .getByRole("region", { name: "Παρουσία των τελευταίων ημερών" })
    .locator("..");
  for (const [width, columns] of [
    [1200, 2],
    [1199, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(figures).toHaveCSS("grid-template-columns", new RegExp(`^(\\S+ ?){${columns}}$`));
  }
});

test("Ctrl+K leads by keyboard alone to pages, people, contracts and structures, and remembers them; G and a letter lead to a page, ? lists which, and typed letters lead nowhere", async ({
  page,
}) => {
  await enterAtHome(page, site.url, "representative");
  await page.keyboard.press("Control+k");
  const field = page.getByRole("dialog").getByLabel("Αναζήτηση και μετάβαση").first();
  await expect(field).toBeFocused();
  await field.fill("συμβασ");
  await expect(page.getByRole("option", { name: "Πίνακας μηνιαίων συμβάσεων" })).toBeVisible();
  await pressEnterOnceFound(field, "Τεχνική Υπηρεσία");
  await field.fill("τεχνικη");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Τεχνική Υπηρεσία/);
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.keyboard.press("Control+k");
  await expect(page.getByText("Πρόσφατα")).toBeVisible();
  await field.fill("κανένας τέτοιος");
  await expect(page.getByText("Δεν βρέθηκε τίποτα για «κανένας τέτοιος»")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);

  await page.keyboard.press("Shift+?");
  const keys = page.getByRole("dialog", { name: "Συντομεύσεις πληκτρολογίου" });
  await expect(keys.getByText("G Δ", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await page.keyboard.press("g");
  await page.keyboard.press("d");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Δομές");
  const search = page.getByRole("searchbox");
  await search.pressSequentially("gd");
  await expect(search).toHaveValue("gd");
  await page.keyboard.press("Shift+?");
  await expect(keys).toBeHidden();
});

test("the menu separates its areas, marks the current place at every depth, and remembers what is folded", async ({
  page,
}) => {
  await enterAtHome(page, site.url, "executive");
  const menu = page.getByRole("navigation", { name: "Κύριο μενού" });
  const place = page.getByRole("navigation", { name: "Θέση" });
  await menu.getByRole("link", { name: "Χρήστες", exact: true }).click();
  await expect(place).toHaveText("Υπηρεσία/Μητρώα/Χρήστες");
  await menu.getByRole("link", { name: "Φορέας", exact: true }).click();
  await menu.getByRole("link", { name: "Δομές", exact: true }).click();
  await expect(place).toHaveText("Δήμος/Οργάνωση/Δομές");
  await page.getByRole("link", { name: "Δημαρχείο", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Δημαρχείο" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Δομές", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await menu.getByRole("button", { name: /^Οργάνωση/ }).click();
  await expect(menu.getByRole("link", { name: "Ωράρια", exact: true })).toHaveCount(0);
  await expect(menu.getByRole("link", { name: "Δομές", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await page.reload();
  await expect(menu.getByRole("button", { name: /^Οργάνωση/ })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
  await place.getByRole("link", { name: "Δομές" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Δομές" })).toBeVisible();
});
