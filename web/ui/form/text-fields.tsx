import {
  PasswordInput,
  TextInput,
  type PasswordInputProps,
  type TextInputProps,
} from "@mantine/core";
import { common } from "#texts/common.ts";
import { namedField } from "./named-field.ts";
import type { FieldProps } from "./use-plain-form.ts";

export type Text<P> = FieldProps<string> & Omit<P, keyof FieldProps<string>>;

/** One line of text. */
export function TextField({ onChange, ...props }: Text<TextInputProps>) {
  return (
    <TextInput {...namedField(props)} onChange={(event) => onChange(event.currentTarget.value)} />
  );
}

/** A secret, with a button that shows it. Mantine does not set `aria-invalid` on its input. */
export function PasswordField({ onChange, ...props }: Text<PasswordInputProps>) {
  return (
    <PasswordInput
      visibilityToggleButtonProps={{ "aria-label": common.showPassword, tabIndex: 0 }}
      {...namedField(props)}
      aria-invalid={props.error !== undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
