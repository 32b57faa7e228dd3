import type { ComponentType } from "react";
import type { z } from "zod";
import { later } from "#web/ui/later.tsx";
import type { EntryFormProps } from "./entry-form.tsx";

export { CataloguePage, type FormOfEntry } from "./catalogue-page.tsx";

/** The form of a catalogue's entries, loaded lazily after their page. */
export function entryFormOf<S extends z.ZodType, V extends object>(): ComponentType<
  EntryFormProps<S, V>
> {
  return later(async () => (await import("./entry-form.tsx")).EntryForm<S, V>);
}
