import { Modal } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { shellTexts as t } from "#texts/shell.ts";
import type { Session } from "../kernel/session-cookies.ts";
import { PaletteContent } from "./palette-content.tsx";

/** Above the page, its header and its drawers. */
const above = 400;

type Props = { session: Session; opened: boolean; onClose: () => void };

/** The palette's dialog. It opens only after mounting, so that the focus can return to where it was. */
export function PaletteDialog({ session, opened, onClose }: Props) {
  const isMounted = useMounted();
  return (
    <Modal.Root
      opened={isMounted && opened}
      onClose={onClose}
      size="lg"
      yOffset="10dvh"
      zIndex={above}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t.search}>
        <PaletteContent session={session} onGo={onClose} />
      </Modal.Content>
    </Modal.Root>
  );
}
