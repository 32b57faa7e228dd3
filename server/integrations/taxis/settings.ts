import { z } from "zod";
import { ConfigurationError } from "#server/configuration-error.ts";
import { HttpAddress, oneOf, secondsFrom } from "#server/setting-shapes.ts";

/** Variables of the sign-in through taxis. The first two go together. */
export const taxisEnvironment = {
  TAXIS_CLIENT_ID: z.string().min(1).optional(),
  TAXIS_CLIENT_SECRET: z.string().min(1).optional(),
  /** Whose credentials: those of citizens, or those of public employees. */
  TAXIS_SERVER: oneOf(["citizens", "public-employees"]).default("citizens"),
  TAXIS_ENVIRONMENT: oneOf(["production", "test"]).default("production"),
  /** Another server of the same kind, instead of the two above. */
  TAXIS_BASE_URL: HttpAddress.optional(),
  /** Exactly as registered. Default: /login/taxis under PUBLIC_URL. */
  TAXIS_REDIRECT_URI: HttpAddress.optional(),
  TAXIS_TIMEOUT_SECONDS: secondsFrom(0.1, 30).default(5),
} as const;

type Environment = z.output<z.ZodObject<typeof taxisEnvironment>>;

/** The address and credentials for taxis. */
export type TaxisSettings = {
  clientId: string;
  clientSecret: string;
  baseUrl: string;
  redirectUri: string;
  timeoutMilliseconds: number;
};

const hosts = { production: "https://oauth2.gsis.gr", test: "https://test.gsis.gr" };
const servers = { citizens: "oauth2server", "public-employees": "oauth2servergov" };

/** The settings, or null if no client is configured. Throws if only one of client id and secret is set. */
export function taxisSettingsOf(given: Environment, publicUrl: string): TaxisSettings | null {
  const { TAXIS_CLIENT_ID: clientId, TAXIS_CLIENT_SECRET: clientSecret } = given;
  if (clientId === undefined && clientSecret === undefined) return null;
  if (clientId === undefined || clientSecret === undefined)
    throw new ConfigurationError(["TAXIS_CLIENT_ID and TAXIS_CLIENT_SECRET go together"]);
  const usual = `${hosts[given.TAXIS_ENVIRONMENT]}/${servers[given.TAXIS_SERVER]}`;
  return {
    clientId,
    clientSecret,
    baseUrl: (given.TAXIS_BASE_URL ?? usual).replace(/\/$/, ""),
    redirectUri: given.TAXIS_REDIRECT_URI ?? new URL("/login/taxis", publicUrl).href,
    timeoutMilliseconds: given.TAXIS_TIMEOUT_SECONDS * 1000,
  };
}
