import { expect, test } from "@playwright/test";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

test("areas of calls open and close by keyboard, and a search result is in view", async ({
  page,
}) => {
  await page.goto(`${site.url}/docs`);
  const call = page.getByRole("button", { name: /\/api\/Structures\/GetAll / });
  const area = page.locator("summary", {
    has: page.getByRole("heading", { name: "Δομές", exact: true }),
  });
  await expect(area).toBeVisible();
  await expect(call).toBeHidden();
  await area.focus();
  await page.keyboard.press("Enter");
  await expect(call).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator("details[open] button:focus")).toBeVisible();
  await area.focus();
  await page.keyboard.press("Enter");
  await expect(call).toBeHidden();

  const search = page.getByRole("textbox", { name: "Αναζήτηση διαδρομής" });
  await search.fill("structures/getall");
  await expect(call).toBeVisible();
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/^1 από \d+ κλήσεις$/);
  await search.fill("");
  await expect(call).toBeHidden();
});

for (const address of ["?call=structures.getAll", "#structures.getAll"])
  test(`an address with ${address} opens only that call and its area, in view`, async ({
    page,
  }) => {
    await page.goto(`${site.url}/docs${address}`);
    const call = page.getByRole("button", { name: /\/api\/Structures\/GetAll / });
    await expect(call).toHaveAttribute("aria-expanded", "true");
    await expect(call).toBeInViewport();
    await expect(page.locator("details[open]")).toHaveCount(1);
    await call.click();
    await expect(call).toHaveAttribute("aria-expanded", "false");
    await expect(call).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/docs`);
  });
