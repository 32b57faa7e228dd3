import { Stack } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { listViewTexts as t } from "#texts/list-views.ts";
import { type ListView, useListViews } from "../../kernel/list-views.ts";
import { toast } from "../../kernel/toasts.ts";
import { focusFirst } from "../focus-first.ts";
import { Note } from "../note.tsx";
import { isAwaited, LoadingLines } from "../pending.tsx";
import { RetryError } from "../retry-error.tsx";
import { NameForm } from "./name-form.tsx";
import { ViewLine } from "./view-line.tsx";
import styles from "./view-list.module.css";

type Columns = Record<string, boolean>;

type Props = {
  /** Name of the list. */
  name: string;
  /** The part of the address that a view stores. */
  criteria: object;
  columns: Readonly<Columns>;
  /** The id of the view in the address. */
  chosen: string | undefined;
  onChoose: (search: object, columns: Columns) => void;
};

/** The saved views of a list, and the field that saves the present state as another. */
export function ViewList({ name: list, criteria, columns, chosen, onChoose }: Props) {
  const { options } = useRouter();
  const { found, keep } = useListViews(list);
  const [renaming, setRenaming] = useState<string | null>(null);
  const views = found.data?.views ?? [];
  const choose = (view: ListView) =>
    onChoose({ ...options.parseSearch?.(`?${view.search}`), saved: view.id }, view.columns);
  const save = async (name: string) => {
    const search = (options.stringifySearch?.(criteria) ?? "").replace(/^\?/, "");
    const { id } = await keep.mutateAsync({ list, name, search, columns });
    toast.success(t.kept);
    onChoose({ ...criteria, saved: id }, columns);
  };
  if (isAwaited(found)) return <LoadingLines height="4rem" />;
  return (
    <Stack gap="xs" ref={focusFirst}>
      {found.error && <RetryError error={found.error} onRetry={found.refetch} />}
      {found.data && views.length === 0 && <Note>{t.none}</Note>}
      {views.length > 0 && (
        <ul className={styles.views}>
          {views.map((view) => (
            <ViewLine
              key={view.id}
              view={view}
              isChosen={view.id === chosen}
              isRenaming={view.id === renaming}
              onChoose={() => choose(view)}
              onRename={(is) => setRenaming(is ? view.id : null)}
            />
          ))}
        </ul>
      )}
      {renaming === null && (
        <NameForm label={t.name} act={t.keep} error={keep.error} names={views} onName={save} />
      )}
    </Stack>
  );
}
