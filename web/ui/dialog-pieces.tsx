import {
  Drawer as MantineDrawer,
  Modal as MantineModal,
  type DrawerProps,
  type ModalProps,
} from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { type FocusEvent, type ReactNode, useLayoutEffect, useState } from "react";
import { focusNear, rememberPlace } from "./focus-near.ts";
import { NoReasons } from "./reasons.tsx";
import { useEscape } from "./use-escape.ts";

export function ModalPiece(props: ModalProps) {
  return (
    <NoReasons>
      <MantineModal {...props} title={useTitle(props)} {...useReturn(props)}>
        {props.children}
        <TitleFirst />
      </MantineModal>
    </NoReasons>
  );
}

export function DrawerPiece(props: DrawerProps) {
  return (
    <NoReasons>
      <MantineDrawer {...props} title={useTitle(props)} {...useReturn(props)}>
        {props.children}
        <TitleFirst />
      </MantineDrawer>
    </NoReasons>
  );
}

/**
 * The last place marked for a dialog's initial focus, which it hands on to the title. Where the content marks none, the kit would
 * focus the close button: a stray Enter closed the dialog before it was read.
 */
function TitleFirst() {
  return <span tabIndex={-1} data-autofocus onFocus={focusTitle} />;
}

function focusTitle({ currentTarget }: FocusEvent<HTMLElement>): void {
  const labelledBy = currentTarget.closest("[role=dialog]")?.getAttribute("aria-labelledby");
  const title = document.getElementById(labelledBy ?? "");
  title?.setAttribute("tabindex", "-1");
  title?.focus({ preventScroll: true });
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
