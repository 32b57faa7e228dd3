import { Button, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { common } from "#texts/common.ts";
import { Modal } from "./dialogs.tsx";
import { focusFirst } from "./focus-first.ts";

type Props = {
  opened: boolean;
  title: string;
  text: ReactNode;
  /** The act, as the label of the confirming button. */
  action: string;
  cancel?: string;
  /** True for what cannot be undone. */
  danger?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Above an open drawer or dialog, and its menus. */
const above = 310;

/**
 * Asks before an act. Stays mounted, so that the focus can return. The focus moves in as soon as the content is shown: if
 * it came a moment later, a key pressed meanwhile would go to the page below.
 */
export function ConfirmDialog(props: Props) {
  const { opened, title, text, action, cancel = common.cancel, danger = false } = props;
  return (
    <Modal opened={opened} onClose={props.onCancel} title={title} zIndex={above}>
      <Text component="div">{text}</Text>
      <Group mt="lg" gap="sm" ref={focusFirst}>
        <Button
          color={danger ? "red" : "navy"}
          onClick={props.onConfirm}
          data-autofocus={danger ? undefined : true}
        >
          {action}
        </Button>
        <Button variant="default" onClick={props.onCancel} data-autofocus={danger || undefined}>
          {cancel}
        </Button>
      </Group>
    </Modal>
  );
}
