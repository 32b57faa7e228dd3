import type { ReactNode } from "react";
import type { AnyList } from "#api/list.ts";
import { Page } from "../page.tsx";
import { ListTable, type ListTableProps } from "./list-table.tsx";

type Props<L extends AnyList> = ListTableProps<L> & {
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
  const { actions, description, siblings, above, children, ...table } = props;
  return (
    <Page
      title={props.texts.title}
      description={description ?? props.texts.description}
      actions={actions ?? props.create}
      siblings={siblings}
    >
      {above}
      <ListTable {...table} />
      {children}
    </Page>
  );
}
