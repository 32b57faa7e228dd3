import { Combobox, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import styles from "./palette.module.css";

type Props = { label: string; hint: string; value: string; onChange: (value: string) => void };

/** The field above a list that is filtered as the user types. */
export function PaletteField({ label, hint, value, onChange }: Props) {
  return (
    <Combobox.EventsTarget withExpandedAttribute>
      <TextInput
        role="combobox"
        data-autofocus
        size="md"
        className={styles.field}
        variant="unstyled"
        aria-label={label}
        placeholder={hint}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        leftSection={<IconSearch size={20} stroke={1.6} aria-hidden />}
      />
    </Combobox.EventsTarget>
  );
}
