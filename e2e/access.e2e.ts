import { type Page, expect, test } from "@playwright/test";
import { emptyDay } from "./grid-hands.ts";
import { type Caller, callerOf, enter, placeOf } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();
type Right = "full" | "read" | null;

let administrator: Caller;
let clerkId = "";
let organizationId = "";
let body = "";
let sheet = "";

test.beforeAll(async () => {
  const { structureId, day, ...place } = await placeOf(site.url, "Δ05");
  ({ organizationId } = place);
  await emptyDay(site, { structureId, day });
  sheet = `${site.url}/attendances/attendance-records/${structureId}/${day}`;
  administrator = await callerOf(site.url, "administrator");
  clerkId = await idOf("clerk");
  const bodies = await administrator.tell<{ id: string; description: string }[]>(
    "/Organizations/GetAllForCurrentUser",
  );
  body = bodies.find(({ id }) => id === organizationId)?.description ?? "";
});

const idOf = async (account: string) =>
  (await (await callerOf(site.url, account)).tell<{ id: string }>("/Users/GetCurrent")).id;

const give = (right: Right, userId = clerkId, to = organizationId) =>
  administrator.act("/UserOrganizations/Assign", {
    links: [{ userId, organizationId: to, right }],
  });

/** Opens a page and waits until it listens. */
async function open(page: Page, address: string): Promise<void> {
  const stream = page.waitForResponse(/Live\/Watch/);
  await page.goto(address);
  await stream;
}

const isClosed = (page: Page) =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Η σελίδα δεν είναι πλέον διαθέσιμη");

test("a clerk who loses the body in the middle of work is told so in every tab, what was not sent is named and kept, and comes back with the right", async ({
  page,
}) => {
  await enter(page, site.url, "clerk");
  const form = await page.context().newPage();
  await open(page, sheet);
  await open(form, `${site.url}/structures`);
  const entry = page.getByRole("combobox", { name: /^Καταχώριση: / }).first();
  await entry.fill("7-15");
  await form.getByRole("button", { name: "Νέα Δομή" }).click();
  await form.getByRole("dialog").getByRole("textbox").first().fill("Κάτι που γράφω");

  await give(null);
  await isClosed(page);
  const told = page.getByRole("main").getByRole("alert");
  await expect(told).toContainText(`Δεν έχετε πλέον πρόσβαση στον Φορέα «${body}»`);
  await expect(told).toContainText("Δεν στάλθηκαν όσα γράψατε σε 1 παρουσιολόγιο του Φορέα");
  await expect(entry).toHaveCount(0);
  await expect(page.getByRole("navigation").getByText(body)).toHaveCount(0);
  const left = form.getByRole("dialog");
  await expect(left.getByRole("textbox").first()).toHaveValue("Κάτι που γράφω");
  await left.getByRole("button", { name: "Κλείσιμο" }).last().click();
  await isClosed(form);

  await page.getByRole("button", { name: "Συνέχεια στην αρχική" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Αρχική");
  await give("full");
  await expect(page.getByText(`Αποκτήσατε πρόσβαση στον Φορέα «${body}».`)).toBeVisible();
  await page
    .getByRole("button", { name: /^Επιλεγμένος Φορέας/ })
    .first()
    .click();
  await page.getByRole("option", { name: body }).click();
  await page.goto(sheet);
  await expect(entry).toHaveValue("07:00-15:00");
});

test("a clerk who may only read from now on keeps the pages that are for all, with their acts closed, and loses those for full access", async ({
  page,
}) => {
  await enter(page, site.url, "clerk");
  const payments = await page.context().newPage();
  await open(page, `${site.url}/structures`);
  await open(payments, `${site.url}/payments`);
  await expect(page.getByRole("link", { name: "Πληρωμές" }).first()).toBeVisible();
  await give("read");
  await isClosed(payments);
  await expect(payments.getByRole("main").getByRole("alert")).toContainText(
    `Τα δικαιώματά σας στον Φορέα «${body}» άλλαξαν και η σελίδα «Πληρωμές»`,
  );
  await expect(page.getByText(`Στον Φορέα «${body}» έχετε πλέον μόνο ανάγνωση.`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Νέα Δομή" })).toBeDisabled();
  await expect(page.getByRole("link", { name: "Πληρωμές" })).toHaveCount(0);
  await give("full");
  await expect(page.getByRole("button", { name: "Νέα Δομή" })).toBeEnabled();
  await expect(page.getByRole("link", { name: "Πληρωμές" }).first()).toBeVisible();
});

test("whoever has no body is told who gives one instead of first steps, and one that has ended says so with what still goes on", async ({
  page,
}) => {
  const other = await idOf("clerk2");
  const [own] = await (
    await callerOf(site.url, "clerk2")
  ).tell<{ id: string }[]>("/Organizations/GetAllForCurrentUser");
  await enter(page, site.url, "clerk2");
  await open(page, site.url);
  const main = page.getByRole("main");
  await expect(main.getByRole("region", { name: "Εκκρεμότητες" })).toBeVisible();
  await give(null, other, own?.id);
  await expect(main.getByText("Δεν έχετε πρόσβαση σε κανέναν Φορέα")).toBeVisible();
  await expect(main.getByText(/Χειριστής Φορέα.*Ζητήστε την/)).toBeVisible();
  await expect(main.getByText(/Πρώτα βήματα/)).toHaveCount(0);

  const { id, version } = await administrator.act<{ id: string; version: number }>(
    "/Organizations/Create",
    {
      description: "Φορέας που παύει",
      shortTitle: "ΦΠ",
      afm: "094014201",
      legalForm: "ΝΠΔΔ",
      regime: "public",
    },
  );
  await give("full", other, id);
  await expect(main.getByText("Πρώτα βήματα: Φορέας που παύει")).toBeVisible();
  const endsOn = new Date().toISOString().slice(0, 10);
  await administrator.act("/Organizations/End", { id, version, endsOn, endAct: "ν. 1/2026" });
  await expect(main.getByText(/^Ο Φορέας παύει μετά τις /)).toBeVisible();
  await expect(main.getByText(/τα βλέπετε και τα εξάγετε/)).toBeVisible();
  await expect(main.getByText(/Πρώτα βήματα/)).toHaveCount(0);
});
