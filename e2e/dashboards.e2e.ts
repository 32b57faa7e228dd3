import { type Page, expect, test } from "@playwright/test";
import { enter, enterAtHome } from "./people.ts";
import { type Site, openSite } from "./site.ts";

let site: Site;
test.beforeAll(async () => {
  site = await openSite();
});
test.afterAll(() => site.close());

const ofClerk = [
  "Ανοικτά σήμερα",
  "Ανοικτά παρουσιολόγια",
  "Ελλιπείς σημάνσεις",
  "Αιτήματα ξεκλειδώματος",
  "Μήνες προς υποβολή",
  "Ευρήματα ελέγχου",
  "Δικαιολογητικά που αναμένονται",
  "Συμβάσεις που λήγουν",
];
const ofAgency = [
  "Μήνες προς έγκριση",
  "Πληρωμές προς έγκριση",
  "Πληρωμές χωρίς εντολή",
  "Εντολές προς υποβολή",
  "Αιτήματα ξεκλειδώματος",
  "Έγγραφα προς έγκριση",
  "Έγγραφα που λήγουν",
  "Φύλλα δείγματος",
];
const ofSystem = [
  "Κλήσεις που απέτυχαν",
  "Αποτυχημένες συνδέσεις",
  "Μηνύματα που απορρίφθηκαν",
  "Μηνύματα σε αναμονή",
];

const boards: readonly { as: string; at: string; tiles: readonly string[] }[] = [
  { as: "clerk", at: "/", tiles: ofClerk },
  {
    as: "representative",
    at: "/",
    tiles: [...ofClerk, "Δομές προς υπογραφή", "Έγγραφα που λήγουν", "Έγγραφα προς έγκριση"],
  },
  { as: "executive", at: "/", tiles: ofAgency },
  { as: "administrator", at: "/?view=system", tiles: ofSystem },
];

/** The figures on the page: what each is called, what it says, and where it leads. */
async function tilesOn(page: Page) {
  const tiles = page.locator("main a[data-tone]");
  await expect(tiles.first()).toBeVisible();
  return tiles.evaluateAll((links) =>
    links.map((link) => {
      const [label = "", value = ""] = [...link.children].map((part) => part.textContent);
      return { label, value, href: link.getAttribute("href") ?? "" };
    }),
  );
}

/** What is nothing, and what is not known, is not looked for on the page behind. */
const unread = ["0", "–"];

for (const { as, at, tiles } of boards) {
  test(`the ${as} finds the figures of the role at ${at}, and behind each the list that it counts`, async ({
    page,
  }) => {
    await enter(page, site.url, as);
    await page.goto(`${site.url}${at}`);
    const found = await tilesOn(page);
    expect(found.map(({ label }) => label).toSorted()).toEqual(tiles.toSorted());
    for (const { label, value, href } of found.filter((tile) => !unread.includes(tile.value))) {
      await page.goto(`${site.url}${href}`);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Αρχική");
      const figure = new RegExp(String.raw`(^|[^\d./])${value.replace(".", "[.]")}(?![\d./])`);
      await expect(page.getByRole("main"), `${label}: ${value}`).toContainText(figure);
    }
  });
}

test("doubts that nobody has looked for are not told as none; one press looks for them", async ({
  page,
}) => {
  await enterAtHome(page, site.url, "representative");
  const tile = page.locator("main a[data-tone]", { hasText: "Ευρήματα ελέγχου" });
  const check = page.getByRole("button", { name: "Έλεγχος όλων" });
  await expect(tile).toContainText("–");
  await expect(tile).toContainText("Δεν έχει γίνει έλεγχος");
  await expect(tile).toHaveAttribute("data-tone", "warning");
  await check.click();
  await expect(tile).toContainText(/\d+ (σφάλμα|προειδοπ)|Κανένα σφάλμα/);
  await expect(check).toHaveCount(0);
});
