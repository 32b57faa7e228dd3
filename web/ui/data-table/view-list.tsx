import { ActionIcon, Stack } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { common } from "#texts/common.ts";
import { listViewTexts as t } from "#texts/list-views.ts";
import { type ListView, useListViews, useListViewActs } from "../../kernel/list-views.ts";
import { toast } from "../../kernel/toasts.ts";
import { focusFirst } from "../focus-first.ts";
import { Note } from "../note.tsx";
import { isAwaited, LoadingLines } from "../pending.tsx";
import { RetryError } from "../retry-error.tsx";
import { NameForm } from "./name-form.tsx";
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

type ViewLineProps = {
  view: ListView;
  isChosen: boolean;
  isRenaming: boolean;
  onChoose: () => void;
  onRename: (is: boolean) => void;
};

/** A saved view: its name applies it to the list; it can be renamed inline, and removed. */
function ViewLine({ view, isChosen, isRenaming, onChoose, onRename }: ViewLineProps) {
  const { id, name } = view;
  const { rename, remove } = useListViewActs();
  if (isRenaming)
    return (
      <li>
        <NameForm
          label={t.rename(name)}
          act={common.save}
          initial={name}
          error={rename.error}
          onName={async (given) => {
            await rename.mutateAsync({ id, name: given });
            toast.success(t.renamed);
            onRename(false);
          }}
        />
      </li>
    );
  const drop = () =>
    void remove.mutateAsync({ id }).then(() => toast.success(t.removed), toast.failure);
  return (
    <li className={styles.view}>
      <button
        type="button"
        className={styles.name}
        aria-current={isChosen ? "true" : undefined}
        onClick={onChoose}
      >
        {name}
      </button>
      <ActionIcon variant="subtle" aria-label={t.rename(name)} onClick={() => onRename(true)}>
        <IconPencil size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
      <ActionIcon variant="subtle" aria-label={t.remove(name)} onClick={drop}>
        <IconTrash size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
    </li>
  );
}
