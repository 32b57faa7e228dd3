import { type DrawerProps, type ModalProps } from "@mantine/core";
import { useContext, useState, type ReactNode } from "react";
import { formTexts } from "#texts/common.ts";
import { confirm } from "../../kernel/confirm.ts";
import { toast } from "../../kernel/toasts.ts";
import { Drawer, Modal } from "../dialogs.tsx";
import { closeOpened } from "../use-opening.ts";
import { KeepingContext, type Keeping } from "./keeping.ts";
import { submitsOnControlEnter } from "./submits-on-control-enter.ts";
import { useLeftOver } from "./use-left-over.ts";
import { unsavedQuestion } from "./unsaved-guard.tsx";

/** A drawer at the side for a form; closing it with unsaved changes asks first, and it stays open until a submission is answered. */
export function FormDrawer({ onClose, children, ...props }: DrawerProps & { children: ReactNode }) {
  const [keeping, close] = useAskedClose(onClose);
  return (
    <Drawer position="right" size="lg" {...submitsOnControlEnter} {...props} onClose={close}>
      <Kept {...props} keeping={keeping}>
        {children}
      </Kept>
    </Drawer>
  );
}

/** The same as a dialog in the middle, for a short form. */
export function FormModal({ onClose, children, ...props }: ModalProps & { children: ReactNode }) {
  const [keeping, close] = useAskedClose(onClose);
  return (
    <Modal {...submitsOnControlEnter} {...props} onClose={close}>
      <Kept {...props} keeping={keeping}>
        {children}
      </Kept>
    </Modal>
  );
}

type KeptProps = Pick<ModalProps, "opened" | "title" | "children"> & { keeping: Keeping };

function Kept({ opened, title, keeping, children }: KeptProps) {
  // While it is sent, the place goes because of the user's own act: the page may read what it did before its answer is dealt with.
  const content = useLeftOver(opened, title, () => !isSendingIn(keeping) && losesOf(keeping));
  return (
    <div ref={content} style={{ display: "contents" }}>
      <KeepingContext value={keeping}>{children}</KeepingContext>
    </div>
  );
}

function losesOf(keeping: Keeping): boolean {
  return [...keeping].some(({ wouldLose }) => wouldLose());
}

function isSendingIn(keeping: Keeping): boolean {
  return [...keeping].some(({ isSending }) => isSending);
}

function useAskedClose(onClose: () => void): [Keeping, () => void] {
  const [keeping] = useState<Keeping>(() => new Set());
  const isWithin = useContext(KeepingContext) !== null;
  const close = async () => {
    // Closed now, the submission would seem to have failed, and a late answer would close whatever is open by then.
    if (isSendingIn(keeping)) toast.info(formTexts.underWay);
    else if (!losesOf(keeping) || (await confirm(unsavedQuestion))) {
      keeping.clear();
      if (isWithin) onClose();
      else closeOpened(onClose);
    }
  };
  return [keeping, () => void close()];
}
