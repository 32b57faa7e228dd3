import {
  Drawer as MantineDrawer,
  Modal as MantineModal,
  type DrawerProps,
  type ModalProps,
} from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { focusNear, rememberPlace } from "./focus-near.ts";
import { NoReasons } from "./reasons.tsx";

export function ModalPiece(props: ModalProps) {
  return (
    <NoReasons>
      <MantineModal {...props} title={useTitle(props)} {...useReturn(props.opened)} />
    </NoReasons>
  );
}

export function DrawerPiece(props: DrawerProps) {
  return (
    <NoReasons>
      <MantineDrawer {...props} title={useTitle(props)} {...useReturn(props.opened)} />
    </NoReasons>
  );
}

/** While it fades, whose dialog it was stays said, though nobody is chosen any more. */
function useTitle({ opened, title }: { opened: boolean; title?: ReactNode }): ReactNode {
  const [last, setLast] = useState(title);
  if (typeof title !== "string") return title;
  if (opened && title !== last) setLast(title);
  return opened ? title : last;
}

/**
 * One that comes opened opens as any other does, so that the focus finds back to where it was; where that is gone, near to it.
 */
function useReturn(isAsked: boolean) {
  const isMounted = useMounted();
  const opened = isMounted && isAsked;
  useLayoutEffect(() => {
    if (opened) rememberPlace();
  }, [opened]);
  // Mantine's own way back takes 10 ms.
  return { opened, onExitTransitionEnd: () => void setTimeout(focusNear, 20) };
}
