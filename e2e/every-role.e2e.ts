import { type Browser, type Page, expect, test } from "@playwright/test";
import { type Walker, everyPath, expectedPlace, goneAstray, walk } from "./every-role.ts";
import { enterAtHome, tellerOf } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();
test.beforeAll(async () => {
  await site.arrange(
    `insert into app_user (id, user_name, role, nick_name, password_hash)
     select gen_random_uuid(), 'device', 'MobileUser', 'Συσκευή', password_hash from app_user where user_name = $1`,
    ["clerk"],
  );
});

async function openFor(browser: Browser, account: string | null): Promise<Page> {
  const context = await browser.newContext({ locale: "el-GR" });
  const page = await context.newPage();
  if (account === null) await page.goto(`${site.url}/privacy-policy`);
  else await enterAtHome(page, site.url, account);
  return page;
}

/** Selects the organization that the account may only read. */
async function readOnly(page: Page, account: string): Promise<void> {
  const tell = await tellerOf(site.url, account);
  const all = await tell<{ description: string; fullAccess: boolean }[]>(
    "/Organizations/GetAllForCurrentUser",
  );
  const name = all.find(({ fullAccess }) => !fullAccess)?.description ?? "";
  await page.getByRole("button", { name: /^Επιλεγμένος Φορέας: / }).click();
  await page.getByRole("option", { name }).click();
  await expect(page.getByText("Ο Φορέας άλλαξε επιτυχώς!")).toContainText(name);
}

const walkers: readonly (Walker & { account: string | null })[] = [
  { name: "nobody", role: null, right: "read", account: null },
  { name: "the administrator", role: "Administrator", right: "read", account: "administrator" },
  { name: "the executive", role: "Executive", right: "read", account: "executive" },
  {
    name: "the representative",
    role: "LegalRepresentative",
    right: "full",
    account: "representative",
  },
  { name: "the clerk", role: "Employee", right: "full", account: "clerk" },
  { name: "the clerk who reads", role: "Employee", right: "read", account: "clerk" },
  { name: "the device", role: "MobileUser", right: "read", account: "device" },
];

for (const walker of walkers) {
  test(`S-10 S-11 S-12 R-49 ${walker.name} reaches the routes open to them, and no other`, async ({
    browser,
  }) => {
    const page = await openFor(browser, walker.account);
    if (walker.role === "Employee" && walker.right === "read")
      await readOnly(page, walker.account ?? "");
    const paths = everyPath();
    const steps = await walk(page, walker.name, paths);
    expect(steps).toHaveLength(paths.length);
    expect(goneAstray(walker, steps)).toEqual([]);

    const mistaken = "/system-administration";
    const other = walker.role === "Administrator" || walker.role === "Executive" ? "/" : mistaken;
    const planted = goneAstray(walker, steps, (who, path) =>
      path === mistaken ? other : expectedPlace(who, path),
    );
    expect(planted).toHaveLength(1);
    await page.context().close();
  });
}
