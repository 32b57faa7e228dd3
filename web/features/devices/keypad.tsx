import { Button } from "@mantine/core";
import { IconBackspace, IconX } from "@tabler/icons-react";
import { captureTexts as t } from "#texts/devices.ts";
import styles from "./capture-screen.module.css";

const keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** Digits to press with a thumb. */
export function Keypad({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const key = (digit: string) => (
    <Button
      key={digit}
      variant="default"
      className={styles.key}
      onClick={() => onChange(value + digit)}
    >
      {digit}
    </Button>
  );
  return (
    <div className={styles.keypad}>
      {keys.map(key)}
      <Button
        variant="subtle"
        className={styles.key}
        aria-label={t.clear}
        onClick={() => onChange("")}
      >
        <IconX size={28} aria-hidden />
      </Button>
      {key("0")}
      <Button
        variant="subtle"
        className={styles.key}
        aria-label={t.back}
        onClick={() => onChange(value.slice(0, -1))}
      >
        <IconBackspace size={28} aria-hidden />
      </Button>
    </div>
  );
}
