import { randomUUID } from "node:crypto";
import { type Page, expect, test } from "@playwright/test";
import { monthLink } from "#api/month-link.ts";
import { addDays, monthOf } from "#domain/calendar/day.ts";
import { formatDay } from "#web/ui/formats.ts";
import { giveLink } from "./give-link.ts";
import { knownOf } from "./known.ts";
import { enter, municipality, placeOf, tellerOf } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";
import { emptyDay } from "./grid-hands.ts";

const site = siteOfFile();
let structureId = "";
let day = "";

test.beforeAll(async () => {
  ({ structureId, day } = await placeOf(site.url, "Δ05"));
  await emptyDay(site, { structureId, day });
});

/** A keyboard that counts key presses; a chord counts as one. */
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

test("a reader of a sheet that others fill in is told so", async ({ page }) => {
  await enter(page, site.url, "executive");
  await page.goto(`${site.url}/attendances/attendance-records/${structureId}/${day}`);
  await expect(page.getByText("το συμπληρώνει ο Φορέας")).toBeVisible();
  await expect(page.getByText("Ο ρόλος σας δεν επιτρέπει")).toHaveCount(0);
});

test("a day of 25 people with three exceptions takes under 40 keystrokes, and is submitted", async ({
  page,
}) => {
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/attendances/attendance-records/${structureId}/${day}`);
  const entries = page.getByRole("combobox", { name: /^Καταχώριση: / });
  await expect(entries).toHaveCount(25);
  const names = await entries.evaluateAll((all) =>
    all.map((one) => (one.getAttribute("aria-label") ?? "").slice("Καταχώριση: ".length)),
  );
  const range = "ΚΑΝ έως 08/01/2027";
  await page.keyboard.type(range);
  await expect(entries.first()).toHaveValue(range);
  await page.keyboard.press("Escape");
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
    await keyboard.press("Enter");
  }
  await keyboard.press("Control+Enter");
  await expect(page.getByText("Υποβλήθηκε", { exact: true }).first()).toBeVisible();
  expect(keyboard.count()).toBeLessThan(40);
  await page.reload();
  await expect(entries.nth(11)).toHaveValue("ΚΑΝ");
  await expect(entries.nth(0)).toHaveValue("Π");
});

test("a person with too many punches is named until the clerk fills in the row; times typed without a dash get a suggestion, taken by Enter or click", async ({
  page,
}) => {
  const { structureId: place } = await placeOf(site.url, "Δ02");
  await emptyDay(site, { structureId: place, day });
  await site.arrange("delete from punch where at::date = $1", [day]);
  await site.arrange(
    `insert into punch (organization_id, id, source, card_number, at, direction, raw_line, employee_id)
     select e.organization_id, gen_random_uuid(), 'device', 'overfull', ($2 || ' 06:00Z')::timestamptz + n * interval '2 minutes',
       case n % 2 when 0 then 'in' else 'out' end, 'press ' || n, e.id
     from generate_series(0, 25) n, (
       select c.organization_id, c.employee_id as id from contract c
       join contract_term t on t.organization_id = c.organization_id and t.contract_id = c.id
       where t.structure_id = $1 and c.state = 'active' and t.valid_to is null limit 1) e`,
    [place, day],
  );
  await enter(page, site.url, "clerk");
  await page.goto(`${site.url}/attendances/attendance-records/${place}/${day}`);
  const notice = page.getByRole("alert").filter({ hasText: "Σημάνσεις που δεν χωρούν στην ημέρα" });
  await expect(notice).toContainText(
    "οι σημάνσεις δίνουν 13 διαστήματα, ενώ μια ημέρα δέχεται έως 12",
  );
  const name = /^(\S+ \S+): οι σημάνσεις/m.exec(await notice.locator("p").nth(0).innerText())?.[1];
  await page.getByRole("combobox", { name: `Καταχώριση: ${name}` }).fill("8:00-15:00");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+s");
  await expect(notice).toBeHidden();

  const entry = page.getByRole("combobox", { name: /^Καταχώριση: / }).nth(2);
  await entry.fill("8:00 15:30");
  await expect(page.getByText(/Μήπως 8:00–15:30;/).first()).toBeVisible();
  await entry.press("Enter");
  await expect(entry).toHaveValue("8:00-15:30");
  await expect(entry).toBeFocused();
  await entry.fill("8-3");
  await entry.press("Tab");
  await page.getByRole("button", { name: "Ναι, 8:00–15:00" }).click();
  await expect(entry).toHaveValue("08:00-15:00");

  // A note that is too long stays as pasted, with its limit shown.
  const note = page.getByRole("textbox", { name: /^Παρατήρηση: / }).first();
  await note.fill("α".repeat(501));
  await expect(note).toHaveAccessibleDescription(/έως 500 χαρακτήρες/);
  await expect(note).toHaveValue("α".repeat(501));
});

test("an administrator gives a reason before a day is saved; too short a reason is refused in place", async ({
  page,
}) => {
  const tell = await tellerOf(site.url, "representative");
  const { organizationId, structures } = await municipality(tell);
  await enter(page, site.url, "administrator");
  const place = `${structures.get("Δ02") ?? ""}/${day}?body=${organizationId}`;
  await page.goto(`${site.url}/attendances/attendance-records/${place}`);
  await page
    .getByRole("combobox", { name: /^Καταχώριση: / })
    .nth(3)
    .fill("7:00-14:00");
  await page.keyboard.press("Control+s");
  const dialog = page.getByRole("dialog", { name: "Λόγος της αλλαγής" });
  await expect(dialog.getByRole("textbox")).toBeFocused();
  await page.keyboard.type("  α  ");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(/από 3 έως 300 χαρακτήρες/).first()).toBeVisible();
  await page.keyboard.type("ίτηση του Φορέα");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Αποθηκεύτηκ/).first()).toBeVisible();
});

test("digits of every weight load before the day's rows, so that these are laid out once; the page follows a date only when fully typed; a day that expects nobody links to others", async ({
  page,
}) => {
  await page.route(/GetDaySheet/, async (route) => {
    await page.waitForFunction(() => {
      const digits = [...document.fonts].filter(({ family }) =>
        family.includes("Commissioner Figures"),
      );
      return digits.length === 3 && digits.every(({ status }) => status === "loaded");
    });
    await route.continue();
  });
  await enter(page, site.url, "clerk");
  const sheets = `${site.url}/attendances/attendance-records/${structureId}`;
  await page.goto(`${sheets}/${day}`);
  await expect(page.getByRole("combobox", { name: /^Καταχώριση: / })).toHaveCount(25);
  await page.unroute(/GetDaySheet/);
  const before = addDays(day, -1);
  const date = page.getByRole("textbox", { name: "Ημερομηνία" });
  await date.fill("");
  await date.pressSequentially(formatDay(before));
  await date.press("Enter");
  await expect(page).toHaveURL(`${sheets}/${before}`);
  await page.goBack();
  await expect(page).toHaveURL(`${sheets}/${day}`);
  await page.goto(`${sheets}/2001-11-20`);
  await expect(page.getByText("Κανείς δεν προβλέπεται στη Δομή").first()).toBeVisible();
  await page.getByRole("link", { name: "Επόμενη ημέρα" }).click();
  await expect(page).toHaveURL(`${sheets}/2001-11-21`);
  await date.fill(formatDay(day));
  await date.press("Tab");
  await expect(page).toHaveURL(`${sheets}/${day}`);
});

test("keys typed into an answer below the sheet neither undo nor submit the day", async ({
  page,
}) => {
  const service = await knownOf(site.url);
  const { organizationId, contractId } = service;
  const place = `${site.url}/attendances/attendance-records/${service.structureId}/${day}`;
  await site.arrange("delete from attendance_sheet where structure_id = $1 and date = $2", [
    service.structureId,
    day,
  ]);
  const token = await giveLink(site, service, { contractId, month: monthOf(day) });
  const response = await page.request.post(`${site.url}/api${monthLink.dispute.path}`, {
    headers: { authorization: `Link ${token}`, "idempotency-key": randomUUID() },
    data: { date: day, text: "Έφυγα στις 14:00" },
  });
  expect(response.ok()).toBe(true);
  await enter(page, site.url, "clerk");
  await page.goto(`${place}?body=${organizationId}`);
  const entry = page.getByRole("combobox", { name: /^Καταχώριση: / }).first();
  await page.keyboard.press("Alt+p");
  await entry.fill("ΚΑΝ");
  await entry.press("Enter");
  await page.getByRole("button", { name: /^Απόρριψη: / }).click();
  const why = page.getByRole("textbox", { name: /^Γιατί η καταχώριση ισχύει: / });
  await why.pressSequentially("Η κάρτα λέει 15:00");
  await why.press("Control+z");
  await expect(entry).toHaveValue("ΚΑΝ");
  await why.fill("Η κάρτα λέει 15:00");
  await why.press("Control+Enter");
  await expect(page.getByText("Η αμφισβήτηση απορρίφθηκε").first()).toBeVisible();
  await expect(page.getByText("Ανοικτό", { exact: true }).first()).toBeVisible();
});
