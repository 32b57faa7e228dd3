import { expect, test } from "vitest";
import { settingNames } from "./config.ts";
import { mistypedSettings } from "./mistyped-settings.ts";

test.each([
  "SMTP_HOTS",
  "SMTP_PASS",
  "TRUSTED_PROXY",
  "PUBLIC_URI",
  "DATADIR",
  "LOGLEVEL",
  "SECRET_KEYS",
])("a name that resembles a setting is noticed: %s", (name) =>
  expect(mistypedSettings([name], settingNames)).toEqual([name]),
);

test.each([
  "PATH",
  "HOME",
  "HOSTNAME",
  "NODE_OPTIONS",
  "SESSION_MANAGER",
  "MAIL",
  "LOGNAME",
  "TMPDIR",
  "PORT",
  "CLIENT_DIR",
])("a setting, and what a machine sets for others, is not: %s", (name) =>
  expect(mistypedSettings([name], settingNames)).toEqual([]),
);
