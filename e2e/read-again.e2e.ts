import { type Page, expect, test } from "@playwright/test";
import { contextOf } from "./grid-hands.ts";
import { enter } from "./people.ts";
import { returnToTab } from "./return-to-tab.ts";
import { drawn, settling } from "./settled.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

const address = (page: Page) => page.getByRole("textbox", { name: "Διεύθυνση" });

test("a structure being typed survives reading another's change; the other's values come in once chosen, or if nothing is typed", async ({
  page,
  browser,
}) => {
  await page.clock.install();
  await enter(page, site.url, "clerk");
  const { context, page: head } = await contextOf(browser);
  await enter(head, site.url, "representative");
  for (const one of [page, head]) {
    await one.goto(`${site.url}/structures?search=Δ08`);
    await one.getByRole("link", { name: "Δημοτική Βιβλιοθήκη" }).click();
    await one.getByRole("button", { name: "Επεξεργασία" }).click();
  }
  await address(page).fill("Οδός Τρίτη 3");
  await address(head).fill("Οδός Τέταρτη 4");
  await head.getByRole("button", { name: "Αποθήκευση" }).click();
  await expect(address(head)).toHaveCount(0);
  await site.arrange(
    `update structure s set parent_id = p.id, schedule_id = w.id from structure p, schedule w
     where p.organization_id = s.organization_id and w.organization_id = s.organization_id
       and s.code = 'Δ08' and p.code = 'Δ05' and w.title = '09:00-13:00 (μερική απασχόληση)'`,
    [],
  );
  await returnToTab(page);
  const beneath = page.locator("main");
  await expect(beneath.getByText("Οδός Τέταρτη 4").first()).toBeVisible();
  await expect(address(page)).toHaveValue("Οδός Τρίτη 3");
  await page.getByRole("button", { name: "Αποθήκευση" }).click();
  await expect(page.getByText("ισχύει Οδός Τέταρτη 4 · δικό σας Οδός Τρίτη 3")).toBeVisible();
  for (const titles of [
    /^Ανώτερη Δομή: ισχύει .+ \(Δ05\) · δικό σας ./,
    /^Ωράριο: ισχύει 09:00-13:00 \(μερική απασχόληση\) · δικό σας ./,
  ])
    await expect(page.getByText(titles)).toBeVisible();
  await page.getByRole("button", { name: "Να μείνουν όσα ισχύουν" }).click();
  await expect(address(page)).toHaveValue("Οδός Τέταρτη 4");
  await expect(page.getByText("Διαφορές με όσα ισχύουν τώρα")).toHaveCount(0);

  await head.getByRole("button", { name: "Επεξεργασία" }).click();
  await address(head).fill("Οδός Πέμπτη 5");
  await head.getByRole("button", { name: "Αποθήκευση" }).click();
  await expect(address(head)).toHaveCount(0);
  await returnToTab(page);
  await expect(address(page)).toHaveValue("Οδός Πέμπτη 5");
  await address(page).fill("Οδός Έκτη 6");
  await page.getByRole("button", { name: "Αποθήκευση" }).click();
  await expect(page.getByRole("main").getByText("Οδός Έκτη 6").first()).toBeVisible();
  await context.close();
});

test("the form of a new contract survives a failed read", async ({ page }) => {
  await page.clock.install();
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/contracts?open=new`);
  const number = page.getByRole("dialog").getByRole("textbox", { name: /^Αριθμός/ });
  await number.fill("ΔΟΚ 7/2026");
  const tree = "**/api/Structures/GetTree*";
  await page.route(tree, (route) => route.fulfill({ status: 400, json: {} }));
  const failed = page.waitForResponse(tree);
  await returnToTab(page);
  await (await failed).finished();
  await drawn(page);
  await expect(number).toHaveValue("ΔΟΚ 7/2026");
});

test("what was read stays visible below the message that it could not be read again", async ({
  page,
}) => {
  await page.clock.install();
  await enter(page, site.url, "clerk");
  const settled = settling(page);
  await page.goto(site.url);
  const panels = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(panels.first()).toBeVisible();
  // A panel that appears only after its own read would not be among those that stay.
  await settled();
  const panelTexts = await panels.allTextContents();
  await page.route("**/api/Dashboard/GetOverview*", (route) =>
    route.fulfill({ status: 400, json: {} }),
  );
  await returnToTab(page);
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await expect(panels).toHaveText(panelTexts);
});
