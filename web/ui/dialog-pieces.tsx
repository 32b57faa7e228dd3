import {
  Drawer as MantineDrawer,
  Modal as MantineModal,
  type DrawerProps,
  type ModalProps,
} from "@mantine/core";
import { useMounted } from "@mantine/hooks";

/** One that comes opened opens as any other does, so that the focus finds back to where it was. */
export function ModalPiece(props: ModalProps) {
  const isMounted = useMounted();
  return <MantineModal {...props} opened={isMounted && props.opened} />;
}

export function DrawerPiece(props: DrawerProps) {
  const isMounted = useMounted();
  return <MantineDrawer {...props} opened={isMounted && props.opened} />;
}
