import type { OrganizationOfUser } from "#api/organizations.ts";
import { fold } from "#domain/identity/fold.ts";

const mostShown = 60;
const { compare } = new Intl.Collator("el", { numeric: true });

type Matches = {
  recent: OrganizationOfUser[];
  others: OrganizationOfUser[];
  /** How many more there are than a list shows. */
  hidden: number;
};

/** The organizations whose names contain every word of the term: those of `lately`, in its order, then the others by name. */
export function matchingOrganizations(
  all: readonly OrganizationOfUser[],
  lately: readonly string[],
  term: string,
): Matches {
  const words = fold(term).split(" ").filter(Boolean);
  const found = all.filter(({ description, shortTitle }) => {
    const name = fold(`${description} ${shortTitle}`);
    return words.every((word) => name.includes(word));
  });
  const recent = lately.flatMap((id) => found.filter((one) => one.id === id));
  const others = found
    .filter((one) => !recent.includes(one))
    .toSorted((one, other) => compare(one.description, other.description));
  return {
    recent,
    others: others.slice(0, mostShown),
    hidden: Math.max(0, others.length - mostShown),
  };
}
