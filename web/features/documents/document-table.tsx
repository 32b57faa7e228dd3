import type { ReactNode } from "react";
import { type DocumentItem, documentList, documentQueue, documents } from "#api/documents.ts";
import { documentListTexts, documentQueueTexts, documentTexts as t } from "#texts/documents.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { FilterSelect } from "#web/ui/data-table/filter-select.tsx";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { formatSize } from "#web/ui/formats.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListTable } from "#web/ui/list/list-table.tsx";
import type { AddressOf } from "#web/ui/list/use-found.ts";
import { RowAct } from "#web/ui/row-act.tsx";
import { documentTones } from "./document-words.ts";

const endings = [30, 60, 90];

const cells: Cells<typeof documentQueue> = {
  file: {
    note: (row) => [formatSize(row.sizeBytes), row.note].filter((word) => word !== "").join(" · "),
  },
  kind: { note: (row) => row.person },
  state: { tones: documentTones, note: (row) => row.state === "rejected" && row.reason },
  uploadedAt: { minWidth: "9.25rem", note: (row) => row.uploadedBy },
};

type Address = AddressOf<typeof documentQueue>;

type Props = {
  address: Address;
  within?: object;
  /** Whether it lists documents of all bodies. */
  isQueue: boolean;
  onOpen: (item: DocumentItem) => void;
  create?: ReactNode;
};

/** Documents, with their kind, state and how long they are valid. */
export function DocumentTable({ isQueue, onOpen, ...place }: Props) {
  return (
    <ListTable
      list={isQueue ? documentQueue : documentList}
      texts={isQueue ? documentQueueTexts : documentListTexts}
      {...place}
      {...(!isQueue && { usualSort: "-uploadedAt" as const })}
      cells={cells}
      renderFilters={(list) => <Filters list={list} />}
      renderActs={(row) => (
        <RowAct act={t.view} name={t.viewOf(row.fileName)} onClick={() => onOpen(row)} />
      )}
      isMuted={({ state }) => state === "replaced"}
    />
  );
}

function Filters({ list: { search, change } }: { list: ListState<Address> }) {
  const kinds = useAnswer(documents.getKinds, {}, { staleTime: Infinity });
  return (
    <>
      <FilterSelect
        label={documentListTexts.columns.kind}
        any={t.anyKind}
        w={200}
        read={kinds}
        data={kinds.data?.map(({ code, title }) => ({ value: code, label: title }))}
        chosen={search.kind}
        onChoose={(kind) => change({ kind })}
      />
      <FilterSelect
        label={t.ending}
        any={t.anyEnd}
        w={170}
        data={endings.map((days) => ({ value: days, label: t.endingWithin(days) }))}
        chosen={search.endingWithinDays}
        onChoose={(endingWithinDays) => change({ endingWithinDays })}
      />
    </>
  );
}
