import { existsSync } from "node:fs";

/** Without a window's furniture the same pages cost it half the time; it has no camera. */
const shell = "/usr/bin/chromium-headless-shell";

const whole = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The system's Chromium, or null; where the pages need a camera, one that has it. */
export function chromiumPath(needs?: "camera"): string | null {
  const places = [process.env["CHROMIUM_PATH"], ...(needs === "camera" ? [] : [shell]), ...whole];
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
