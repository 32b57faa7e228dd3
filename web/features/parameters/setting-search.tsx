import { Group, Stack } from "@mantine/core";
import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { parametersTexts as t } from "#texts/parameter-pages.ts";
import type { TableSearch } from "#web/ui/data-table/list-search.ts";
import { SearchField } from "#web/ui/data-table/search-field.tsx";
import { useListState } from "#web/ui/data-table/use-list-state.ts";

/** Settings below a field that finds them by their words; the address holds the search. */
export function SettingSearch({ children }: { children: (term: string) => ReactNode }) {
  const term = useLocation({ select: ({ search }) => termIn(search) });
  const { change } = useListState<TableSearch>({ search: term });
  return (
    <Stack gap="sm">
      <Group>
        <SearchField
          label={t.search}
          value={term}
          onSearch={(search) => change({ search: search || undefined })}
        />
      </Group>
      {children(term)}
    </Stack>
  );
}

function termIn(search: object): string {
  const term: unknown = Reflect.get(search, "search");
  return typeof term === "string" || typeof term === "number" ? String(term) : "";
}
