import { z } from "zod";
import { people } from "#domain/access.ts";
import { defineCalls } from "./call.ts";
import { Id, Nothing, requiredLine, ById } from "./fields.ts";

const access = { who: "session", roles: people } as const;

const ListName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

const Name = requiredLine(60);

const ListView = z.object({
  id: Id,
  name: Name,
  /** Filters and sorting, as in the query string of the URL. */
  search: z.string().max(2000),
  /** For each column that the person changed from its default, whether it is shown. */
  columns: z.record(z.string().max(40), z.boolean()),
});

/** How many views of one list a person may keep. */
export const mostListViews = 50;

/** A person's own saved views of lists, by name. */
export const listViews = defineCalls("ListViews", {
  /** Those of a list, by name. */
  getAll: {
    access,
    input: z.object({ list: ListName }),
    output: z.object({ views: z.array(ListView) }),
  },
  /** Saves one, replacing any of the same name. */
  keep: { access, input: ListView.omit({ id: true }).extend({ list: ListName }), output: ById },
  rename: { access, input: ListView.pick({ id: true, name: true }), output: Nothing },
  remove: { access, input: ById, output: Nothing },
});

export type ListView = z.output<typeof ListView>;
