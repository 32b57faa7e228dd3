import { Kbd, Stack, Switch, Title } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { shellTexts } from "#texts/shell.ts";
import { letterTexts, shortcutTexts as t } from "#texts/shortcuts.ts";
import { Modal } from "../ui/dialogs.tsx";
import { Note } from "#web/ui/note.tsx";
import { letterKeys } from "./letter-keys.ts";
import type { MenuGroup } from "./menu-items.ts";
import styles from "./shortcuts-dialog.module.css";

type Props = { opened: boolean; onClose: () => void; groups: readonly MenuGroup[] };

/** The keys that lead from page to page, and the switch for the single-letter ones. */
export function ShortcutsDialog({ opened, onClose, groups }: Props) {
  const [areOn, setOn] = useLocalStorage(letterKeys);
  const places = groups.flatMap(({ items }) =>
    items.flatMap(({ label, key }) =>
      key ? [{ what: label, keys: t.keys(letterTexts[key]) }] : [],
    ),
  );
  return (
    <Modal opened={opened} onClose={onClose} title={t.title} size="lg">
      <Stack>
        <Note>{t.goMeaning}</Note>
        <Keys title={t.go} of={places} />
        <Keys
          title={t.everywhere}
          of={[
            { what: t.palette, keys: shellTexts.searchKeys },
            { what: t.help, keys: "?" },
            { what: t.row, keys: t.rowKeys },
            { what: t.save, keys: "Ctrl+Enter" },
            { what: t.selected, keys: "Ctrl+Enter" },
            { what: t.close, keys: "Esc" },
          ]}
        />
        <Switch
          label={t.letters}
          description={t.lettersHint}
          checked={areOn}
          onChange={(event) => setOn(event.currentTarget.checked)}
        />
      </Stack>
    </Modal>
  );
}

function Keys({ title, of }: { title: string; of: readonly { what: string; keys: string }[] }) {
  return (
    <section>
      <Title order={3}>{title}</Title>
      <dl className={styles.keys}>
        {of.map(({ what, keys }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <Kbd>{keys}</Kbd>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
