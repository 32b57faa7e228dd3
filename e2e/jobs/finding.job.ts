import { expect, test } from "@playwright/test";
import { siteOfFile } from "../site-of-file.ts";
import { deskOf, tell } from "./job.ts";

const site = siteOfFile({ fetchesAhead: true });

test("a setting is found by its word", async ({ browser }) => {
  const { page, hands } = await deskOf(browser, site, "administrator");
  await hands.press("Control+k");
  await hands.write(
    page.getByRole("combobox", { name: "Αναζήτηση και μετάβαση" }),
    "διαρκεια συνδ",
  );
  await expect(page.getByRole("option", { name: "Διάρκεια σύνδεσης" })).toBeVisible();
  await hands.press("Enter");
  await expect(page.getByRole("button", { name: "Αλλαγή: Διάρκεια σύνδεσης" })).toBeVisible();
  tell("Find a setting by its word", [hands.told()]);
});

test("a sign-in that failed yesterday is found", async ({ browser }) => {
  const wrong = { userName: "clerk2", password: "not this one" };
  await fetch(`${site.url}/api/Users/Login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wrong),
  });
  await site.arrange(
    "update login_log set at = at - interval '1 day' where outcome = $1 and at > now() - interval '1 hour'",
    ["wrong"],
  );
  const { page, hands } = await deskOf(browser, site, "administrator");
  const menu = page.getByRole("navigation", { name: "Κύριο μενού" });
  await hands.click(menu.getByRole("button", { name: /^Λειτουργία/ }));
  await hands.click(menu.getByRole("link", { name: "Τελευταίο 24ωρο" }));
  await hands.click(
    page.getByRole("main").getByRole("link", { name: /^Προσπάθειες με λάθος στοιχεία/ }),
  );
  await expect(page.getByRole("row", { name: /clerk2/ }).first()).toBeVisible();
  tell("Find a sign-in that failed yesterday", [hands.told()]);
});
