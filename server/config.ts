import { join, resolve } from "node:path";
import { isIP } from "node:net";
import { z } from "zod";
import { ConfigurationError } from "./configuration-error.ts";
import { erganiEnvironment, erganiPlacesOf } from "./integrations/ergani/settings.ts";
import { projectFolder } from "./project-folder.ts";
import {
  HttpAddress,
  MailAddress,
  oneOf,
  PathOrAddress,
  textUpTo,
  wholeFrom,
} from "./setting-shapes.ts";
import { filesEnvironment, s3SettingsOf } from "./integrations/file-store/settings.ts";
import { mailEnvironment, mailSettingsOf } from "./integrations/mail/settings.ts";
import { scannerEnvironment } from "./integrations/scanner/scanner.ts";
import { taxisEnvironment, taxisSettingsOf } from "./integrations/taxis/settings.ts";

const PostgresAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: "wants the address of a PostgreSQL database, as postgres://paron_app:password@host/paron",
});

const Environment = z.object({
  NODE_ENV: oneOf(["development", "test", "production"]).default("development"),
  PORT: wholeFrom(0, 65535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  /** The application's own role: neither owner nor superuser. Default: the embedded PostgreSQL in DATA_DIR. */
  DATABASE_URL: PostgresAddress.optional(),
  /** The owner's role, for migrations only. */
  DATABASE_OWNER_URL: PostgresAddress.optional(),
  /** Bypasses a pooler in transaction mode, through which LISTEN does not work. Default: DATABASE_URL. */
  DATABASE_DIRECT_URL: PostgresAddress.optional(),
  DATABASE_POOL: wholeFrom(1, 100).default(10),
  /** 32 bytes in base64url that all servers of an installation share. Default: a file in DATA_DIR. */
  SECRET_KEY: z
    .string()
    .regex(/^[\w-]{43}=?$/, {
      error:
        "wants 32 bytes in base64url, 43 characters, as node -p \"crypto.randomBytes(32).toString('base64url')\" makes them",
    })
    .optional(),
  /** What to do with a browser's session that comes without its companion cookie. */
  SESSION_BINDING: oneOf(["enforce", "observe", "off"]).optional(),
  SESSION_MINUTES: wholeFrom(15, 1440).default(480),
  /** Whether this server runs the jobs; in tests they run only when called. */
  JOBS: oneOf(["on", "off"]).optional(),
  /** Comma-separated addresses or networks whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((text) => text.split(",").flatMap((one) => one.trim() || []))
    .refine((list) => list.every(isNetwork), {
      error: "wants addresses or networks, as 10.0.0.0/8",
    }),
  LOG_LEVEL: oneOf(["debug", "info", "warn", "error", "silent"]).default("warn"),
  /** Without it, no metrics are served. */
  METRICS_PORT: wholeFrom(0, 65535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  /** Where the pages send their calls: a path of this server, or the address of another. */
  API_BASE_URL: PathOrAddress.default("/api"),
  ICON_SERVICE_URL: PathOrAddress.default("/icons"),
  WIDGET_LICENCE_KEY: z.string().default(""),
  /** The folder of the built client. */
  CLIENT_DIR: z.string().default(join(projectFolder, "dist")),
  /** Who runs the installation and how to contact them, for the privacy and accessibility pages. */
  CONTACT_NAME: textUpTo(200).default(""),
  CONTACT_EMAIL: MailAddress.or(z.literal("")).default(""),
  CONTACT_PHONE: textUpTo(40).default(""),
  DATA_PROTECTION_EMAIL: MailAddress.or(z.literal("")).default(""),
  /** The address that people type, for links and the QR code of the printed sheet. */
  PUBLIC_URL: HttpAddress.refine((text) => !URL.canParse(text) || new URL(text).pathname === "/", {
    error: "wants an address without a path, since the pages stand at its root",
  }).optional(),
  ...taxisEnvironment,
  ...mailEnvironment,
  ...filesEnvironment,
  ...scannerEnvironment,
  ...erganiEnvironment,
});

export type Config = ReturnType<typeof configOf>;

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(Environment.shape);

/** Reads the environment once; an empty variable counts as unset. Throws ConfigurationError. */
export function configOf(environment: Record<string, string | undefined>) {
  const variables = Object.entries(environment).filter(([, value]) => value?.trim() !== "");
  const read = Environment.safeParse(Object.fromEntries(variables));
  if (!read.success)
    throw new ConfigurationError(
      read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`),
    );
  const value = read.data;
  requireDatabaseUrl(value);
  const production = value.NODE_ENV === "production";
  const publicUrl = value.PUBLIC_URL ?? `http://localhost:${value.PORT}`;
  return {
    production,
    /** False in tests, whose machine may be slow for reasons other than load. */
    shedsLoad: value.NODE_ENV !== "test",
    runsJobs: value.JOBS === undefined ? value.NODE_ENV !== "test" : value.JOBS === "on",
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL ?? null,
    databaseOwnerUrl: value.DATABASE_OWNER_URL ?? null,
    databaseDirectUrl: value.DATABASE_DIRECT_URL ?? null,
    databasePool: value.DATABASE_POOL,
    secretKey: value.SECRET_KEY === undefined ? null : Buffer.from(value.SECRET_KEY, "base64url"),
    sessionBinding: value.SESSION_BINDING ?? (production ? "enforce" : "observe"),
    sessionMinutes: value.SESSION_MINUTES,
    trustedProxies: value.TRUSTED_PROXIES,
    logLevel: value.LOG_LEVEL,
    metrics:
      value.METRICS_PORT === undefined
        ? null
        : { host: value.METRICS_HOST, port: value.METRICS_PORT },
    apiBaseUrl: value.API_BASE_URL,
    iconServiceUrl: value.ICON_SERVICE_URL,
    widgetLicenceKey: value.WIDGET_LICENCE_KEY,
    clientDir: resolve(value.CLIENT_DIR),
    contact: {
      name: value.CONTACT_NAME,
      email: value.CONTACT_EMAIL,
      phone: value.CONTACT_PHONE,
      dataProtectionEmail: value.DATA_PROTECTION_EMAIL,
    },
    publicUrl,
    /** Null if no client is configured: a stand-in serves then, except in production, where nothing does. */
    taxis: taxisSettingsOf(value, publicUrl),
    /** Null if no mail server is configured: mails then stay in the outbox. */
    mail: mailSettingsOf(value),
    /** Null if files are stored in a folder of `dataDir`. */
    s3: s3SettingsOf(value),
    /** Null if uploads are not scanned for viruses. */
    clamdUrl: value.CLAMD_URL ?? null,
    ergani: erganiPlacesOf(value),
  };
}

/** Without DATABASE_URL an embedded, empty database would be served instead of the one that its companions are about. */
function requireDatabaseUrl(value: z.output<typeof Environment>): void {
  if (value.DATABASE_URL !== undefined) return;
  const alone = (["DATABASE_OWNER_URL", "DATABASE_DIRECT_URL"] as const).filter(
    (name) => value[name] !== undefined,
  );
  if (alone.length > 0)
    throw new ConfigurationError(alone.map((name) => `${name}: goes with DATABASE_URL`));
}

function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && (bits === undefined ? most > 0 : /^\d+$/.test(bits) && +bits <= most);
}
