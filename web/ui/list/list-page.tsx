import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { AnyList } from "#api/list.ts";
import { ActButton } from "../act-button.tsx";
import { FormDrawer } from "../form/form-dialog.tsx";
import { Page } from "../page.tsx";
import { useCreating } from "../use-opening.ts";
import { ListTable, type ListTableProps } from "./list-table.tsx";

/** How a new item is created. */
type Creation = {
  /** The act, as the label of its button and the title of its form. */
  act: string;
  /** Why the user cannot do it; null or omitted if they can. */
  reason?: string | null;
  size?: string;
  /** The form; the function closes it. */
  renderForm: (close: () => void) => ReactNode;
};

type Props<L extends AnyList> = ListTableProps<L> & {
  /** The form of a new item, which opens beside the list, and its button. */
  creation?: Creation;
  /** Beside the title; by default, what creates a new item. */
  actions?: ReactNode;
  description?: ReactNode;
  /** Links to the sibling pages. */
  siblings?: ReactNode;
  /** Between the title and the list. */
  above?: ReactNode;
  /** Drawers and dialogs. */
  children?: ReactNode;
};

/** A page that consists of a list. */
export function ListPage<L extends AnyList>(props: Props<L>) {
  const { creation, actions, description, siblings, above, children, ...table } = props;
  const [isCreating, creating] = useCreating();
  const create = creation ? (
    <ActButton reason={creation.reason ?? null} icon={IconPlus} onClick={creating.open}>
      {creation.act}
    </ActButton>
  ) : (
    props.create
  );
  return (
    <Page
      title={props.texts.title}
      description={description ?? props.texts.description}
      actions={actions ?? create}
      siblings={siblings}
    >
      {above}
      <ListTable {...table} create={create} />
      {children}
      {creation && (
        <FormDrawer
          opened={isCreating}
          onClose={creating.close}
          title={creation.act}
          {...(creation.size !== undefined && { size: creation.size })}
        >
          {creation.renderForm(creating.close)}
        </FormDrawer>
      )}
    </Page>
  );
}
