import { readFileSync } from "node:fs";
import { type CDPSession, type Page, expect, test } from "@playwright/test";
import { TOTP } from "otpauth";
import { users } from "#api/security.ts";
import { loseAnswer } from "./lose-answer.ts";
import { askToSignOut, enter, enterAtHome } from "./people.ts";
import { siteOfFile } from "./site-of-file.ts";

const password = "Paron-demo-2026!";

const site = siteOfFile();
/** Passkeys are bound to the server's own host name, which it knows once its port is fixed. */
let url: string;
test.beforeAll(async () => {
  await site.kill();
  await site.start();
  url = site.url.replace("127.0.0.1", "localhost");
});

const home = (page: Page) => page.getByRole("heading", { level: 1, name: "Αρχική" });

async function signOut(page: Page): Promise<void> {
  await askToSignOut(page);
  await expect(page.getByLabel("Όνομα χρήστη")).toBeVisible();
}

async function typeCredentials(page: Page, account: string, typed = password): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel("Όνομα χρήστη").fill(account);
  await page.getByLabel("Κωδικός πρόσβασης", { exact: true }).fill(typed);
  await page.keyboard.press("Enter");
}

/** A device with passkeys that verifies its user. */
async function addAuthenticator(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return client;
}

test("C-09 a user changes their own name and is greeted by it", async ({ page }) => {
  await enter(page, url, "clerk2");
  await page.goto(`${url}/user`);
  const name = page.getByRole("textbox", { name: "Ονοματεπώνυμο" });
  await name.fill("Ελένη Δοκιμαστική");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Οι αλλαγές αποθηκεύτηκαν")).toBeVisible();
  await expect(page.getByRole("button", { name: "Μενού χρήστη: Ελένη Δοκιμαστική" })).toBeVisible();
});

test("C-10 C-17 a new password is checked while typed, saved, and ends the other sessions", async ({
  page,
  browser,
}) => {
  const elsewhere = await (await browser.newContext({ locale: "el-GR" })).newPage();
  await enterAtHome(elsewhere, url, "clerk2");
  await enter(page, url, "clerk2");
  await page.goto(`${url}/user`);
  await expect(page.getByRole("button", { name: "Τερματισμός όλων των άλλων" })).toBeVisible();
  const chosen = page.getByRole("textbox", { name: "Νέος κωδικός" });
  await page.getByRole("textbox", { name: "Τρέχων κωδικός" }).fill(password);
  await chosen.fill("kalimera2024");
  await expect(page.getByText("Ο κωδικός βασίζεται σε χρονολογία")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(chosen).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Ο κωδικός πρέπει να έχει τουλάχιστον 15")).toHaveCount(1);
  await expect(page.getByText("Ο κωδικός βασίζεται σε χρονολογία")).toHaveCount(1);
  await chosen.fill("θάλασσα τρένο πορτοκάλι");
  await expect(page.getByText("Ο κωδικός είναι κατάλληλος")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Οι άλλες συνδέσεις σας τερματίστηκαν")).toBeVisible();
  await expect(page.getByText("Ο κωδικός πρόσβασης άλλαξε")).toBeVisible();
  await expect(page.getByText("Δεν είστε συνδεδεμένοι από αλλού.")).toBeVisible();
  // Not through a link: once notified that its session ended, the page may have navigated away by itself.
  await elsewhere.goto(`${url}/contracts`);
  await expect(elsewhere.getByRole("heading", { name: "Σύνδεση" })).toBeVisible();

  await typeCredentials(elsewhere, "clerk2", "θάλασσα τρένο πορτοκάλι");
  const notice = elsewhere.getByText("Αλλαγές στον τρόπο σύνδεσής σας");
  await expect(notice).toBeVisible();
  // It is there before the page is, and so does not shift any of it.
  await elsewhere.reload();
  const heading = elsewhere.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  const place = await heading.boundingBox();
  await expect(notice).toBeVisible();
  expect(await heading.boundingBox()).toEqual(place);
  await elsewhere.getByRole("button", { name: "Το είδα" }).click();
  await expect(notice).toBeHidden();
});

test("an authenticator app is added and asked for at the next sign-in, where a recovery code also works", async ({
  page,
}) => {
  const { dialog, secret } = await beginAuthenticator(page, "clerk");
  // A code of the current time step, later one of the next: neither expires if a step ends meanwhile, and none is used twice.
  const codeIn = (seconds: number) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + seconds * 1000 });
  await dialog.getByRole("textbox", { name: "Κωδικός επαλήθευσης" }).fill(codeIn(0));
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("status")).toBeFocused();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Λήψη" }).click();
  const file = readFileSync(await (await download).path(), "utf8");
  const codes = file.split("\n").filter((line) => /^[a-z2-9]{5}-/.test(line));
  expect(codes).toHaveLength(10);
  await dialog.getByRole("button", { name: "Τους αποθήκευσα" }).click();
  await expect(page.getByText("Απομένουν 10 κωδικοί ανάκτησης")).toBeVisible();

  await signOut(page);
  await typeCredentials(page, "clerk");
  await expect(page.getByRole("heading", { level: 1, name: "Επαλήθευση" })).toBeVisible();
  await page.getByRole("textbox", { name: "Κωδικός επαλήθευσης" }).fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Ο κωδικός επαλήθευσης δεν είναι σωστός")).toBeVisible();
  await page.getByRole("textbox", { name: "Κωδικός επαλήθευσης" }).fill(codeIn(30));
  await page.keyboard.press("Enter");
  await expect(home(page)).toBeVisible();

  await signOut(page);
  await typeCredentials(page, "clerk");
  await page.getByText("Κωδικός ανάκτησης", { exact: true }).click();
  await page.getByRole("textbox", { name: "Κωδικός ανάκτησης" }).fill(codes[0] ?? "");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Χρησιμοποιήθηκε κωδικός ανάκτησης").first()).toBeVisible();
});

