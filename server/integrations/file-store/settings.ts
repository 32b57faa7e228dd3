import { z } from "zod";
import { ConfigurationError } from "#server/configuration-error.ts";
import { HttpAddress } from "#server/setting-shapes.ts";

/** Variables of the file store. Without an endpoint, files are stored in DATA_DIR/files. */
export const filesEnvironment = {
  FILES_S3_ENDPOINT: HttpAddress.optional(),
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
      error: "wants the name of a bucket: 3 to 63 small letters, digits, dots and hyphens",
    })
    .optional(),
  FILES_S3_REGION: z.string().min(1).default("us-east-1"),
  FILES_S3_KEY_ID: z.string().min(1).optional(),
  FILES_S3_SECRET: z.string().min(1).optional(),
} as const;

type Environment = z.output<z.ZodObject<typeof filesEnvironment>>;

/** A bucket of an S3-compatible store, with path-style addresses. */
export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  keyId: string;
  secret: string;
};

/** The bucket, or null for the folder. Throws ConfigurationError that names each missing variable if only some are set. */
export function s3SettingsOf(given: Environment): S3Settings | null {
  const { FILES_S3_ENDPOINT: endpoint, FILES_S3_BUCKET: bucket, FILES_S3_REGION: region } = given;
  const { FILES_S3_KEY_ID: keyId, FILES_S3_SECRET: secret } = given;
  if (endpoint && bucket && keyId && secret)
    return { endpoint: endpoint.replace(/\/+$/, ""), bucket, region, keyId, secret };
  const together = {
    FILES_S3_ENDPOINT: endpoint,
    FILES_S3_BUCKET: bucket,
    FILES_S3_KEY_ID: keyId,
    FILES_S3_SECRET: secret,
  };
  const missing = Object.entries(together).filter(([, value]) => value === undefined);
  if (missing.length === Object.keys(together).length) return null;
  throw new ConfigurationError(
    missing.map(([name]) => `${name}: goes with the other FILES_S3 variables`),
  );
}
