import {
  Checkbox,
  Textarea,
  type CheckboxProps,
  type SelectProps,
  type TextareaProps,
  type TextInputProps,
} from "@mantine/core";
import { common } from "#texts/common.ts";
import { Select } from "../select.tsx";
import { durationOf, durationText, moneyOf, moneyText, clockOf, clockText } from "./convert.ts";
import { namedField } from "./named-field.ts";
import { type ChoiceRead, ofChoiceRead } from "./choice-read.tsx";
import { type Text, TextField } from "./text-fields.tsx";
import type { FieldProps } from "./use-plain-form.ts";

/** Several lines of text. */
export function TextAreaField({ onChange, ...props }: Text<TextareaProps>) {
  return (
    <Textarea
      autosize
      minRows={3}
      maxRows={10}
      {...namedField(props)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** A number, stored as typed; `numberOf` converts it. */
export function NumberField(props: Text<TextInputProps>) {
  return <TextField inputMode="decimal" {...props} />;
}

/** An amount in euros, stored as typed; `moneyOf` converts it. It is reformatted when the field loses focus. */
export function MoneyField(props: Text<TextInputProps>) {
  const rewrite = () => props.onChange(moneyText(moneyOf(props.value)));
  return <TextField inputMode="decimal" rightSection="€" {...props} onBlur={rewrite} />;
}

/** A duration as hours and minutes, stored as typed; `durationOf` converts it. */
export function DurationField(props: Text<TextInputProps>) {
  const rewrite = () => props.onChange(rewritten(props.value, durationOf, durationText));
  return <TextField placeholder="7:30" {...props} onBlur={rewrite} />;
}

/** A time of day, stored as typed (`730`, `7.30`, `07:30`); `clockOf` converts it. */
export function ClockField(props: Text<TextInputProps>) {
  const rewrite = () => props.onChange(rewritten(props.value, clockOf, clockText));
  return <TextField placeholder="07:30" {...props} onBlur={rewrite} />;
}

/** A select: its options, and the query that provides them. */
export type ChoiceProps = Omit<FieldProps<string | null>, "name" | "error"> &
  Omit<SelectProps, "value" | "onChange" | "error" | "data"> & {
    error?: string | undefined;
    /** Undefined: not known yet. */
    data: SelectProps["data"] | undefined;
    /** The query that provides the options, if there is one. */
    read?: ChoiceRead;
  };

/** One of a list, or none unless it is required. Typing filters it, ignoring accents and case. */
export function SelectField({ onChange, data, read, ...props }: ChoiceProps) {
  return (
    <Select
      placeholder={data || !props.value ? common.choose : common.loading}
      nothingFoundMessage={common.noOptions}
      data={data ?? []}
      limit={200}
      clearable={!props.required}
      {...namedField(props)}
      {...(read && ofChoiceRead(read))}
      onChange={(value) => onChange(value)}
    />
  );
}

/** Yes or no. */
export function CheckField({
  value,
  onChange,
  ...props
}: FieldProps<boolean> & Omit<CheckboxProps, keyof FieldProps<boolean>>) {
  return (
    <Checkbox
      {...namedField(props)}
      aria-invalid={props.error !== undefined || undefined}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

function rewritten(
  text: string,
  read: (text: string) => number | undefined,
  write: (value: number | null) => string,
): string {
  const value = read(text);
  return value === undefined || Number.isNaN(value) ? text : write(value);
}