test("new recovery codes whose answer is lost are said to be made again by the next press, and are", async ({
  page,
}) => {
  await enter(page, url, "representative");
  await site.arrange(
    `insert into second_factor (id, user_id, kind, title, created_at, confirmed_at, credential_id, public_key, signatures)
      select gen_random_uuid(), id, 'passkey', 'Κλειδί', now(), now(), 'AQ', '\\x01', 0 from app_user where user_name = 'representative'`,
    [],
  );
  await page.goto(`${url}/user`);
  await page.getByRole("button", { name: "Νέοι κωδικοί ανάκτησης" }).click();
  const dialog = page.getByRole("dialog");
  const lost = /RenewRecoveryCodes$/;
  await page.route(lost, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole("textbox", { name: "Κωδικός πρόσβασης" }).fill(password);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("θα ισχύει μόνο ό,τι εμφανιστεί τότε");
  await page.unroute(lost);
  await dialog.getByRole("button", { name: "Νέοι κωδικοί ανάκτησης" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  await site.arrange("delete from second_factor where credential_id = 'AQ'", []);
});

test("a passkey is added and named, signs in, confirms an act without the password, and is removed", async ({
  page,
}) => {
  await addAuthenticator(page);
  await enter(page, url, "executive");
  await page.goto(`${url}/user`);
  await page.getByRole("button", { name: "Προσθήκη τρόπου επαλήθευσης" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Κλειδί πρόσβασης", { exact: true }).click();
  await dialog.getByRole("textbox", { name: "Ονομασία" }).fill("Φορητός");
  await dialog.getByRole("textbox", { name: "Κωδικός πρόσβασης" }).fill(password);
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Τους αποθήκευσα" }).click();
  await expect(page.getByText("Κλειδί πρόσβασης · Προστέθηκε")).toBeVisible();

  await signOut(page);
  await typeCredentials(page, "executive");
  await page.getByRole("button", { name: "Χρήση κλειδιού πρόσβασης" }).click();
  await expect(home(page)).toBeVisible();

  await page.goto(`${url}/user`);
  await page.getByRole("button", { name: "Αφαίρεση: Φορητός" }).click();
  await dialog.getByRole("button", { name: "Χρήση κλειδιού πρόσβασης" }).click();
  await expect(dialog.getByText("Η ταυτότητά σας επιβεβαιώθηκε")).toBeVisible();
  await dialog.getByRole("button", { name: "Αφαίρεση", exact: true }).click();
  await expect(page.getByText("Δεν έχετε προσθέσει δεύτερο τρόπο επαλήθευσης.")).toBeVisible();
});

test("a user with a one-time password must set a new one before any page opens", async ({
  page,
}) => {
  await site.arrange(
    "update app_user set one_time_until = now() + interval '1 hour' where user_name = 'administrator'",
    [],
  );
  await typeCredentials(page, "administrator");
  await expect(page.getByRole("heading", { level: 1, name: "Ορισμός κωδικού" })).toBeVisible();
  await page.goto(`${url}/contracts`);
  await expect(page.getByRole("heading", { level: 1, name: "Ορισμός κωδικού" })).toBeVisible();
  await page.getByRole("textbox", { name: "Τρέχων κωδικός" }).fill(password);
  await page.getByRole("textbox", { name: "Νέος κωδικός" }).fill("θάλασσα τρένο πορτοκάλι");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Ορισμός κωδικού" })).toBeHidden();
  await expect(page.getByRole("button", { name: /^Μενού χρήστη/ })).toBeVisible();
});

test("after a lost answer the authenticator app is known to be added, and its recovery codes to be perhaps lost", async ({
  page,
}) => {
  const { dialog, secret } = await beginAuthenticator(page, "executive");
  await loseAnswer(page, users.confirmTotp);
  await dialog
    .getByRole("textbox", { name: "Κωδικός επαλήθευσης" })
    .fill(new TOTP({ secret }).generate());
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(/^Ο τρόπος επαλήθευσης προστέθηκε\. Αν δεν έχετε/)).toBeVisible();
  await dialog.getByRole("button", { name: "Συνέχεια" }).click();
  await expect(page.getByText("Απομένουν 10 κωδικοί ανάκτησης")).toBeVisible();
});

/** Opens the dialog that adds an authenticator app to an account, up to the secret that the app would read. */
async function beginAuthenticator(page: Page, account: string) {
  await enter(page, url, account);
  await page.goto(`${url}/user`);
  await page.getByRole("button", { name: "Προσθήκη τρόπου επαλήθευσης" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Κωδικός πρόσβασης" }).fill(password);
  await page.keyboard.press("Enter");
  const secret = ((await dialog.locator("pre").textContent()) ?? "").replaceAll(" ", "");
  return { dialog, secret };
}
