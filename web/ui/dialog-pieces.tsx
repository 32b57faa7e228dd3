import {
  Drawer as MantineDrawer,
  Modal as MantineModal,
  type DrawerProps,
  type ModalProps,
} from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { type FocusEvent, type ReactNode, useLayoutEffect, useState } from "react";
import { touched } from "../kernel/widths.ts";
import { focusTitle } from "./focus-first.ts";
import { focusNear, rememberPlace } from "./focus-near.ts";
import { NoReasons } from "./reasons.tsx";
import { useEscape } from "./use-escape.ts";

export function ModalPiece(props: ModalProps) {
  return (
    <NoReasons>
      <MantineModal {...props} title={useTitle(props)} {...useReturn(props)}>
        <WithTitle>{props.children}</WithTitle>
      </MantineModal>
    </NoReasons>
  );
}

export function DrawerPiece(props: DrawerProps) {
  return (
    <NoReasons>
      <MantineDrawer {...props} title={useTitle(props)} {...useReturn(props)}>
        <WithTitle>{props.children}</WithTitle>
      </MantineDrawer>
    </NoReasons>
  );
}

/**
 * Marks a dialog's title for the initial focus: on a touched screen before what the content marks, since a keyboard would
 * cover the dialog before it was read; elsewhere only where the content marks nothing. The kit would focus the close
 * button: a stray Enter closed the dialog before it was read.
 */
function WithTitle({ children }: { children: ReactNode }) {
  const title = <span tabIndex={-1} data-autofocus onFocus={handOn} />;
  const isFirst = matchMedia(touched).matches;
  return (
    <>
      {isFirst && title}
      {children}
      {!isFirst && title}
    </>
  );
}

function handOn({ currentTarget }: FocusEvent<HTMLElement>): void {
  const dialog = currentTarget.closest("[role=dialog]");
  if (dialog) focusTitle(dialog);
}

/** Keeps the last title while a dialog fades out, although nothing is selected any more. */
function useTitle({ opened, title }: { opened: boolean; title?: ReactNode }): ReactNode {
  const [last, setLast] = useState(title);
  if (typeof title !== "string") return title;
  if (opened && title !== last) setLast(title);
  return opened ? title : last;
}

function stay(): void {}

/**
 * A dialog that is mounted already open still goes through opening like any other, so that the focus returns to where it
 * was or, if that is gone, to something near it.
 */
function useReturn({
  opened: isAsked,
  onClose,
  closeOnEscape = true,
}: Pick<ModalProps, "opened" | "onClose" | "closeOnEscape">) {
  const isMounted = useMounted();
  const opened = isMounted && isAsked;
  useEscape(opened, closeOnEscape ? onClose : stay);
  useLayoutEffect(() => {
    if (opened) rememberPlace();
  }, [opened]);
  // Mantine's own focus return takes 10 ms.
  return {
    opened,
    closeOnEscape: false,
    onExitTransitionEnd: () => void setTimeout(focusNear, 20),
  };
}
