import { ActionIcon } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { common } from "#texts/common.ts";
import { listViewTexts as t } from "#texts/list-views.ts";
import { type ListView, useListViewActs } from "../../kernel/list-views.ts";
import { toast } from "../../kernel/toasts.ts";
import { NameForm } from "./name-form.tsx";
import styles from "./view-list.module.css";

type Props = {
  view: ListView;
  isChosen: boolean;
  isRenaming: boolean;
  onChoose: () => void;
  onRename: (is: boolean) => void;
};

/** A saved view: its name applies it to the list; it can be renamed inline, and removed. */
export function ViewLine({ view, isChosen, isRenaming, onChoose, onRename }: Props) {
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
