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

/** Whether the form of a new record is open over the page (`open=new`), with what opens and closes it. */
export function useCreating(): [boolean, { open: () => void; close: () => void }] {
  const show = useOpening();
  const isCreating = useLocation({
    select: ({ search }) => "open" in search && search.open === "new",
  });
  return [isCreating, { open: () => show("new"), close: () => show(undefined) }];
}
