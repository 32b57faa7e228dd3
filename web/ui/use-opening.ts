import { isRecord } from "#domain/keys.ts";
import { useLocation, useNavigate } from "@tanstack/react-router";

/** What is open over a page, stored in its address as `open`, so that a link can open it too. */
export function useOpening(): (next: string | undefined) => void {
  const navigate = useNavigate();
  return (next) =>
    void navigate({
      to: ".",
      search: (before: object) => {
        const { open: _open, ...rest }: { open?: unknown } = before;
        return next === undefined ? rest : { ...rest, open: next };
      },
      replace: true,
      resetScroll: false,
    });
}

/** The state of the history's entry of a form that the palette has opened. */
export const openedFromPalette = { isFromPalette: true };

/** Closes a form: one that the palette has opened leads back to where the user was. */
export function closeOpened(onClose: () => void): void {
  const state: unknown = window.history.state;
  if (isRecord(state) && state["isFromPalette"]) window.history.back();
  else onClose();
}

/** Whether the form of a new record is open over the page (`open=new`), with what opens and closes it. */
export function useCreating(): [boolean, { open: () => void; close: () => void }] {
  const show = useOpening();
  const isCreating = useLocation({
    select: ({ search }) => "open" in search && search.open === "new",
  });
  return [isCreating, { open: () => show("new"), close: () => show(undefined) }];
}
