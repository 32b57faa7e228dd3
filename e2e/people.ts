import { type Page, expect } from "@playwright/test";

const password = "Paron-demo-2026!";

/** Signs in by keyboard, as a demonstration account, and waits for the home page. */
export async function signIn(page: Page, url: string, account: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel("Όνομα χρήστη").fill(account);
  await page.getByLabel("Κωδικός πρόσβασης", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Αρχική" })).toBeVisible();
}

/** Answers of the server to a person's own calls, for finding the ids that a journey needs. */
export type Teller = <T>(path: string) => Promise<T>;

/** Signs in without a browser. */
export async function tellerOf(url: string, account: string): Promise<Teller> {
  const answer = await fetch(`${url}/api/Users/Login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ userName: account, password }),
  });
  const { token } = (await answer.json()) as { token: string };
  return async <T>(path: string) => {
    const told = await fetch(`${url}/api${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return (await told.json()) as T;
  };
}

/** The municipality of the demonstration, and its structures by code. */
export async function municipality(
  tell: Teller,
): Promise<{ organizationId: string; structures: Map<string, string> }> {
  const [first] = await tell<{ id: string }[]>("/Organizations/GetAllForCurrentUser");
  const organizationId = first?.id ?? "";
  const { items } = await tell<{ items: { id: string; code: string }[] }>(
    `/Structures/GetAll?organizationId=${organizationId}&take=100`,
  );
  return { organizationId, structures: new Map(items.map((one) => [one.code, one.id])) };
}

/** The last day on which most people of the body were at work, whatever day it is today. */
export async function lastFullDay(tell: Teller, organizationId: string): Promise<string> {
  const { presence } = await tell<{ presence: { date: string; present: number }[] }>(
    `/Dashboard/GetOverview?organizationId=${organizationId}`,
  );
  const most = Math.max(...presence.map(({ present }) => present));
  return presence.findLast(({ present }) => present > most / 2)?.date ?? "";
}
