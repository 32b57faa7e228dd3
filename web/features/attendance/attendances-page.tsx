import { Box, Button, SegmentedControl, Switch } from "@mantine/core";
import { IconSitemap } from "@tabler/icons-react";
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { z } from "zod";
import { attendances } from "#api/attendances.ts";
import { Id, MonthField } from "#api/fields.ts";
import { structures } from "#api/structures.ts";
import { gridTexts as t } from "#texts/attendance.ts";
import { common } from "#texts/common.ts";
import { useLoaded } from "#web/kernel/answers.ts";
import { unread, useRead, type Unread } from "#web/kernel/address.ts";
import { load } from "#web/kernel/calls.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { thisMonth } from "#web/kernel/today.ts";
import { Colleagues } from "#web/features/live/public.ts";
import { MonthPicker } from "#web/ui/calendar/month-picker.tsx";
import { SearchField } from "#web/ui/data-table/search-field.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Page } from "#web/ui/page.tsx";
import { LoadingLines } from "#web/ui/pending.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { Select } from "#web/ui/select.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { MonthWorkspace } from "./month-grid/month-workspace.tsx";
import styles from "./month-grid/month-workspace.module.css";
import { useMonthSheet } from "./month-grid/use-month-sheet.ts";

const search = z.object({
  structure: Id.optional().catch(undefined),
  month: MonthField.optional().catch(undefined),
  search: z.string().max(100).optional().catch(undefined),
  due: z.boolean().optional().catch(undefined),
  show: z.enum(["codes", "hours"]).optional().catch(undefined),
  view: z.enum(["grid", "list"]).optional().catch(undefined),
});

type Search = z.output<typeof search>;

const readSearch = (raw: Unread) => search.parse(raw);

export const Route = createFileRoute("/_signed-in/attendances")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  loader: async ({ context }) => {
    const organizationId = context.organization.id;
    await Promise.all([
      load(context.queryClient, structures.getTree, { organizationId }),
      load(context.queryClient, attendances.getReasons, {}),
    ]);
  },
  component: AttendancesPage,
});

function AttendancesPage() {
  const { structures: all } = useLoaded(structures.getTree, {});
  const given = useRead(readSearch, Route.useSearch());
  const navigate = useNavigate({ from: Route.fullPath });
  const isPhone = useIsPhone();
  const change = (next: Search) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const month = given.month ?? thisMonth();
  const chosen =
    all.find(({ id }) => id === given.structure) ??
    all.find(({ contracts }) => contracts > 0) ??
    all[0];
  return (
    <Page
      title={t.title}
      // In the page's heading, which is always there, so that no cell moves when a colleague appears.
      beside={!isPhone && <Colleagues className={styles.here} />}
      actions={<MonthPicker value={month} onChange={(next) => change({ month: next })} />}
    >
      {chosen ? (
        <Month
          structureId={chosen.id}
          month={month}
          given={given}
          onChange={change}
          choices={all.map(({ id, code, title }) => ({ value: id, label: `${code} · ${title}` }))}
        />
      ) : (
        <EmptyState
          icon={IconSitemap}
          title={t.noStructures}
          text={t.noStructuresHint}
          action={
            <Button component={Link} to="/structures">
              {t.toStructures}
            </Button>
          }
        />
      )}
    </Page>
  );
}

type MonthProps = {
  structureId: string;
  month: string;
  given: Search;
  onChange: (next: Search) => void;
  choices: { value: string; label: string }[];
};

function Month({ structureId, month, given, onChange, choices }: MonthProps) {
  const { sheet, found } = useMonthSheet(structureId, month);
  const isPhone = useIsPhone();
  const view = given.view ?? (isPhone ? "list" : "grid");
  const show = given.show ?? "codes";
  const tools = (
    <>
      <Select
        aria-label={t.structure}
        data={choices}
        value={structureId}
        searchable
        w="min(15rem, 100%)"
        nothingFoundMessage={common.noOptions}
        onChange={(structure) => structure !== null && onChange({ structure })}
      />
      <Box w={{ base: "100%", sm: "13rem" }}>
        <SearchField
          label={t.search}
          value={given.search ?? ""}
          onSearch={(text) => onChange({ search: text === "" ? undefined : text })}
        />
      </Box>
      <Switch
        label={t.onlyDue}
        checked={given.due ?? false}
        onChange={(event) => onChange({ due: event.currentTarget.checked || undefined })}
      />
      <SegmentedControl
        aria-label={t.display}
        value={view === "list" ? "list" : show}
        data={[
          { value: "codes", label: t.codes },
          { value: "hours", label: t.hours },
          { value: "list", label: t.list },
        ]}
        onChange={(next) =>
          onChange(
            next === "list"
              ? { view: "list" }
              : {
                  view: isPhone ? "grid" : undefined,
                  show: next === "hours" ? "hours" : undefined,
                },
          )
        }
      />
      {isPhone && <Colleagues className={styles.here} />}
    </>
  );
  if (found.error && !sheet) return <RetryError error={found.error} onRetry={found.refetch} />;
  if (!sheet) return <LoadingLines height="60dvh" />;
  return (
    <MonthWorkspace
      key={`${structureId} ${month}`}
      sheet={sheet}
      filter={{ search: given.search ?? "", onlyDue: given.due ?? false }}
      display={show}
      isList={view === "list"}
      tools={tools}
    />
  );
}
