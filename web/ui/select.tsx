import { Select as Drawn, type SelectProps } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";

/**
 * One of a list. What is chosen changes only by another choice: a field that has one does not open its list on focus, and what
 * is typed replaces its text. Enter takes the first option that the typed text finds; otherwise the form would be sent and the
 * text lost. A field that may be empty is emptied by deleting its text, or with Delete where nothing can be typed.
 */
export function Select<Value extends string | number = string>({
  selectFirstOptionOnChange = true,
  ...props
}: SelectProps<Value>) {
  const [isTyped, setTyped] = useState(false);
  const { clearable = false, searchable = false, readOnly = false, value, onChange } = props;
  const clear = (): void => {
    if (clearable && !readOnly && value !== null) onChange?.(null, null);
  };
  const clearByKey = ({ key }: KeyboardEvent): void => {
    if (!searchable && (key === "Delete" || key === "Backspace")) clear();
  };
  return (
    <Drawn<Value>
      openOnFocus={value === null || value === undefined}
      {...props}
      allowDeselect={false}
      selectFirstOptionOnChange={isTyped && selectFirstOptionOnChange}
      onInput={({ currentTarget }) => {
        setTyped(true);
        if (currentTarget.value === "") clear();
      }}
      onKeyDown={clearByKey}
      onClick={({ currentTarget }) => {
        if (searchable && !isTyped && value !== null) currentTarget.select();
      }}
      onDropdownClose={() => setTyped(false)}
    />
  );
}
