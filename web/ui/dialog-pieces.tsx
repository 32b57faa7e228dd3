import {
  Drawer as MantineDrawer,
  Modal as MantineModal,
  type DrawerProps,
  type ModalProps,
} from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { useLayoutEffect } from "react";
import { focusNear, rememberPlace } from "./focus-near.ts";
import { NoReasons } from "./reasons.tsx";

export function ModalPiece(props: ModalProps) {
  return (
    <NoReasons>
      <MantineModal {...props} {...useReturn(props.opened)} />
    </NoReasons>
  );
}

export function DrawerPiece(props: DrawerProps) {
  return (
    <NoReasons>
      <MantineDrawer {...props} {...useReturn(props.opened)} />
    </NoReasons>
  );
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
