import { type ReactNode, useState } from "react";
import { globalParamsTexts as t } from "#texts/parameter-pages.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { type Found, Pending } from "#web/ui/pending.tsx";
import { SettingList } from "./setting-list.tsx";

type Props<Item> = {
  term: string;
  found: Found<readonly Item[]>;
  nameOf: (item: Item) => { title: string; meaning: string };
  renderRow: (item: Item, onChange: () => void) => ReactNode;
  renderForm: (item: Item, onDone: () => void) => ReactNode;
};

/** Settings with the term in their name or meaning; the one being changed opens in a drawer. */
export function ChangeableSettings<Item extends { key: string }>(props: Props<Item>) {
  const { term, found, nameOf, renderRow, renderForm } = props;
  const [key, setKey] = useState<string | null>(null);
  const chosen = found.data?.find((item) => item.key === key);
  const close = () => setKey(null);
  return (
    <>
      <Pending found={found} rows={8}>
        {(items) => (
          <SettingList term={term} items={items.map((item) => ({ ...nameOf(item), item }))}>
            {({ item }) => renderRow(item, () => setKey(item.key))}
          </SettingList>
        )}
      </Pending>
      <FormDrawer
        opened={chosen !== undefined}
        onClose={close}
        title={chosen && t.changeOf(nameOf(chosen).title)}
      >
        {chosen && renderForm(chosen, close)}
      </FormDrawer>
    </>
  );
}
