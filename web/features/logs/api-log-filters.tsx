import { Select } from "@mantine/core";
import type { apiLogList } from "#api/logs.ts";
import { logPageTexts as t } from "#texts/logs.ts";
import { OrganizationPicker } from "#web/features/organizations/public.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { PeriodFields } from "#web/ui/form/period-fields.tsx";
import { formatNumber } from "#web/ui/formats.ts";
import type { AddressOf } from "#web/ui/list/use-found.ts";

const speeds = [100, 500, 1000, 5000] as const;

/** Period, duration and body. */
export function ApiLogFilters({ list }: { list: ListState<AddressOf<typeof apiLogList>> }) {
  const { search, change } = list;
  return (
    <>
      <PeriodFields period={search} onChange={change} />
      <Select
        aria-label={t.anySpeed}
        placeholder={t.anySpeed}
        clearable
        data={speeds.map((ms) => ({ value: String(ms), label: t.slowerThan(formatNumber(ms)) }))}
        value={search.slowerThan === undefined ? null : String(search.slowerThan)}
        onChange={(ms) => change({ slowerThan: ms === null ? undefined : Number(ms) })}
      />
      <OrganizationPicker
        aria-label={t.anyOrganization}
        placeholder={t.anyOrganization}
        clearable
        value={search.organizationId ?? null}
        onChange={(id) => change({ organizationId: id ?? undefined })}
      />
    </>
  );
}
