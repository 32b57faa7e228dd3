import { expect, test } from "@playwright/test";
import {
  type ErganiStandIn,
  openErganiStandIn,
  standInAccount,
} from "#server/testing/ergani-stand-in.ts";
import { enter } from "./people.ts";
import { openSite, type Site } from "./site.ts";

let there: ErganiStandIn;
let site: Site;
test.beforeAll(async () => {
  there = await openErganiStandIn();
  site = await openSite({ ERGANI_TRIAL_URL: there.base });
});
test.afterAll(() => Promise.all([site.close(), there.close()]));

test("the representative tests an account, turns submission on and resends a refused card as 001; a card without an answer is not shown as refused", async ({
  page,
}) => {
  const { userName, password } = standInAccount(there);
  await site.arrange(refusedCard, []);
  await enter(page, site.url, "representative");
  await page.goto(`${site.url}/organization-administration/ergani/settings`);

  await page.getByRole("textbox", { name: "Όνομα χρήστη" }).fill(userName);
  await page.getByRole("button", { name: "Αποθήκευση" }).click();
  await expect(page.getByText("Συμπληρώστε τον κωδικό πρόσβασης του ΕΡΓΑΝΗ")).toBeVisible();
  const typed = page.getByLabel(/^Κωδικός πρόσβασης/);
  await typed.fill("λάθος");
  await page.getByRole("button", { name: "Αποθήκευση" }).click();
  await expect(page.getByText("Ο κωδικός έχει αποθηκευτεί")).toBeVisible();
  await expect(typed).toHaveValue("");
  await page.getByRole("button", { name: "Δοκιμή σύνδεσης" }).click();
  await expect(page.getByText("Το ΕΡΓΑΝΗ απάντησε: Λάθος όνομα χρήστη ή κωδικός")).toBeVisible();
  await typed.fill(password);
  await page.getByRole("button", { name: "Αποθήκευση" }).click();
  await expect(typed).toHaveValue("");
  await page.getByRole("button", { name: "Δοκιμή σύνδεσης" }).click();
  await expect(page.getByText("Η σύνδεση με το ΕΡΓΑΝΗ πέτυχε")).toBeVisible();
  await page.getByRole("button", { name: "Ενεργοποίηση" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ενεργοποίηση" }).click();
  await expect(page.getByText("Η υποβολή ενεργοποιήθηκε")).toBeVisible();
  await expect(page.getByRole("button", { name: "Απενεργοποίηση" })).toBeVisible();

  await page.getByRole("link", { name: "Κάρτες", exact: true }).click();
  const row = page.getByRole("row", { name: /Προσέλευση/ });
  await expect(row).toContainText("Απορρίφθηκε");
  await row.getByRole("link").click();
  const card = page.getByRole("dialog", { name: "Κάρτα εργασίας" });
  await expect(card).toContainText("Άγνωστο παράρτημα");
  await card.getByRole("combobox", { name: "Αιτιολογία καθυστέρησης" }).click();
  await page.getByRole("option", { name: /^001/ }).click();
  await card.getByRole("button", { name: "Νέα προσπάθεια" }).click();
  await expect(page.getByText("Η κάρτα μπήκε πρώτη στη σειρά")).toBeVisible();
  await expect(card).toContainText("001 Διακοπή ρεύματος ή τηλεπικοινωνιών");
  await expect(row).toContainText("Σε αναμονή");

  await site.arrange("update work_card set state = 'stopped'", []);
  await site.arrange("update work_card_attempt set outcome = 'unavailable', answer = ''", []);
  await page.reload();
  await expect(row).toContainText("Χωρίς απάντηση");
  await expect(row).not.toContainText("Απορρίφθηκε");
  await expect(card).toContainText("Χωρίς απάντηση");
  await expect(card).not.toContainText("Απορρίφθηκε");
});

/** A card of someone in the body of the demonstration's representative. */
const refusedCard = `
  with body as (
    select l.organization_id from user_organization l join app_user u on u.id = l.user_id
    where u.user_name = 'representative'),
  card as (
    insert into work_card (organization_id, id, contract_id, work_date, kind, at, state, tries, made_at, next_try_at)
    select organization_id, gen_random_uuid(), (
        select c.id from contract c where c.organization_id = body.organization_id order by c.id limit 1),
      current_date, 'arrival', now(), 'refused', 1, now(), now()
    from body returning organization_id, id)
  insert into work_card_attempt (organization_id, card_id, seq, began_at, ended_at, outcome, answer)
  select organization_id, id, 1, now(), now(), 'refused', 'Άγνωστο παράρτημα' from card`;
