import { Stack, Text } from "@mantine/core";
import { IconChecks } from "@tabler/icons-react";
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { verifications } from "#api/verifications.ts";
import type { Month } from "#domain/calendar/day.ts";
import { signingTexts as t } from "#texts/verification.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { unread, useRead, type Unread } from "#web/kernel/address.ts";
import { inOrganization, useOrganization } from "#web/kernel/organization.ts";
import { MonthPicker } from "#web/ui/calendar/month-picker.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Page } from "#web/ui/page.tsx";
import { QueryState } from "#web/ui/pending.tsx";
import { monthSearch, monthToClose } from "./month-search.ts";
import { signingStateOf } from "./signing-state.ts";
import { StructureList } from "./structure-list.tsx";
import { StructureToSign } from "./structure-to-sign.tsx";
import styles from "./verify-attendances-page.module.css";

const readSearch = (raw: Unread) => monthSearch.parse(raw);

export const Route = createFileRoute("/_signed-in/verifications/verify-attendances")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  component: VerifyAttendancesPage,
});

function VerifyAttendancesPage() {
  const organizationId = useOrganization().id;
  const navigate = useNavigate({ from: Route.fullPath });
  const { month = monthToClose(), structure } = useRead(readSearch, Route.useSearch());
  const found = useAnswer(verifications.getSignable, { organizationId, month });
  const structures = found.data?.structures ?? [];
  const ready = structures.filter((row) => signingStateOf(row) === "ready");
  const toSign = ready.length;
  const structureInAddress = structures.find(
    ({ structureId }) => structureId === structure,
  )?.structureId;
  // Opens on the first structure that waits, and stays there once it is signed; on phones the list comes first.
  const [first, setFirst] = useState<{ month: Month; structureId: string } | null>(null);
  if (ready[0] && first?.month !== month) setFirst({ month, structureId: ready[0].structureId });
  const chosen = structureInAddress ?? (first?.month === month ? first.structureId : undefined);
  const others = ready.filter(({ structureId }) => structureId !== chosen);
  const next = others[0] ? { ...others[0], left: others.length } : null;
  return (
    <Page
      title={t.title}
      description={t.description}
      actions={
        <MonthPicker
          value={month}
          onChange={(next) => void navigate({ search: { month: next, structure } })}
        />
      }
    >
      <QueryState found={found} height={320} />
      {found.data && structures.length === 0 && (
        <EmptyState icon={IconChecks} title={t.noStructures} text={t.noStructuresHint} />
      )}
      {toSign > 0 && <Text mb="sm">{t.structuresToSign(toSign)}</Text>}
      {structures.length > 0 && (
        <div className={styles.columns} data-chosen={structureInAddress !== undefined || undefined}>
          <StructureList structures={structures} month={month} chosen={chosen} />
          <Stack gap="md">
            {chosen ? (
              <>
                <Link to={Route.fullPath} search={{ month }} className={styles.back}>
                  {t.allStructures}
                </Link>
                <StructureToSign
                  key={`${chosen} ${month}`}
                  {...{ organizationId, month, next, structureId: chosen }}
                />
              </>
            ) : (
              <EmptyState
                icon={IconChecks}
                title={t.chooseStructure}
                text={t.chooseStructureHint}
              />
            )}
          </Stack>
        </div>
      )}
    </Page>
  );
}
