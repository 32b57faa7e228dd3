import {
  Drawer as MantineDrawer,
  Modal as MantineModal,
  type DrawerProps,
  type ModalProps,
} from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { NoReasons } from "./reasons.tsx";

/** One that comes opened opens as any other does, so that the focus finds back to where it was. */
export function ModalPiece(props: ModalProps) {
  const isMounted = useMounted();
  return (
    <NoReasons>
      <MantineModal {...props} opened={isMounted && props.opened} />
    </NoReasons>
  );
}

export function DrawerPiece(props: DrawerProps) {
  const isMounted = useMounted();
  return (
    <NoReasons>
      <MantineDrawer {...props} opened={isMounted && props.opened} />
    </NoReasons>
  );
}
