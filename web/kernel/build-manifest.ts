export type RouteRule = { prerender?: boolean };

/** What a build says of itself under /builds/meta; `matcher` holds the rules of its routes. */
export type BuildManifest = {
  id: string;
  /** Patterns of every page, such as `/contracts/details/$id`. */
  routes: string[];
  matcher: Record<"static" | "wildcard" | "dynamic", Record<string, RouteRule>>;
};

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
