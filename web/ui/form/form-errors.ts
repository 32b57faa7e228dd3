/** Messages of a form: by field name, and those that belong to no field. */
export type FormErrors = {
  fields: Record<string, string[]>;
  problems: readonly string[];
};

/** Messages by field path, assigned to the fields a form has; those of other paths join `others`. */
export function placeMessages(
  messages: Record<string, string[]>,
  others: readonly string[],
  names: readonly string[],
): FormErrors {
  const entries = Object.entries(messages);
  const isOurs = ([path]: [string, string[]]) => names.includes(path);
  return {
    fields: Object.fromEntries(entries.filter(isOurs)),
    problems: [...others, ...entries.filter((entry) => !isOurs(entry)).flatMap(([, list]) => list)],
  };
}

/** The messages without those of fields that were just changed. */
export function withoutField(errors: FormErrors, names: readonly string[]): FormErrors {
  if (!names.some((name) => name in errors.fields)) return errors;
  const fields = Object.entries(errors.fields).filter(([name]) => !names.includes(name));
  return { ...errors, fields: Object.fromEntries(fields) };
}
