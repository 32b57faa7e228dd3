import { personName } from "#domain/identity/person-name.ts";
import type { PersonName } from "./fields.ts";
import type { ListColumn } from "./list.ts";

/** The parts of a person's name, each a column of the file, where the page has the name in one of the kind `person`. */
export const nameInFiles = {
  lastName: { width: 24, hidden: "always" },
  firstName: { width: 18, hidden: "always" },
} as const;
/** The same as it tells people of one name apart. */
export const fullNameInFiles = {
  ...nameInFiles,
  fatherName: { width: 18, hidden: "always" },
} as const;

/** What the column called `id` shows of an item. Guarantee: an item with a column of a person is about one. */
export function valueIn(item: object, id: string, { kind, of = id }: ListColumn): unknown {
  return kind === "person" ? personName(item as PersonName) : Reflect.get(item, of);
}
