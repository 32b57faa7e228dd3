import { expect, test } from "@playwright/test";
import { giveOpenMonth } from "../give-link.ts";
import { handsOn } from "../hands.ts";
import { knownOf } from "../known.ts";
import { siteOfFile } from "../site-of-file.ts";
import { deskOf, tell } from "./job.ts";

const site = siteOfFile({ fetchesAhead: true });

test("a day is disputed on the person's phone, and its record is mended", async ({ browser }) => {
  const service = await knownOf(site.url);
  const { token } = await giveOpenMonth(site, service);
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: "el-GR" });
  await page.goto(`${site.url}/verify-attendances?token=${token}`);
  const row = page.getByRole("listitem").filter({ hasText: "Παρουσία" }).first();
  const phone = handsOn(page);
  await phone.click(row.getByRole("button", { name: /^Αμφισβήτηση: / }));
  await phone.type(page.getByRole("textbox", { name: /^Πώς ήταν η ημέρα: / }), "8-15");
  await phone.click(page.getByRole("button", { name: "Αποστολή", exact: true }));
  await expect(page.getByText("Δεν έχει απαντηθεί ακόμη")).toBeVisible();
  const person = phone.told();

  const { page: office, hands: desk } = await deskOf(browser, site, "clerk");
  const menu = office.getByRole("navigation", { name: "Κύριο μενού" });
  await desk.click(menu.getByRole("link", { name: /^Επιβεβαιώσεις/ }));
  const request = office.getByRole("listitem").filter({ hasText: service.person });
  await desk.click(request.getByRole("button", { name: /^Αποδοχή και διόρθωση: / }));
  await expect(request.getByText("Δεκτή")).toBeVisible();
  const clerk = desk.told();

  await page.reload();
  await expect(page.getByText("Έγινε δεκτή· η ημέρα διορθώθηκε")).toBeVisible();
  await expect(row.getByText(/08:00–15:00/).first()).toBeVisible();
  tell("A dispute from the person's phone to the mended record", [person, clerk]);
});
