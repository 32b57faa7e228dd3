import { withFieldName } from "#texts/with-field-name.ts";

/** The props of a field, with its name added to the error message. */
export function namedField<P extends { label?: unknown; error?: string | undefined }>(props: P): P {
  const { label, error } = props;
  if (error === undefined || typeof label !== "string") return props;
  return { ...props, error: withFieldName(error, label) };
}
