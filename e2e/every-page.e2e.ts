import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect, test } from "@playwright/test";
import { municipality, signIn, tellerOf } from "./people.ts";
import { type Site, openSite } from "./site.ts";

let site: Site;
let paths: string[] = [];

test.beforeAll(async () => {
  site = await openSite();
  const tell = await tellerOf(site.url, "representative");
  const { organizationId, structures } = await municipality(tell);
  const structure = structures.get("Δ01") ?? "";
  const { items } = await tell<{ items: { id: string }[] }>(
    `/Contracts/GetAll?organizationId=${organizationId}&take=1`,
  );
  const contract = items[0]?.id ?? "";
  const { today } = await tell<{ today: string }>(
    `/Dashboard/GetOverview?organizationId=${organizationId}`,
  );
  paths = [
    "/",
    "/structures",
    `/structures/details/${structure}`,
    "/contracts",
    `/contracts/details/${contract}`,
    "/organization-administration/organization-employees",
    `/attendances?structure=${structure}`,
    `/attendances/attendance-records/${structure}/${today}`,
    "/monthly-contracts",
    "/verifications",
    "/verifications/verify-attendances",
  ];
});

test.afterAll(() => site.close());

/** Gathers what a page must not do: errors, and requests to any other origin. */
function watched(page: Page): string[] {
  const wrongs: string[] = [];
  page.on("pageerror", (error) => wrongs.push(`error: ${error.message}`));
  page.on("console", (line) => {
    if (line.type() === "error") wrongs.push(`console: ${line.text()}`);
  });
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== site.url) wrongs.push(`request to ${origin}`);
  });
  return wrongs;
}

async function axeRulesBroken(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    (one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join(" | ")}`,
  );
}

for (const scheme of ["light", "dark"] as const) {
  for (const width of [1440, 390]) {
    test(`every page at ${width} px, ${scheme}: its own title, one heading, no axe violation, no other origin, no sideways scroll`, async ({
      browser,
    }) => {
      test.setTimeout(240_000);
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme: scheme,
        locale: "el-GR",
      });
      const page = await context.newPage();
      const wrongs = watched(page);
      for (const path of ["/login", "/privacy-policy", "/accessibility"]) await looked(page, path);
      await signIn(page, site.url, "representative");
      for (const path of paths) await looked(page, path);
      expect(wrongs).toEqual([]);
      await context.close();
    });
  }
}

async function looked(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(`${site.url}${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/.+ · Παρών$/);
    await page.waitForLoadState("networkidle");
    expect(await axeRulesBroken(page), path).toEqual([]);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
  });
}
