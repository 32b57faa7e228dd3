import { existsSync } from "node:fs";

/** The one without a window's furniture comes first: the same pages cost it half the time. */
const places = [
  process.env["CHROMIUM_PATH"],
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
/** The system's Chromium, or null. */
export function chromiumPath(): string | null {
  return places.find((place) => place !== undefined && existsSync(place)) ?? null;
}

/** Arguments for a quiet, closed-off browser; without a sandbox only where we are root. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
