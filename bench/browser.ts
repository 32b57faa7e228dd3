import { type Browser, chromium } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../bin/chromium.ts";

/** The system's Chromium, as the journeys of the tests have it. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath() ?? "", args: chromiumArguments });
}
