import { Stack } from "@mantine/core";
import { type LinkProps, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { z } from "zod";
import type { Call } from "#api/call.ts";
import type { AnyList, ItemOf } from "#api/list.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { toast } from "#web/kernel/toasts.ts";
import { CallButton } from "#web/ui/call-button.tsx";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListPage } from "#web/ui/list/list-page.tsx";
import type { ListTableProps } from "#web/ui/list/list-table.tsx";
import { Pending } from "#web/ui/pending.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";

/** The fields of every entry. */
export type Entry = {
  id: string;
  code: string;
  title: string;
  sortOrder: number;
  validTo: string | null;
  isActive: boolean;
  version: number;
};

type EntryList = AnyList & { item: z.ZodType<Entry> };

/** The props of an entry's form. */
export type FormOfEntry<L extends EntryList> = {
  /** Null for a new one. */
  entry: ItemOf<L> | null;
  onDone: () => void;
};

type Props<L extends EntryList> = Pick<ListTableProps<L>, "texts" | "address" | "cells"> & {
  catalogue: { list: L; calls: Record<"getById" | "retire", Call> };
  words: {
    active: string;
    retired: string;
    create: string;
    one: string;
    retire: string;
    retireTitle: (title: string) => string;
    retireText: string;
    retireDone: string;
  };
  /** The code of the entry that is open beside the list. */
  opened: string | undefined;
  linkTo: (code: string) => LinkProps;
  renderForm: (form: FormOfEntry<L>) => ReactNode;
};

/** A catalogue: its list, and beside it the open entry, with its form and the button that retires it. */
export function CataloguePage<L extends EntryList>(props: Props<L>) {
  const { catalogue, words, opened, linkTo, renderForm, ...listProps } = props;
  const navigate = useNavigate();
  const search: object = props.address;
  const close = () =>
    void navigate({ to: ".", search: { ...search }, replace: true, resetScroll: false });
  return (
    <ListPage
      list={catalogue.list}
      texts={listProps.texts}
      address={listProps.address}
      cells={withState(words, listProps.cells)}
      rowLink={(row) => linkTo(inEvery(row).code)}
      isMuted={(row) => !inEvery(row).isActive}
      creation={{
        act: words.create,
        renderForm: (onDone) => renderForm({ entry: null, onDone }),
      }}
    >
      <FormDrawer opened={opened !== undefined} onClose={close} title={words.one}>
        {opened !== undefined && <OpenEntry key={opened} {...props} id={opened} onDone={close} />}
      </FormDrawer>
    </ListPage>
  );
}

/** The list of every catalogue has a column of the state. */
function withState<L extends EntryList>(
  { active, retired }: Props<L>["words"],
  cells: Cells<L> | undefined,
): Cells<L> {
  const state = (row: unknown) => {
    const { isActive } = inEvery(row);
    return (
      <StatusBadge tone={isActive ? "good" : "neutral"}>{isActive ? active : retired}</StatusBadge>
    );
  };
  return { state, ...cells };
}

type OpenedProps<L extends EntryList> = Props<L> & { id: string; onDone: () => void };

function OpenEntry<L extends EntryList>(props: OpenedProps<L>) {
  const { catalogue, id, onDone, renderForm } = props;
  const found = useAnswer(catalogue.calls.getById, { id });
  return (
    <Pending found={found} rows={5}>
      {(answer) => {
        // Guarantee: a catalogue's call returns the items of its list.
        const entry = answer as ItemOf<L>;
        const { isActive } = inEvery(entry);
        return (
          <Stack gap="md">
            {renderForm({ entry, onDone })}
            {isActive && <Retire {...props} entry={inEvery(entry)} />}
          </Stack>
        );
      }}
    </Pending>
  );
}

function Retire<L extends EntryList>(props: OpenedProps<L> & { entry: Entry }) {
  const { catalogue, words: t, onDone, entry } = props;
  const { id, version, title } = entry;
  return (
    <CallButton
      variant="default"
      style={{ alignSelf: "start" }}
      makes={catalogue.calls.retire}
      input={{ id, version }}
      question={{
        title: t.retireTitle(title),
        text: t.retireText,
        action: t.retire,
        danger: true,
      }}
      done={() => {
        toast.success(t.retireDone);
        onDone();
      }}
    >
      {t.retire}
    </CallButton>
  );
}

/** Guarantee: the definition of a catalogue gives these fields to each of its items. */
function inEvery(item: unknown): Entry {
  return item as Entry;
}
