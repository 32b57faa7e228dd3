import { Alert, Group, Stack, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { payrollLayouts } from "#api/payroll-layouts.ts";
import type { Month } from "#domain/calendar/day.ts";
import { payrollLayoutTexts as t } from "#texts/payroll-layout-pages.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { download } from "#web/kernel/download.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import type { AnswerTo } from "#web/kernel/request.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { SelectField } from "#web/ui/form/fields.tsx";
import { TextLink } from "#web/ui/links.tsx";
import { Pending } from "#web/ui/pending.tsx";
import { TextList } from "#web/ui/text-list.tsx";
import { useBusy } from "#web/ui/use-busy.ts";

const mostLayouts = 200;
const mostNamedHere = 8;

/** The month in one of the body's layouts: the choice of layout, what it leaves out, and the file. */
export function ExportInLayout({ month }: { month: Month }) {
  const found = useAnswer(payrollLayouts.getAll, { take: mostLayouts });
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Pending found={found} rows={3}>
      {({ items }) => {
        const layout = items.find(({ id }) => id === chosen) ?? items[0];
        return (
          <Stack gap="md">
            {layout ? (
              <>
                <SelectField
                  label={t.layout}
                  data={items.map(({ id, title }) => ({ value: id, label: title }))}
                  clearable={false}
                  name="layout"
                  value={layout.id}
                  onChange={setChosen}
                />
                <Outcome id={layout.id} month={month} />
              </>
            ) : (
              <Text>{t.noLayouts}</Text>
            )}
            <TextLink to="/payments/layouts">{t.toLayouts}</TextLink>
          </Stack>
        );
      }}
    </Pending>
  );
}

function Outcome({ id, month }: { id: string; month: Month }) {
  const { id: organizationId } = useOrganization();
  const query = { organizationId, id, month };
  const found = useAnswer(payrollLayouts.getOutcome, query, { staleTime: 0 });
  const [isBusy, doing] = useBusy();
  return (
    <Pending found={found} rows={4}>
      {(outcome) => (
        <>
          <OutcomeDetails outcome={outcome} />
          <Group>
            <ActButton
              icon={IconDownload}
              reason={outcome.refusals.length > 0 ? t.cannotBeMade : null}
              loading={isBusy}
              onClick={doing(() =>
                download(payrollLayouts.getFile, { ...query, leavesOut: outcome.leftOutInAll }),
              )}
            >
              {t.take}
            </ActButton>
          </Group>
        </>
      )}
    </Pending>
  );
}

function OutcomeDetails({ outcome }: { outcome: AnswerTo<typeof payrollLayouts.getOutcome> }) {
  const { contracts, lines, unsigned, leftOut, leftOutInAll, uncomputed, refusals } = outcome;
  const isPartial = leftOutInAll + uncomputed + unsigned > 0;
  return (
    <Stack gap="sm">
      {refusals.length > 0 ? (
        <Alert color="red" title={t.cannotBeMade}>
          <TextList lines={refusals} />
        </Alert>
      ) : (
        <Text role="status">{t.holdsLines(contracts, lines)}</Text>
      )}
      {isPartial && (
        <Alert color="yellow" title={leftOutInAll > 0 ? t.leftOut(leftOutInAll) : undefined}>
          {leftOut.length > 0 && (
            <TextList
              lines={leftOut.map(t.leftOutOf)}
              most={mostNamedHere}
              total={leftOutInAll}
              more={t.more}
            />
          )}
          {uncomputed > 0 && <Text size="sm">{t.uncomputed(uncomputed)}</Text>}
          {unsigned > 0 && <Text size="sm">{t.unsigned(unsigned)}</Text>}
        </Alert>
      )}
    </Stack>
  );
}
