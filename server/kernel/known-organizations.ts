import type { Database } from "../db/open.ts";

/** Whether an organization exists; the ones found are cached, since none is ever removed. */
export type KnownOrganizations = { has: (id: string) => Promise<boolean> };

export function knownOrganizationsOf(database: Database): KnownOrganizations {
  const known = new Set<string>();
  return {
    async has(id) {
      if (known.has(id)) return true;
      const found = await database.kysely
        .selectFrom("organization")
        .select("id")
        .where("id", "=", id)
        .executeTakeFirst();
      if (found) known.add(id);
      return found !== undefined;
    },
  };
}
