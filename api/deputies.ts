import { z } from "zod";
import { AdaField } from "./ada.ts";
import { defineCalls } from "./call.ts";
import {
  DayField,
  Id,
  IdInBody,
  InBody,
  Instant,
  ListQuery,
  requiredLine,
  ById,
} from "./fields.ts";
import { defineList } from "./list.ts";

/** Form fields of an act by which a user stands in for a legal representative. */
const DeputyActFields = z.object({
  /** The deputy: an employee's account with write access in the body. */
  userId: Id,
  representsId: Id,
  /** At most a year and a day. */
  from: DayField,
  to: DayField,
  number: requiredLine(40),
  decidedOn: DayField,
  ada: AdaField,
});

const DeputyActItem = DeputyActFields.omit({ userId: true, representsId: true }).extend({
  id: Id,
  deputy: z.string(),
  represents: z.string(),
  madeBy: z.string(),
  madeAt: Instant,
  endedBy: z.string().nullable(),
  endedAt: Instant.nullable(),
  endReason: z.string().nullable(),
  /** The last day on which it gives authority: earlier than `to` where the deputy's account ends before; null once it gives none. */
  holdsTo: DayField.nullable(),
  /**
   * `void`: it has no effect, since the deputy's account is disabled, has another role or may no longer write in the body; `lapsed`:
   * since the account has ended by date, or will have ended by the first day.
   */
  state: z.enum(["coming", "holds", "void", "lapsed", "past", "ended"]),
});

export const deputyActList = defineList({
  name: "deputies",
  path: "/Deputies",
  access: { who: "body" },
  within: InBody.shape,
  filters: {
    search: ListQuery.shape.search,
    when: z.enum(["coming", "past", "all"]).default("coming"),
  },
  sorts: ["from", "madeAt"],
  usualSort: "-from",
  item: DeputyActItem,
  lead: "deputy",
  columns: {
    deputy: { width: 30 },
    represents: { width: 30 },
    from: { kind: "day", width: 14 },
    to: { kind: "day", width: 14 },
    number: { width: 20, hidden: "on phones" },
    decidedOn: { kind: "day", width: 14, hidden: "up to tablets" },
    ada: { width: 20, hidden: "up to tablets" },
    state: { width: 20 },
    madeBy: { width: 24, hidden: true },
    madeAt: { kind: "instant", width: 18, hidden: true },
    endedBy: { width: 24, hidden: "always" },
    endedAt: { kind: "instant", width: 18, hidden: "always" },
    endReason: { width: 40, hidden: "always" },
  },
});

const write = { who: "body", act: "deputy.write" } as const;

const NamedUser = z.object({ id: Id, name: z.string() });

/** Who stands in for a body's legal representative. An act is never changed: it ends early, or another is made. */
export const deputies = defineCalls("Deputies", {
  ...deputyActList.calls,
  /** Who may stand in, and for whom. */
  getChoices: {
    access: write,
    input: InBody,
    output: z.object({ deputies: z.array(NamedUser), representatives: z.array(NamedUser) }),
  },
  appoint: { access: write, input: InBody.extend(DeputyActFields.shape), output: ById },
  /** Ends at once an act in effect, or withdraws one that has not begun. */
  end: { access: write, input: IdInBody.extend({ reason: requiredLine(300) }), output: ById },
});

export type DeputyActItem = z.output<typeof DeputyActItem>;
