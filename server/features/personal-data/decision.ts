import type { RawBuilder } from "kysely";
import type { DB } from "#server/db/database.gen.ts";

/** The tables that store rows; views store none. */
export type Table = Exclude<keyof DB, "running_term" | "standing_deputy_act">;

/** The employee whose data are concerned. */
export type Person = { organizationId: string; employeeId: string };

/** A condition on rows of one table, under the name `t`. */
export type RowsOf = (person: Person) => RawBuilder<unknown>;

/**
 * What an erasure does with the person's rows in a table:
 * `kept`: they stay, since they identify no one; `emptied`: the named columns lose their content;
 * `deleted`: they are deleted; `ended`: they belong to an account, which must first be ended by its own act;
 * `sealed`: entries of the ledger, which keep their digests.
 */
type Fate =
  | { act: "kept" }
  | { act: "emptied"; set: (number: number) => RawBuilder<unknown> }
  | { act: "deleted" }
  | { act: "ended" }
  | { act: "sealed" };

/** What is decided for a table: which of its rows belong to one person, what a copy omits, and what an erasure does. */
export type Decision =
  | {
      holds: "person";
      rows: RowsOf;
      /** Columns that a copy does not show: secrets, and internal values. */
      hidden?: readonly string[];
      /** Text columns that an erasure leaves, since they do not identify the person. */
      keeps?: readonly string[];
      fate: Fate;
    }
  /** The person's name may appear in rows of others; the erasure removes it from them. */
  | { holds: "mention"; rows: RowsOf; set: (number: number) => RawBuilder<unknown> }
  | { holds: "nobody"; because: string };
