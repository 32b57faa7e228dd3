type RouteRule = { prerender?: boolean };

/** How a build describes itself under /builds/meta; `matcher` holds its route rules, with patterns such as `/contracts/details/$id`. */
export type BuildManifest = {
  id: string;
  matcher: Record<"static" | "wildcard" | "dynamic", Record<string, RouteRule>>;
};

/**
 * The rules of a path, from the least to the most specific: wildcards (the path and all below it), patterns with `$`
 * segments, the path itself. Where several match, a later one wins; null where none does, and the build has no such page.
 */
export function rulesOf(
  { matcher }: Pick<BuildManifest, "matcher">,
  path: string,
): RouteRule | null {
  const wildcards = Object.entries(matcher.wildcard)
    .filter(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))
    .toSorted(([one], [other]) => one.length - other.length);
  const dynamic = Object.entries(matcher.dynamic).filter(([pattern]) => matches(pattern, path));
  const own = Object.entries(matcher.static).filter(([one]) => one === path);
  const all = [...wildcards, ...dynamic, ...own].map(([, rule]) => rule);
  return all.length === 0 ? null : (Object.assign({}, ...all) as RouteRule);
}

function matches(pattern: string, path: string): boolean {
  const pathSegments = path.split("/");
  const patternSegments = pattern.split("/");
  return (
    pathSegments.length === patternSegments.length &&
    patternSegments.every((segment, at) =>
      segment.startsWith("$") ? pathSegments[at] !== "" : segment === pathSegments[at],
    )
  );
}
