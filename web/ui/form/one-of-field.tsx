import { keysOf } from "#domain/keys.ts";
import { type ChoiceProps, SelectField } from "./fields.tsx";
import type { FieldProps } from "./use-plain-form.ts";

type Props<T extends string> = Omit<ChoiceProps, "data" | "read" | keyof FieldProps<T>> &
  FieldProps<T> & {
    /** The options, in order, each with its label. */
    words: Readonly<Record<T, string>>;
  };

/** One of a closed set: never empty, as the call requires. */
export function OneOfField<T extends string>({ words, onChange, ...props }: Props<T>) {
  const few = keysOf(words);
  return (
    <SelectField
      clearable={false}
      data={few.map((value) => ({ value, label: words[value] }))}
      {...props}
      onChange={(chosen) => {
        const one = few.find((value) => value === chosen);
        if (one !== undefined) onChange(one);
      }}
    />
  );
}
