import { Link } from "#api/user-register.ts";
import type { OrganizationRight } from "#domain/access.ts";

/** Bodies with the right to each, by title, as a comparison shows them. */
export function linksText(
  links: unknown,
  known: readonly { id: string; description: string }[],
  rights: Readonly<Record<OrganizationRight, string>>,
): string {
  const texts = (Link.array().safeParse(links).data ?? []).map(({ organizationId, right }) => {
    const body = known.find(({ id }) => id === organizationId);
    return `${body?.description ?? organizationId} (${rights[right]})`;
  });
  return texts.toSorted((one, other) => one.localeCompare(other, "el")).join(", ");
}
