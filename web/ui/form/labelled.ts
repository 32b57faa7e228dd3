import type { FieldProps, Form } from "./use-plain-form.ts";

/** Binds the fields of a form by their names, each with its label: `<TextField {...field("title")} />`. */
export function labelled<V extends object, L extends object>(form: Form<V>, labels: L) {
  return <K extends keyof V & keyof L & string>(name: K): FieldProps<V[K]> & { label: L[K] } => ({
    label: labels[name],
    ...form.field(name),
  });
}
