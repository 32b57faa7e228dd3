import { z } from "zod";
import { ApiError } from "./api-error.ts";

const Configuration = z.object({
  apiBaseUrl: z.string().default("/api"),
  iconServiceUrl: z.string().default("/icons"),
  widgetLicenceKey: z.string().default(""),
  /** Who runs the installation; an empty text where nobody said. */
  contact: z
    .object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      dataProtectionEmail: z.string(),
    })
    .default({ name: "", email: "", phone: "", dataProtectionEmail: "" }),
});

/** Public settings of the server, read at start and not built in. */
export type Configuration = z.output<typeof Configuration>;

let reading: Promise<Configuration> | null = null;

/** The configuration, fetched once; after a failure the next call tries again. Throws ApiError with status 0. */
export function configuration(): Promise<Configuration> {
  reading ??= read().catch((error: unknown) => {
    reading = null;
    throw error;
  });
  return reading;
}

async function read(): Promise<Configuration> {
  const response = await fetch("/config.json").catch(() => null);
  if (!response?.ok) throw new ApiError(response?.status, null);
  return Configuration.parse(await response.json());
}
