import { Button, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { common } from "#texts/common.ts";
import { Modal } from "./dialogs.tsx";
import { focusFirst } from "./focus-first.ts";

type Props = {
  opened: boolean;
  title: string;
  text: ReactNode;
  /** The act, as the button names it. */
  action: string;
  cancel?: string;
  /** True for what cannot be undone. */
  danger?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Above a drawer or dialog that is open already, and its menus. */
const above = 310;

/**
 * Asks before an act. Stays mounted, so that the focus finds its way back. The focus moves in together with what is shown:
 * were it a moment later, a key struck meanwhile would fall on the page beneath.
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
