import { keysOf } from "#domain/keys.ts";
import { type ChoiceProps, SelectField } from "./fields.tsx";
import type { FieldProps } from "./use-plain-form.ts";

type Props<T extends string> = Omit<ChoiceProps, "data" | "read" | keyof FieldProps<T>> &
  FieldProps<T> & {
    /** The few there are, in their order, each with its word. */
    words: Readonly<Record<T, string>>;
  };

/** One of a closed few: always one of them, as the call wants it. */
export function OneOfField<T extends string>({ words, onChange, ...props }: Props<T>) {
  const few = keysOf(words);
  return (
    <SelectField
      allowDeselect={false}
      data={few.map((value) => ({ value, label: words[value] }))}
      {...props}
      onChange={(chosen) => {
        const one = few.find((value) => value === chosen);
        if (one !== undefined) onChange(one);
      }}
    />
  );
}
