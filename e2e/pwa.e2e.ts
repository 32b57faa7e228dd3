import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Page, expect, test } from "@playwright/test";
import { coversNoTitle } from "./covers-no-title.ts";
import { everythingStored, keepUnsent } from "./browser-storage.ts";
import { askToSignOut, enter, enterAtHome, municipality, tellerOf } from "./people.ts";
import { type Site, openSite } from "./site.ts";

const built = join(import.meta.dirname, "../dist");

test.use({ serviceWorkers: "allow" });

let site: Site;
let client: string;
test.beforeAll(async () => {
  client = mkdtempSync(join(tmpdir(), "paron-client-"));
  cpSync(built, client, { recursive: true });
  site = await openSite({ CLIENT_DIR: client });
});
test.afterAll(async () => {
  await site.close();
  rmSync(client, { recursive: true });
});

/** Replaces the served build with another: the same files under another name. */
async function deploy(): Promise<void> {
  const latest = join(client, "builds/meta/latest.json");
  const { id } = JSON.parse(readFileSync(latest, "utf8")) as { id: string };
  const next = id.replace(/./, (digit) => (digit === "0" ? "1" : "0"));
  await site.kill();
  for (const file of readdirSync(client, { recursive: true, encoding: "utf8" })) {
    if (!/(\.html|\.json|^sw\.js)$/.test(file)) continue;
    const text = readFileSync(join(client, file), "utf8");
    writeFileSync(join(client, file), text.replaceAll(id, next));
    for (const packed of [".br", ".gz"]) rmSync(join(client, `${file}${packed}`), { force: true });
  }
  renameSync(join(client, `builds/meta/${id}.json`), join(client, `builds/meta/${next}.json`));
  await site.start();
}

async function installed(page: Page): Promise<void> {
  await page.goto(`${site.url}/login`);
  await expect(page.getByText("Η εφαρμογή είναι διαθέσιμη και χωρίς σύνδεση")).toBeVisible({
    timeout: 90_000,
  });
}

/** A newer worker waits for the older one to end. */
const hasWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute("content");

