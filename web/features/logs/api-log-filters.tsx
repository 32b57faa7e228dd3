import { Select } from "@mantine/core";
import { apiLogs } from "#api/logs.ts";
import { apiOutcomes } from "#domain/logs.ts";
import { apiOutcomeTexts, logPageTexts as t } from "#texts/logs.ts";
import { OrganizationPicker } from "#web/features/organizations/public.ts";
import type { ListSearch } from "#web/ui/data-table/list-search.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { PeriodFields } from "#web/ui/form/period-fields.tsx";
import { formatNumber } from "#web/ui/formats.ts";

/** The filters of the log of calls that the address keeps. */
export const apiLogFilters = apiLogs.getAll.input.omit({ skip: true, take: true });

const speeds = [100, 500, 1000, 5000] as const;

/** Period, outcome, duration and body. */
export function ApiLogFilters({ list }: { list: ListState<ListSearch<typeof apiLogFilters>> }) {
  const { search, change } = list;
  return (
    <>
      <PeriodFields period={search} onChange={change} />
      <Select
        aria-label={t.anyOutcome}
        placeholder={t.anyOutcome}
        clearable
        data={apiOutcomes.map((value) => ({ value, label: apiOutcomeTexts[value] }))}
        value={search.outcome ?? null}
        onChange={(chosen) => change({ outcome: apiOutcomes.find((one) => one === chosen) })}
      />
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
