import { z } from "zod";

const Rule = z.object({ prerender: z.boolean().optional() });

/** What a build says of itself under /builds/meta; `matcher` holds the rules of its routes. */
export const BuildManifest = z.object({
  id: z.string(),
  /** Patterns of every page, such as `/contracts/details/$id`. */
  routes: z.array(z.string()),
  matcher: z.object({
    static: z.record(z.string(), Rule),
    wildcard: z.record(z.string(), Rule),
    dynamic: z.record(z.string(), Rule),
  }),
});

export type BuildManifest = z.output<typeof BuildManifest>;
export type RouteRule = z.output<typeof Rule>;

/**
 * The rules of a path, from the least to the most particular: wildcards (the path and all below it), patterns with
 * `$` segments, the path itself. A later one wins where several speak.
 */
export function rulesOf({ matcher }: Pick<BuildManifest, "matcher">, path: string): RouteRule {
  const wildcards = Object.entries(matcher.wildcard)
    .filter(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))
    .toSorted(([one], [other]) => one.length - other.length);
  const dynamic = Object.entries(matcher.dynamic).filter(([pattern]) => matches(pattern, path));
  const all = [...wildcards, ...dynamic].map(([, rule]) => rule);
  return Object.assign({}, ...all, matcher.static[path] ?? {}) as RouteRule;
}

/** True where the build has a page under the path. */
export function hasPage({ routes }: Pick<BuildManifest, "routes">, path: string): boolean {
  return routes.some((pattern) => matches(pattern, path));
}

function matches(pattern: string, path: string): boolean {
  const asked = path.split("/");
  const said = pattern.split("/");
  return (
    asked.length === said.length &&
    said.every((segment, at) =>
      segment.startsWith("$") ? asked[at] !== "" : segment === asked[at],
    )
  );
}
