import { type DrawerProps, type ModalProps } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { confirm } from "../../kernel/confirm.ts";
import { Drawer, Modal } from "../dialogs.tsx";
import { KeepingContext, type Keeping } from "./keeping.ts";
import { submitsOnControlEnter } from "./submits-on-control-enter.ts";
import { unsavedQuestion } from "./unsaved-guard.tsx";

/** A drawer at the side for a form; closing it with unsaved changes asks first. */
export function FormDrawer({ onClose, children, ...props }: DrawerProps & { children: ReactNode }) {
  const [keeping, close] = useAskedClose(onClose);
  return (
    <Drawer position="right" size="lg" {...submitsOnControlEnter} {...props} onClose={close}>
      <KeepingContext value={keeping}>{children}</KeepingContext>
    </Drawer>
  );
}

/** A dialog in the middle for a short form; closing it with unsaved changes asks first. */
export function FormModal({ onClose, children, ...props }: ModalProps & { children: ReactNode }) {
  const [keeping, close] = useAskedClose(onClose);
  return (
    <Modal {...submitsOnControlEnter} {...props} onClose={close}>
      <KeepingContext value={keeping}>{children}</KeepingContext>
    </Modal>
  );
}

function useAskedClose(onClose: () => void): [Keeping, () => void] {
  const [keeping] = useState<Keeping>(() => new Set());
  const close = async () => {
    const loses = [...keeping].some((wouldLose) => wouldLose());
    if (!loses || (await confirm(unsavedQuestion))) onClose();
  };
  // The key that closes must have been heard by all: else it would answer the question that it brings.
  return [keeping, () => void setTimeout(() => void close())];
}
