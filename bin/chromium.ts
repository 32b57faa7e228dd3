import { existsSync } from "node:fs";

/** Without a window around them, the same pages take half the time; it has no camera. */
const shell = "/usr/bin/chromium-headless-shell";

const whole = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The system's Chromium, or null; one with a camera if the pages need it. */
export function chromiumPath(needs?: "camera"): string | null {
  const places = [process.env["CHROMIUM_PATH"], ...(needs === "camera" ? [] : [shell]), ...whole];
  return places.find((place) => place !== undefined && existsSync(place)) ?? null;
}

/** Arguments for a quiet, isolated browser; the sandbox is off only when we are root. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
