import type { DrawerProps, ModalProps } from "@mantine/core";
import { later } from "./later.tsx";

/** A dialog in the middle; its code loads after the page. */
export const Modal = later<ModalProps>(
  async () => (await import("./dialog-pieces.tsx")).ModalPiece,
);

/** A drawer at the side; its code loads after the page. */
export const Drawer = later<DrawerProps>(
  async () => (await import("./dialog-pieces.tsx")).DrawerPiece,
);
