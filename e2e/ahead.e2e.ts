import { type Page, expect, test } from "@playwright/test";
import { enterAtHome } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

const list = /\/api\/Structures\/GetAll\?/;
const linkIn = (page: Page) =>
  page
    .getByRole("navigation", { name: "Κύριο μενού" })
    .getByRole("link", { name: "Δομές", exact: true });
const rows = (page: Page) => page.getByRole("table").getByRole("link");

/** The addresses of what the page asks for, from now on. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(decodeURIComponent(request.url())));
  return asked;
}

test("a link that is pointed at has its list read, once, before it is pressed", async ({
  page,
}) => {
  await enterAtHome(page, site.url, "clerk");
  const asked = askedBy(page);
  const answered = page.waitForResponse(list);
  await linkIn(page).hover();
  await answered;
  expect(new URL(page.url()).pathname).toBe("/");
  await linkIn(page).click();
  await expect(rows(page).first()).toBeVisible();
  expect(asked.filter((url) => list.test(url))).toHaveLength(1);
});

test("what is only pointed at ends no session: a list that was refused is asked again when its link is pressed", async ({
  page,
}) => {
  await enterAtHome(page, site.url, "clerk");
  await page.route(list, (route) => route.fulfill({ status: 401, json: {} }), { times: 1 });
  const refused = page.waitForResponse(list);
  await linkIn(page).hover();
  expect((await refused).status()).toBe(401);
  await linkIn(page).click();
  await expect(rows(page).first()).toBeVisible();
});
