import { execFileSync } from "node:child_process";
import { type BrowserContext, type Page, chromium, expect } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../bin/chromium.ts";
import type { Press } from "./differences.ts";
import type { Gesture } from "./misfortunes.ts";

const buttons = { in: "Προσέλευση", out: "Αποχώρηση" } as const;

/** A running browser; `processes` are those it started with. */
type Running = { context: BrowserContext; page: Page; processes: readonly number[] };

/** A phone with its own browser and profile folder, and what can happen to it. It records what was pressed on it. */
export class CapturePhone {
  readonly presses: Press[] = [];
  readonly #url: string;
  readonly #profile: string;
  #running: Running;
  #isOffline = false;
  /** Counts how often the screen was lost, with whatever it would have said. */
  #screens = 0;

  private constructor(url: string, profile: string, running: Running) {
    this.#url = url;
    this.#profile = profile;
    this.#running = running;
  }

  /** Switches on a new phone; `profile` is its browser's folder. */
  static async on(url: string, profile: string): Promise<CapturePhone> {
    return new CapturePhone(url, profile, await started(profile));
  }

  /** Pairs as a device with a code, once the application opens without a network and `approve` has approved it. */
  async pair(code: string, approve: () => Promise<unknown>): Promise<void> {
    await this.#page.goto(`${this.#url}/pair`);
    await expect(this.#page.getByText("Η εφαρμογή είναι διαθέσιμη και χωρίς σύνδεση")).toBeVisible({
      timeout: 90_000,
    });
    await this.#page.getByLabel("Κωδικός σύζευξης").fill(code);
    await this.#page.getByRole("button", { name: "Σύζευξη" }).click();
    await expect(this.#page.getByText("Αναμένεται έγκριση")).toBeVisible();
    await approve();
    await this.#ready();
  }

  /** Presses a button; `meanwhile` runs before the screen has answered, and may take it away. */
  async press(gesture: Gesture, meanwhile?: () => Promise<void>): Promise<void> {
    const press = { ...gesture, at: Date.now(), isConfirmed: false };
    this.presses.push(press);
    const screen = this.#screens;
    const button = this.#page.getByRole("button", { name: buttons[gesture.direction] });
    await this.#page.getByLabel("Αριθμός κάρτας").fill(gesture.card);
    // A click waits for its effects; by then the press would be stored.
    await (meanwhile ? button.dispatchEvent("click") : button.click());
    const answered = this.#page
      .getByText(/^(Φυλάχθηκε στη συσκευή και θα σταλεί|Καταχωρίστηκε$)/)
      .waitFor()
      .then(
        () => {
          // On a screen loaded since, the message is about a later press.
          press.isConfirmed = screen === this.#screens;
        },
        (error: unknown) => {
          if (screen === this.#screens) throw error;
        },
      );
    await meanwhile?.();
    if (screen === this.#screens) await answered;
  }

  async goOffline(): Promise<void> {
    this.#isOffline = true;
    await this.#running.context.setOffline(true);
  }

  async goOnline(): Promise<void> {
    this.#isOffline = false;
    await this.#running.context.setOffline(false);
  }

  async reload(): Promise<void> {
    this.#screens += 1;
    await this.#page.goto(this.#url);
    await this.#ready();
  }

  /** Ends the browser like a system that needs its memory: all of its processes at once, and nothing is saved. */
  async kill(): Promise<void> {
    this.#screens += 1;
    const { context, processes } = this.#running;
    const over = new Promise((resolve) => context.once("close", resolve));
    for (const id of processes) end(id);
    await over;
    this.#running = await started(this.#profile);
    await this.#running.context.setOffline(this.#isOffline);
    await this.#page.goto(this.#url);
    await this.#ready();
  }

  /** The session is over and its cookies are gone, as after a weekend. */
  async forgetSession(): Promise<void> {
    await this.#running.context.clearCookies();
    await this.reload();
  }

  /** Loses the queue of unsent presses, as a phone must never do. */
  async loseQueue(): Promise<void> {
    await this.#page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open("paron-device");
        opening.addEventListener("success", () => resolve(opening.result));
        opening.addEventListener("error", () => reject(new Error("no database")));
      });
      const clearing = database.transaction("entries", "readwrite");
      clearing.objectStore("entries").clear();
      await new Promise((resolve) => clearing.addEventListener("complete", resolve));
      database.close();
    });
  }

  /** Waits until nothing is left to send. */
  async drained(): Promise<void> {
    await expect(this.#page.getByText("Όλες οι σημάνσεις έχουν σταλεί")).toBeVisible();
  }

  async off(): Promise<void> {
    await this.#running.context.close();
  }

  get #page(): Page {
    return this.#running.page;
  }

  /** What the product promises of a paired device, whatever happened to it: a screen that accepts presses. */
  async #ready(): Promise<void> {
    const number = this.#page.getByLabel("Αριθμός κάρτας");
    await number.waitFor().catch(async (error: unknown) => {
      const shown = await this.#page.locator("body").innerText();
      throw new Error(`${this.#page.url()} shows ${shown}`, { cause: error });
    });
  }
}

async function started(profile: string): Promise<Running> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath() ?? "",
    args: chromiumArguments,
    viewport: { width: 390, height: 844 },
    locale: "el-GR",
  });
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(15_000);
  return { context, page, processes: processesWith(profile) };
}

/** Processes of the browser with this folder. */
function processesWith(profile: string): number[] {
  const listed = execFileSync("ps", ["-axww", "-o", "pid=,args="], { encoding: "utf8" });
  return listed
    .split("\n")
    .filter((line) => line.includes(`--user-data-dir=${profile}`))
    .map((line) => Number.parseInt(line, 10));
}

function end(id: number): void {
  try {
    process.kill(id, "SIGKILL");
  } catch {
    // It ended with its parent just now.
  }
}
