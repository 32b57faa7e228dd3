import { Stack, Text, ThemeIcon } from "@mantine/core";
import { IconInbox } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

type Props = {
  title: string;
  /** What to do about it. */
  text: string;
  icon?: typeof IconInbox;
  /** The button that does it. */
  action?: ReactNode;
};

/** Shown in place of an empty list, and says what to do. */
export function EmptyState({ title, text, icon: Icon = IconInbox, action }: Props) {
  return (
    <Stack align="center" gap="xs" className={styles.empty}>
      <ThemeIcon variant="light" size={52} radius="xl">
        <Icon size={26} stroke={1.5} aria-hidden />
      </ThemeIcon>
      <Text fw={600} ta="center">
        {title}
      </Text>
      <Text c="dimmed" ta="center" maw={420} className={styles.text}>
        {text}
      </Text>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </Stack>
  );
}
