import { ApiError } from "./api-error.ts";
import { tellReached } from "./reach.ts";

/** Public settings of the server, read at startup and not built in. */
type Configuration = {
  apiBaseUrl: string;
  iconServiceUrl: string;
  widgetLicenceKey: string;
  /** Who runs the installation; an empty text where it is not set. */
  contact: { name: string; email: string; phone: string; dataProtectionEmail: string };
};

const usual: Configuration = {
  apiBaseUrl: "/api",
  iconServiceUrl: "/icons",
  widgetLicenceKey: "",
  contact: { name: "", email: "", phone: "", dataProtectionEmail: "" },
};

let reading: Promise<Configuration> | null = null;

/** The configuration, fetched once; after a failure the next call tries again. Throws ApiError with status 0. */
export function configuration(): Promise<Configuration> {
  reading ??= read().catch((error: unknown) => {
    reading = null;
    throw error;
  });
  return reading;
}

/** Guarantee: the server writes each setting with its type; one that it leaves out has its default value. */
async function read(): Promise<Configuration> {
  const response = await fetch("/config.json").catch(() => null);
  if (!response) tellReached(false);
  if (!response?.ok) throw new ApiError(response?.status, null);
  return { ...usual, ...((await response.json()) as Partial<Configuration>) };
}
