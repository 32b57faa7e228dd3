import { z } from "zod";

/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 takes it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * The JSON Schema of a shape: of what a caller may send (`input`: fields with a default may be omitted), or of exactly what
 * is returned (`output`: no further keys).
 */
export function schemaOf(shape: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, {
    io,
    override: ({ jsonSchema }) => withoutNoise(jsonSchema),
  });
  return schema;
}

/** Drops patterns that a format already implies, and the bounds of a safe integer. */
function withoutNoise(schema: JsonSchema): void {
  if (schema.format) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}
