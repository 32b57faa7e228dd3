import { notFound } from "@tanstack/react-router";

/** Whether a parameter identifies a record: a UUID, as `Id` of api/fields.ts defines it. */
export function isId(text: string): boolean {
  return /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(text);
}

/**
 * A route's `params.parse`: each parameter with the test of its form. One of the wrong form leads to the not-found
 * screen.
 */
export function parsedParams<N extends string>(
  tests: Readonly<Record<N, (text: string) => boolean>>,
): (raw: Record<N, string>) => Record<N, string> {
  return (raw) => {
    for (const name in tests) if (!tests[name](raw[name])) throw notFound();
    return raw;
  };
}
