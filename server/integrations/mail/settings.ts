import { z } from "zod";
import { ConfigurationError } from "#server/configuration-error.ts";
import { HostName, MailAddress, oneOf, secondsFrom, wholeFrom } from "#server/setting-shapes.ts";

/** Variables of the mail server. Without a host, all mails stay in the outbox. */
export const mailEnvironment = {
  SMTP_HOST: HostName.optional(),
  SMTP_PORT: wholeFrom(1, 65535).default(587),
  /** `starttls` rejects a server that does not offer it; `none` is for a server on the same machine. */
  SMTP_SECURITY: oneOf(["starttls", "tls", "none"]).default("starttls"),
  SMTP_USER: z.string().min(1).optional(),
  SMTP_PASSWORD: z.string().min(1).optional(),
  SMTP_TIMEOUT_SECONDS: secondsFrom(0.1, 60).default(15),
  /** The sender address of mails. */
  MAIL_FROM: MailAddress.optional(),
} as const;

type Environment = z.output<z.ZodObject<typeof mailEnvironment>>;

/** How mails are sent. */
export type MailSettings = {
  host: string;
  port: number;
  security: "starttls" | "tls" | "none";
  account: { user: string; pass: string } | null;
  timeoutMilliseconds: number;
  from: string;
};

/** The settings, or null if no mail server is configured. Throws if a setting that must accompany another is missing. */
export function mailSettingsOf(given: Environment): MailSettings | null {
  const { SMTP_HOST: host, SMTP_USER: user, SMTP_PASSWORD: pass, MAIL_FROM: from } = given;
  if ((user === undefined) !== (pass === undefined))
    throw new ConfigurationError(["SMTP_USER and SMTP_PASSWORD go together"]);
  if (host === undefined && user !== undefined)
    throw new ConfigurationError(["SMTP_USER and SMTP_PASSWORD go with SMTP_HOST"]);
  if (host === undefined) return null;
  if (from === undefined) throw new ConfigurationError(["MAIL_FROM goes with SMTP_HOST"]);
  return {
    host,
    port: given.SMTP_PORT,
    security: given.SMTP_SECURITY,
    account: user === undefined || pass === undefined ? null : { user, pass },
    timeoutMilliseconds: given.SMTP_TIMEOUT_SECONDS * 1000,
    from,
  };
}
