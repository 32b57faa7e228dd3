import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { type Browser, type Locator, type Page, expect } from "@playwright/test";
import { isAfm } from "#domain/identity/afm.ts";
import { type Hands, handsOn } from "./hands.ts";
import type { Site } from "./site.ts";

/** A person at a page, whose clicks and keys are counted. */
export type Desk = { page: Page; hands: Hands };

export function lastWorkingDayOfLastMonth(): string {
  const day = new Date();
  day.setUTCDate(0);
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

export const asTyped = (day: string) => day.split("-").toReversed().join("/");

/** The first valid tax number from a number on. */
export function afmFrom(number: number): string {
  let afm = String(number);
  while (!isAfm(afm)) afm = String(Number(afm) + 1);
  return afm;
}

/** `npm run user` for `maria`: the only thing done outside the browser. Returns the one-time password. */
export function administratorByCommand(site: Site): string {
  const command = ["create", "--role", "Administrator", "--user-name", "maria"];
  const told = execFileSync(
    process.execPath,
    [join(import.meta.dirname, "../bin/user.ts"), ...command],
    {
      env: {
        ...process.env,
        DATABASE_URL: site.databaseUrl,
        DATA_DIR: process.env["PARON_E2E_FILES"],
      },
      encoding: "utf8",
    },
  );
  return /One-time password: (\S+)/.exec(told)?.[1] ?? "";
}

/** Signs in with a one-time password, and chooses a new one. */
export async function firstSignIn(
  browser: Browser,
  site: Site,
  { account, once, password }: { account: string; once: string; password: string },
): Promise<Desk> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "el-GR" });
  await page.goto(site.url);
  const hands = handsOn(page);
  await expect(page.getByLabel("Όνομα χρήστη")).toBeFocused();
  await hands.write(page.getByLabel("Όνομα χρήστη"), account);
  await hands.write(page.getByLabel("Κωδικός πρόσβασης", { exact: true }), once);
  await hands.press("Enter");
  await expect(page.getByLabel(/^Νέος κωδικός/)).toBeFocused();
  await hands.write(page.getByLabel(/^Νέος κωδικός/), password);
  await hands.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Αρχική" })).toBeVisible();
  return { page, hands };
}

export const steps = (page: Page) => page.getByRole("region", { name: "Πρώτα βήματα" });

export const field = (form: Locator, name: string) =>
  form.getByRole("textbox", { name: new RegExp(`^${name}( \\*)?$`) });

export const stepOf = (page: Page, name: string) =>
  steps(page)
    .getByRole("listitem")
    .filter({ has: page.getByText(name, { exact: true }) });

/** Opens the form of a step, fills it in and saves; then the step is done, and the next one has the focus. */
export async function take(
  { page, hands }: Desk,
  step: { name: string; act: string; fill: (form: Locator) => Promise<void> },
): Promise<void> {
  await hands.click(steps(page).getByRole("button", { name: step.act }));
  const form = page.getByRole("dialog");
  await expect(form.getByRole("textbox").first()).toBeVisible();
  await step.fill(form);
  await hands.press("Control+Enter");
  await expect(form.getByRole("textbox")).toHaveCount(0);
  await expect(stepOf(page, step.name).getByRole("img", { name: "Έγινε" })).toBeVisible();
  await expect(steps(page).locator(":focus")).toHaveCount(1);
}
