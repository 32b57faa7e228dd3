import type { Locator, Page } from "@playwright/test";
import { weekday } from "#domain/calendar/day.ts";
import { SignedIn } from "#api/sign-in.ts";
import { cookiesOf } from "#web/kernel/session-cookies.ts";

const password = "Paron-demo-2026!";

/** Signs in by keyboard as a demonstration account, and waits for the home page. */
export async function signIn(page: Page, url: string, account: string): Promise<void> {
  await page.goto(`${url}/login`);
  await signInHere(page, account);
}

/** Like `signIn`, on the sign-in page that is already open. */
export async function signInHere(page: Page, account: string): Promise<void> {
  await page.getByLabel("Όνομα χρήστη").fill(account);
  await page.getByLabel("Κωδικός πρόσβασης", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await home(page).waitFor();
}

/** The heading of the sign-in page. */
export const atLogin = (page: Page): Locator =>
  page.getByRole("heading", { level: 1, name: "Σύνδεση" });

async function openMenuOfUser(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Μενού χρήστη/ }).click();
}

/** Chooses to sign out; what is unsaved is asked about first. */
export async function askToSignOut(page: Page): Promise<void> {
  await openMenuOfUser(page);
  await page.getByRole("menuitem", { name: "Αποσύνδεση" }).click();
}

/** Waited for instead of expected: an expectation describes the whole page on each failed attempt. */
const home = (page: Page) => page.getByRole("heading", { level: 1, name: "Αρχική" });

/**
 * Gives a browser the session of a demonstration account, with the cookies that a sign-in sets; opens no page. For tests that
 * are not about signing in: those sign in by keyboard, with `signIn`.
 */
export async function enter(page: Page, url: string, account: string): Promise<void> {
  const data = { userName: account, password };
  // A connection that is kept could be the one that the server closes at this moment for having been idle.
  const headers = { connection: "close" };
  const answer = await page.request.post(`${url}/api/Users/Login`, { data, headers });
  const { token, expiresIn, area, nickName } = SignedIn.parse(await answer.json());
  const begun = { userName: nickName, storedAt: Date.now(), loginUsingTaxis: false };
  const session = { token, expiresIn, area, ...begun };
  const cookies = cookiesOf(session, false).map((text) => {
    const [, name = "", value = ""] = /^(\w+)=([^;]*)/.exec(text) ?? [];
    return { name, value, url, sameSite: "Strict" as const };
  });
  await page.context().addCookies(cookies);
}

/** The same, and waits for the home page. */
export async function enterAtHome(page: Page, url: string, account: string): Promise<void> {
  await enter(page, url, account);
  await page.goto(url);
  await home(page).waitFor();
}

/** The server's answers to a person's own calls, for finding the ids that a journey needs. */
export type Teller = <T>(path: string) => Promise<T>;

/** Signs in without a browser. */
export async function tellerOf(url: string, account: string): Promise<Teller> {
  return (await callerOf(url, account)).tell;
}

/** A person's own calls without a browser: reads, acts and files, which throw if they are refused. */
export type Caller = {
  tell: Teller;
  act: <T>(path: string, input: object) => Promise<T>;
  upload: <T>(path: string, file: string) => Promise<T>;
};

/** Signs in without a browser, to repeat what a journey has done in one. */
export async function callerOf(url: string, account: string): Promise<Caller> {
  const json = { "content-type": "application/json" };
  const post = (path: string, headers: Record<string, string>, body: string) =>
    fetch(`${url}/api${path}`, { method: "POST", headers, body });
  const answer = await post("/Users/Login", json, JSON.stringify({ userName: account, password }));
  if (!answer.ok) throw new Error(`${account}: ${answer.status} ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const done = async <T>(path: string, type: Record<string, string>, body: string) => {
    const answered = await post(path, { ...headers, ...type }, body);
    if (!answered.ok) throw new Error(`${path}: ${answered.status} ${await answered.text()}`);
    return (await answered.json()) as T;
  };
  return {
    tell: async <T>(path: string) => {
      const told = await fetch(`${url}/api${path}`, { headers });
      if (!told.ok) throw new Error(`${path}: ${told.status} ${await told.text()}`);
      return (await told.json()) as T;
    },
    act: <T>(path: string, input: object) => done<T>(path, json, JSON.stringify(input)),
    upload: <T>(path: string, file: string) =>
      done<T>(path, { "content-type": "application/octet-stream" }, file),
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

/**
 * The last day on which most people of the body were at work, whatever day it is today; not a Monday, when a third of the
 * cleaners have their rest for Saturday.
 */
export async function lastFullDay(tell: Teller, organizationId: string): Promise<string> {
  const { presence } = await tell<{ presence: { date: string; present: number }[] }>(
    `/Dashboard/GetOverview?organizationId=${organizationId}`,
  );
  const most = Math.max(...presence.map(({ present }) => present));
  const full = presence.filter(({ date, present }) => present > most / 2 && weekday(date) !== 1);
  return full.at(-1)?.date ?? "";
}

/** The starting point of a journey over a sheet: a structure of the municipality by its code, and its last full day. */
export async function placeOf(url: string, code: string) {
  const tell = await tellerOf(url, "representative");
  const { organizationId, structures } = await municipality(tell);
  const structureId = structures.get(code) ?? "";
  const day = await lastFullDay(tell, organizationId);
  return { url, tell, organizationId, structureId, day };
}