test("K-05 K-06 the worker of / keeps the application, which then opens offline, says so and continues by itself", async ({
  page,
  context,
}) => {
  await installed(page);
  const registration = await page.evaluate(async () => {
    const { scope, active } = await navigator.serviceWorker.ready;
    return { scope: new URL(scope).pathname, script: new URL(active?.scriptURL ?? "").pathname };
  });
  expect(registration).toEqual({ scope: "/", script: "/sw.js" });
  await expect(page.locator('head link[rel="manifest"]')).toHaveAttribute(
    "href",
    "/manifest.webmanifest",
  );

  await enter(page, site.url, "clerk");
  await context.setOffline(true);
  await page.goto(`${site.url}/structures`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Δεν υπάρχει σύνδεση");
  await page.goto(`${site.url}/privacy-policy`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Πολιτική Απορρήτου");
  await expect(page.getByText(/^Χωρίς σύνδεση με τον διακομιστή/)).toBeVisible();
  await page.goto(`${site.url}/structures`);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Δομές");
});

test("after signing out no cache, database or store of the browser holds anything of the person; another's unsent work stays", async ({
  page,
  context,
}) => {
  await installed(page);
  await enter(page, site.url, "clerk");
  const tell = await tellerOf(site.url, "clerk");
  const { structures } = await municipality(tell);
  const { id: me } = await tell<{ id: string }>("/Users/GetCurrent");
  await page.goto(`${site.url}/structures/details/${structures.get("Δ01") ?? ""}`);
  const name = "Δημαρχείο";
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await keepUnsent(page, `${me}|clerk-typed`);
  await keepUnsent(page, "Συνάδελφος|colleague-typed");
  expect(await everythingStored(page)).toContain("clerk-typed");
  await askToSignOut(page);
  await expect(page.getByRole("dialog")).toContainText("έχετε 1 φύλλο με παρουσίες");
  await page.getByRole("dialog").getByRole("button", { name: "Διαγραφή και αποσύνδεση" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Σύνδεση");
  const storedText = await everythingStored(page);
  expect(storedText).not.toContain("clerk-typed");
  expect(storedText).not.toContain(name);
  expect(storedText).toContain("colleague-typed");
  expect(storedText).not.toContain("/api/");
  const cookies = await context.cookies();
  expect(cookies.filter(({ httpOnly }) => !httpOnly)).toEqual([]);
});

test("C-18 K-06 a running page notices a new build, offers it and takes it on request, even though its worker is kept waiting", async ({
  page,
}) => {
  await page.addInitScript(() => {
    ServiceWorker.prototype.postMessage = () => undefined;
  });
  await page.clock.install();
  await installed(page);
  await enterAtHome(page, site.url, "clerk");
  const before = await buildOf(page);
  await deploy();
  const notice = page.getByText("Υπάρχει νέα έκδοση.");
  await expect(async () => {
    await page.clock.runFor(600_000);
    await expect(notice).toBeVisible({ timeout: 1000 });
  }).toPass();
  await coversNoTitle(page, "Υπάρχει νέα έκδοση.");
  await expect.poll(() => hasWaiting(page)).toBe(true);
  await page.getByRole("button", { name: "Ανανέωση" }).click();
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(await buildOf(page)).not.toBe(before);
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Αρχική");
  await expect(notice).toHaveCount(0);
});

test("K-06 a version taken in another tab reloads this tab, but not over what is typed", async ({
  page,
  context,
}) => {
  await installed(page);
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/contracts`);
  await page.getByRole("button", { name: "Νέα σύμβαση" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Νέος εργαζόμενος" }).click();
  await page.getByRole("textbox", { name: /^Επώνυμο/ }).fill("Μισογραμμένη");
  const idle = await context.newPage();
  await idle.goto(`${site.url}/structures`);
  const before = await buildOf(idle);
  await deploy();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const incoming = registration.installing ?? registration.waiting;
    await new Promise<void>((resolve) => {
      const look = () => (incoming?.state === "installing" ? undefined : resolve());
      incoming?.addEventListener("statechange", look);
      look();
    });
    registration.waiting?.postMessage({ type: "SKIP_WAITING" });
  });
  // An older worker that was woken by a request ends once it is idle; under a debugger the browser keeps it awake forever.
  const browser = await context.newCDPSession(idle);
  await browser.send("ServiceWorker.enable");
  await expect(async () => {
    if (await hasWaiting(page)) await browser.send("ServiceWorker.stopAllWorkers");
    expect(await buildOf(idle)).not.toBe(before);
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText("Αποθηκεύστε πρώτα ό,τι πληκτρολογήσατε")).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Επώνυμο/ })).toHaveValue("Μισογραμμένη");
  expect(await buildOf(page)).toBe(before);
});

test("K-06 when the worker cannot be registered, a dialog says that the application needs the network, and returns the focus to its menu each time", async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error("refused"));
  });
  await enterAtHome(page, site.url, "clerk");
  const menu = page.getByRole("button", { name: /^Μενού χρήστη/ });
  for (const times of [1, 2]) {
    await menu.click();
    await page.getByRole("menuitem", { name: "Έκδοση και εγκατάσταση" }).click();
    await expect(page.getByRole("dialog")).toContainText("Η εφαρμογή λειτουργεί μόνο με σύνδεση");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(menu, `${times}`).toBeFocused();
  }
});

test("K-07 the offer to install is kept, shown on request, and gone once installed", async ({
  page,
}) => {
  await enterAtHome(page, site.url, "clerk");
  const menu = page.getByRole("button", { name: /^Μενού χρήστη/ });
  const install = page.getByRole("menuitem", { name: "Εγκατάσταση εφαρμογής" });
  await menu.click();
  await expect(page.getByRole("menuitem", { name: "Αποσύνδεση" })).toBeVisible();
  await expect(install).toHaveCount(0);
  await offerInstall(page);
  await install.click();
  expect(await page.evaluate(() => document.documentElement.dataset["prompted"])).toBe("1");
  await offerInstall(page);
  await menu.click();
  await expect(install).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("appinstalled")));
  await expect(install).toHaveCount(0);
});

/** Chromium itself offers it only after some use; the event is the same. */
async function offerInstall(page: Page): Promise<void> {
  const wasKept = await page.evaluate(() => {
    const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: () => {
        document.documentElement.dataset["prompted"] = "1";
        return Promise.resolve({ outcome: "accepted" });
      },
    });
    return !dispatchEvent(offer);
  });
  expect(wasKept).toBe(true);
}
