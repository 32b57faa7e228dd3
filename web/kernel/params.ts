import { notFound } from "@tanstack/react-router";
import { z } from "zod";

/**
 * A route's `params.parse`: each parameter through its field of api/. A parameter of the wrong form leads to the
 * not-found screen.
 */
export function parsedParams<S extends z.ZodRawShape>(
  shape: S,
): (raw: Record<string, string>) => z.output<z.ZodObject<S>> {
  const schema = z.object(shape);
  return (raw) => {
    const read = schema.safeParse(raw);
    if (!read.success) throw notFound();
    return read.data;
  };
}
