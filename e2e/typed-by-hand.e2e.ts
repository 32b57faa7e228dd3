import { expect, test } from "@playwright/test";
import { structures } from "#api/structures.ts";
import { enter } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

for (const width of [1440, 390])
  test(`at ${width} px the sign-in page ${width === 390 ? "leaves a phone's keyboard closed" : "waits for the user name"}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${site.url}/login`);
    const name = page.getByLabel("Όνομα χρήστη");
    await expect(name).toBeVisible();
    if (width === 390) await expect(name).not.toBeFocused();
    else await expect(name).toBeFocused();
  });

test("of a choice of several Enter takes the first that the typed text finds; with nothing typed it takes none", async ({
  page,
}) => {
  await enter(page, site.url, "administrator");
  await page.goto(`${site.url}/system-administration/authenticate-apps`);
  await page.getByRole("button", { name: "Νέα εφαρμογή" }).click();
  const form = page.getByRole("dialog", { name: "Νέα εφαρμογή" });
  const calls = form.getByRole("combobox", { name: /^Κλήσεις/ });
  await calls.click();
  await page.keyboard.type("Κατάλογος Δομών");
  const option = page.getByRole("option", { name: "Κατάλογος Δομών" });
  await expect(option).toBeVisible();
  await expect(option).toHaveAttribute("data-combobox-selected", "true");
  await page.keyboard.press("Enter");
  await expect(calls).toHaveValue("");
  await expect(form.getByText("Κατάλογος Δομών")).toHaveCount(1);
  await expect(page.locator("[data-combobox-selected]")).toHaveCount(0);
});

test("a new structure whose answer is lost for good says that it may be there; the next press makes no second one", async ({
  page,
}) => {
  await enter(page, site.url, "clerk2");
  await page.goto(`${site.url}/structures?open=new`);
  const form = page.getByRole("dialog", { name: "Νέα Δομή" });
  await form.getByRole("textbox", { name: /^Κωδικός/ }).fill("Δ78");
  await form.getByRole("textbox", { name: /^Τίτλος/ }).fill("Γραφείο Κίνησης");
  const lost = new RegExp(`${structures.create.path}$`);
  await page.route(lost, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.getByRole("button", { name: "Αποθήκευση" }).click();
  await expect(form.getByRole("alert")).toContainText("δεν ξέρουμε αν η ενέργεια έγινε");
  await page.unroute(lost);
  await form.getByRole("button", { name: "Αποθήκευση" }).click();
  await expect(form).toBeHidden();
  expect(
    await site.ask("select count(*)::int as count from structure where code = 'Δ78'", []),
  ).toEqual([{ count: 1 }]);
});
