import type { RawBuilder } from "kysely";
import type { DB } from "#server/db/database.gen.ts";

/** What keeps rows; a view keeps none. */
export type Table = Exclude<keyof DB, "running_term" | "standing_deputy_act">;

/** Whose data it is about. `pseudonym` stands in the place of names once the data are erased. */
export type Person = { organizationId: string; employeeId: string };

/** A condition on rows of one table, under the name `t`. */
export type RowsOf = (person: Person) => RawBuilder<unknown>;

/**
 * What an erasure does with the rows of a table that are of the person:
 * `kept`: they stay, since nothing in them names anybody; `emptied`: the columns named lose what they say;
 * `deleted`: they go; `ended`: they belong to an account, which must be ended by its own act before;
 * `sealed`: entries of the ledger, which keep their digests.
 */
type Fate =
  | { act: "kept" }
  | { act: "emptied"; set: (number: number) => RawBuilder<unknown> }
  | { act: "deleted" }
  | { act: "ended" }
  | { act: "sealed" };

/** What is decided of a table: which of its rows are of one person, what a copy leaves out, and what an erasure does. */
export type Decision =
  | {
      holds: "person";
      rows: RowsOf;
      /** Columns that a copy does not show: secrets, and what only the machine reads. */
      hidden?: readonly string[];
      /** Text columns that an erasure leaves, since they say nothing of who it is. */
      keeps?: readonly string[];
      fate: Fate;
    }
  /** The person's name may stand in rows of others; the erasure takes it out of them. */
  | { holds: "mention"; rows: RowsOf; set: (number: number) => RawBuilder<unknown> }
  | { holds: "nobody"; because: string };
