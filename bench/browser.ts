import { type Browser, chromium } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../bin/chromium.ts";

/** The system's Chromium, as the browser tests use it. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath() ?? "", args: chromiumArguments });
}
