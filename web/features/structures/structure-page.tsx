import { Group, Stack } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { createFileRoute } from "@tanstack/react-router";
import { structures, type StructureOut } from "#api/structures.ts";
import { common } from "#texts/common.ts";
import { structurePageTexts as t } from "#texts/structures.ts";
import { useLoaded } from "#web/kernel/answers.ts";
import { HistoryPanel } from "#web/features/history/public.ts";
import { load } from "#web/kernel/calls.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { isId, parsedParams } from "#web/kernel/params.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { CallButton } from "#web/ui/call-button.tsx";
import { Opens, OpensForm } from "#web/ui/opens.tsx";
import { later } from "#web/ui/later.tsx";
import { ButtonLink, UpLink } from "#web/ui/links.tsx";
import { Page } from "#web/ui/page.tsx";
import { StructurePanels } from "./structure-panels.tsx";
import { StructureState } from "./structure-state.tsx";

const StructureForm = later(async () => (await import("./structure-form.tsx")).StructureForm);

export const Route = createFileRoute("/_signed-in/structures/details/$id")({
  params: { parse: parsedParams({ id: isId }) },
  beforeLoad: inOrganization,
  loader: ({ context, params }) =>
    load(context.queryClient, structures.getById, {
      organizationId: context.organization.id,
      id: params.id,
    }),
  component: StructurePage,
});

function StructurePage() {
  const { id } = Route.useParams();
  const data = useLoaded(structures.getById, { id });
  const refusal = useRefusalTo("structure.write");
  return (
    <Page
      title={data.title}
      description={data.code}
      above={<UpLink label={t.toAll} to="/structures" />}
      beside={<StructureState closedOn={data.closedOn} />}
      actions={
        <Group gap="xs">
          <ButtonLink variant="default" to="/contracts" search={{ structureId: id }}>
            {t.toContracts}
          </ButtonLink>
          <CloseStructure structure={data} refusal={refusal} />
          <OpensForm act={common.edit} title={t.edit} reason={refusal} icon={IconPencil}>
            {(close) => (
              <StructureForm structure={typedOf(data)} onCancel={close} onSaved={close} />
            )}
          </OpensForm>
        </Group>
      }
    >
      <Stack gap="md">
        <StructurePanels structure={data} />
        <HistoryPanel
          about={{ subjectKind: "structure", subjectId: data.id }}
          version={data.version}
        />
      </Stack>
    </Page>
  );
}

type Details = ReturnType<typeof Route.useLoaderData>;

/** The fields of the structure itself, without its related data. */
function typedOf(details: Details) {
  const { parentTitle: _parent, contracts: _contracts, schedules: _schedules, ...rest } = details;
  const { closures: _closures, completeness: _completeness, ...own } = rest;
  return own;
}

const CloseDialog = later(async () => (await import("./close-dialog.tsx")).CloseDialog);

type Props = {
  structure: Pick<StructureOut, "id" | "version" | "closedOn" | "openedOn">;
  /** Why the user may do neither; null if they may. */
  refusal: string | null;
};

/** Closes an open structure, reopens a closed one. */
function CloseStructure({ structure, refusal }: Props) {
  const { id, version } = structure;
  if (structure.closedOn !== null)
    return (
      <CallButton
        reason={refusal}
        variant="default"
        makes={structures.reopen}
        input={{ id, version }}
        question={{ title: t.reopen, text: t.reopenText, action: t.reopen }}
        done={t.reopened}
      >
        {t.reopen}
      </CallButton>
    );
  return (
    <Opens act={t.close} reason={refusal} variant="default">
      {(dialog) => <CloseDialog {...dialog} structure={structure} />}
    </Opens>
  );
}
