import type { Selectable } from "kysely";
import { ReasonFields, type ReasonItem } from "#api/absence-reasons.ts";
import { fieldsIn, inColumns } from "#server/db/columns.ts";
import type { DB } from "#server/db/database.gen.ts";

const sameNamed = ReasonFields.omit({ group: true }).keyof().options;

/** The columns that store the fields of a reason. */
export function columnsOf({ group, ...fields }: ReasonFields) {
  return { ...inColumns(fields), reason_group: group };
}

/** A row of reasons as read. */
export type ReasonRow = Selectable<DB["absence_reason"]>;

/** The fields of a reason from its row. */
export function fieldsOf(row: ReasonRow): ReasonFields {
  return { ...fieldsIn(row, sameNamed), group: row.reason_group };
}

/** A reason as a list item, from its row. */
export function itemOf(row: ReasonRow): ReasonItem {
  const { code, version, valid_from: validFrom } = row;
  return { id: code, code, validFrom, version, ...fieldsOf(row) };
}
