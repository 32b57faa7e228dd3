import { Group, Stack } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { parametersTexts as t } from "#texts/parameter-pages.ts";
import { SearchField } from "#web/ui/data-table/search-field.tsx";

/** Settings under a field that finds them by their words. */
export function SettingSearch({ children }: { children: (term: string) => ReactNode }) {
  const [term, setTerm] = useState("");
  return (
    <Stack gap="sm">
      <Group>
        <SearchField label={t.search} value={term} onSearch={setTerm} />
      </Group>
      {children(term)}
    </Stack>
  );
}
