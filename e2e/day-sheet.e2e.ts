import { type Page, expect, test } from "@playwright/test";
import { lastFullDay, municipality, signIn, tellerOf } from "./people.ts";
import { type Site, openSite } from "./site.ts";

let site: Site;
let structureId = "";
let day = "";

test.beforeAll(async () => {
  site = await openSite();
  const tell = await tellerOf(site.url, "representative");
  const { organizationId, structures } = await municipality(tell);
  structureId = structures.get("Δ05") ?? "";
  day = await lastFullDay(tell, organizationId);
  for (const table of ["attendance_record", "attendance_sheet"]) {
    await site.arrange(`delete from ${table} where structure_id = $1 and date = $2`, [
      structureId,
      day,
    ]);
  }
});
test.afterAll(() => site.close());

/** A keyboard that counts what is pressed; a chord counts as one. */
function counted(page: Page) {
  let keys = 0;
  return {
    press: async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    },
    letters: async (text: string) => {
      keys += text.length;
      await page.keyboard.insertText(text);
    },
    count: () => keys,
  };
}

test("the day of 25 people with three exceptions takes under 40 keystrokes, and is submitted", async ({
  page,
}) => {
  await signIn(page, site.url, "clerk");
  await page.goto(`${site.url}/attendances/attendance-records/${structureId}/${day}`);
  const entries = page.getByRole("textbox", { name: /^Καταχώριση: / });
  await expect(entries).toHaveCount(25);
  const names = await entries.evaluateAll((all) =>
    all.map((one) => (one.getAttribute("aria-label") ?? "").slice("Καταχώριση: ".length)),
  );
  const keyboard = counted(page);
  await keyboard.press("Alt+p");
  for (const [person, text] of [
    [4, "7-"],
    [11, "ΚΑΝ"],
    [19, "8-13"],
  ] as const) {
    await keyboard.press("/");
    await keyboard.letters((names[person] ?? "").slice(0, 5));
    await keyboard.press("Enter");
    await keyboard.letters(text);
  }
  await keyboard.press("Control+Enter");
  await expect(page.getByText("Υποβλήθηκε", { exact: true }).first()).toBeVisible();
  expect(keyboard.count()).toBeLessThan(40);
  await page.reload();
  await expect(entries.nth(11)).toHaveValue("ΚΑΝ");
  await expect(entries.nth(0)).toHaveValue("Π");
});
