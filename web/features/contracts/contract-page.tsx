import { SimpleGrid, Stack, List, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { createFileRoute } from "@tanstack/react-router";
import { contracts } from "#api/contracts.ts";
import { employmentType } from "#domain/contracts/employment-type.ts";
import { personName } from "#domain/identity/person-name.ts";
import { contractActTexts } from "#texts/contract-acts.ts";
import { contractDetailTexts as t, contractStateTexts } from "#texts/contracts.ts";
import { historyTexts } from "#texts/history.ts";
import { useLoaded } from "#web/kernel/answers.ts";
import { ContractDocuments } from "#web/features/documents/public.ts";
import { HistoryPanel } from "#web/features/history/public.ts";
import { load } from "#web/kernel/calls.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { isId, parsedParams } from "#web/kernel/params.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { formatInstant } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { UpLink } from "#web/ui/links.tsx";
import { Note } from "#web/ui/note.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { ContractActs } from "./contract-acts.tsx";
import { ContractData, type ContractDetails } from "./contract-data.tsx";
import { ContractMonths } from "./contract-months.tsx";
import { ContractTerms } from "./contract-terms.tsx";
import { historyWordsOf, stateTones } from "./contract-words.ts";
import { LeavePanel } from "./leave-panel.tsx";

const ContractForm = later(async () => (await import("./contract-form.tsx")).ContractForm);
/** Only for private law: the page of other contracts does not wait for it. */
const SicknessPanel = later(async () => (await import("./sickness-panel.tsx")).SicknessPanel);

export const Route = createFileRoute("/_signed-in/contracts/details/$id")({
  params: { parse: parsedParams({ id: isId }) },
  beforeLoad: inOrganization,
  loader: ({ context, params }) =>
    load(context.queryClient, contracts.getById, {
      organizationId: context.organization.id,
      id: params.id,
    }),
  component: ContractPage,
});

function ContractPage() {
  const { id } = Route.useParams();
  const data = useLoaded(contracts.getById, { id });
  const [isEditing, editing] = useDisclosure(false);
  const mayNotSee = useRefusalTo("reason.see");
  const seesIllness = mayNotSee === null && employmentType(data.employmentType)?.work === "private";
  return (
    <Page
      title={personName(data.employee)}
      description={data.number}
      above={<UpLink label={t.toAll} to="/contracts" />}
      beside={
        <StatusBadge tone={stateTones[data.state]}>{contractStateTexts[data.state]}</StatusBadge>
      }
      actions={<ContractActs contract={data} onEdit={editing.open} />}
    >
      <Stack gap="md">
        <ContractData contract={data} />
        <ContractTerms contract={data} />
        <ContractDocuments contractId={id} />
        <LeavePanel contractId={id} isOwn={data.isOwn} />
        {seesIllness && <SicknessPanel contractId={id} />}
        <ContractMonths contract={data} />
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
          <StateSteps acts={data.acts} />
          <HistoryPanel
            about={{ subjectKind: "contract", subjectId: data.id }}
            version={data.version}
            words={historyWordsOf(data.terms)}
          />
        </SimpleGrid>
      </Stack>
      <FormDrawer
        opened={isEditing}
        onClose={editing.close}
        title={contractActTexts.edit.action}
        size="xl"
      >
        <ContractForm contract={data} onCancel={editing.close} onSaved={editing.close} />
      </FormDrawer>
    </Page>
  );
}

/** The states that a contract went through: who, when, why. */
function StateSteps({ acts }: { acts: ContractDetails["acts"] }) {
  return (
    <Panel title={t.acts}>
      <List spacing="sm" listStyleType="none">
        {acts.map((act) => (
          <List.Item key={`${act.at} ${act.state}`}>
            <StatusBadge tone={stateTones[act.state]}>{contractStateTexts[act.state]}</StatusBadge>
            <Note>
              {formatInstant(act.at)} · {act.by ?? historyTexts.nobody}
            </Note>
            {act.reason !== "" && <Text size="sm">{historyTexts.reason(act.reason)}</Text>}
          </List.Item>
        ))}
      </List>
    </Panel>
  );
}
