import { Box, Button, CopyButton, Group, Text } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { IconCopy, IconSignature } from "@tabler/icons-react";
import { useState } from "react";
import type { DeputyOut, Signable } from "#api/verifications.ts";
import type { Month } from "#domain/calendar/day.ts";
import { lastActText, monthsTexts } from "#texts/monthly-contracts.ts";
import { deputySignatureTexts as deputyTexts, signingTexts as t } from "#texts/verification.ts";
import { ReturnOfStructure } from "#web/features/monthly-contracts/public.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { type Fact, Facts } from "#web/ui/facts.tsx";
import { formatInstant } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { later } from "#web/ui/later.tsx";
import { ButtonLink } from "#web/ui/links.tsx";
import { codeInGroups } from "./code-in-groups.ts";
import { PrintMenu } from "./print-menu.tsx";
import { obstacleToSigning } from "./signing-state.ts";

const WithdrawDialog = later(async () => (await import("./withdraw-dialog.tsx")).WithdrawDialog);
const SignDialog = later(async () => (await import("./sign-dialog.tsx")).SignDialog);

/** Another structure of the month that waits for its signature, and how many such there are. */
export type NextToSign = { structureId: string; title: string; left: number };

type Props = { structure: Signable; month: Month; next: NextToSign | null };

/** The current signature, or what is to be signed and the button that signs it. */
export function SignaturePanel({ structure, month, next }: Props) {
  const organization = useOrganization();
  const signs = useRefusalTo("month.sign") === null;
  const [open, setOpen] = useState<"sign" | "withdraw" | "return" | null>(null);
  const close = () => setOpen(null);
  const [isSigned, setSigned] = useState(false);
  const obstacle = obstacleToSigning(structure, organization.area, organization.fullAccess);
  const { structureId, title, signature } = structure;
  const sheet = { organizationId: organization.id, structureId, month };
  const late = lateText(structure);
  const leadsOn = isSigned && next !== null;
  const takesFocus = !leadsOn && isSigned && signature !== null;
  return (
    <Panel title={t.signature} actions={<PrintMenu {...sheet} structureTitle={title} />}>
      <div tabIndex={-1} data-takes-focus ref={takesFocus ? focusInPlace : undefined}>
        {signature ? (
          <>
            <Facts
              facts={[
                { label: t.code, value: <Code text={codeInGroups(signature.code)} /> },
                { label: t.signedBy, value: signature.signedBy },
                ...(signature.deputy ? [factOfDeputy(signature.deputy)] : []),
                { label: t.signedAt, value: formatInstant(signature.signedAt) },
              ]}
            />
            <Offline digest={signature.digest} />
            <Note>{t.signedNote}</Note>
            <Group mt="sm">
              {next && <Next next={next} month={month} isWaited={isSigned} />}
              {structure.approved === 0 && signs && (
                <Button variant="default" onClick={() => setOpen("withdraw")}>
                  {t.withdraw}
                </Button>
              )}
            </Group>
          </>
        ) : (
          <ToSign
            structure={structure}
            month={month}
            obstacle={obstacle}
            onSign={() => setOpen("sign")}
            onReturn={() => setOpen("return")}
          />
        )}
      </div>
      <SignDialog
        {...{ structure, month, obstacle }}
        opened={open === "sign"}
        organizationId={organization.id}
        onSigned={() => setSigned(true)}
        onClose={close}
      />
      <WithdrawDialog
        {...sheet}
        opened={open === "withdraw"}
        late={signature && structure.approved === 0 ? null : late}
        onClose={close}
      />
      <ReturnOfStructure
        {...sheet}
        opened={open === "return"}
        submitted={structure.submitted}
        late={structure.submitted > 0 && signature === null ? null : late}
        onClose={close}
      />
    </Panel>
  );
}

/** What another user did while a dialog was open, so that its act is no longer possible. */
function lateText({ lastAct }: Signable): string {
  if (lastAct === null) return t.changedMeanwhile;
  return `${t.changedMeanwhile}. ${lastActText({ ...lastAct, at: new Date(lastAct.at) })}`;
}

type Unsigned = Pick<Props, "structure" | "month"> & {
  obstacle: string | null;
  onSign: () => void;
  onReturn: () => void;
};

function ToSign({ structure, month, obstacle, onSign, onReturn }: Unsigned) {
  const { digest, structureId, people, totals } = structure;
  return (
    <>
      <Group gap="sm">
        <Hint label={obstacle}>
          <Button
            leftSection={<IconSignature size={18} stroke={1.6} aria-hidden />}
            {...(obstacle === null ? {} : { "data-disabled": true, "aria-disabled": true })}
            onClick={() => obstacle === null && onSign()}
          >
            {t.signOf(people, totals.presentDays)}
          </Button>
        </Hint>
        <ReturnButton submitted={structure.submitted} onAsk={onReturn} />
      </Group>
      {obstacle !== null && <Note mt={6}>{obstacle}</Note>}
      {structure.draft > 0 && <WaysToSubmit {...{ structureId, month }} />}
      {digest !== null && <Offline digest={digest} hint={t.digestHint} />}
    </>
  );
}

/** Links to where what is not submitted yet is corrected and submitted, also after a withdrawal. */
function WaysToSubmit({ structureId, month }: { structureId: string; month: Month }) {
  const { fullAccess } = useOrganization();
  const look = { size: "compact-sm", variant: "light" } as const;
  return (
    <Group gap="xs" mt="xs">
      <ButtonLink {...look} to="/attendances" search={{ structure: structureId, month }}>
        {t.toGrid}
      </ButtonLink>
      {fullAccess && (
        <ButtonLink {...look} to="/monthly-contracts" search={{ structureId, month }}>
          {t.toSubmit}
        </ButtonLink>
      )}
    </Group>
  );
}

/** Goes on to the next structure that waits; after a signature, Enter does so. */
function Next({ next, month, isWaited }: { next: NextToSign; month: Month; isWaited: boolean }) {
  const navigate = useNavigate();
  return (
    <Button
      ref={isWaited ? focusInPlace : undefined}
      onClick={() =>
        void navigate({
          to: "/verifications/verify-attendances",
          search: { month, structure: next.structureId },
        })
      }
    >
      {t.next(next.title, next.left)}
    </Button>
  );
}

/** One stable function, so that the element gets the focus when it is mounted and not on every render. */
const focusInPlace = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** The digest, for people who check a printed sheet offline. */
function Offline({ digest, hint }: { digest: string; hint?: string }) {
  return (
    <Box component="details" mt="sm">
      <Text component="summary" size="sm" style={{ cursor: "pointer" }}>
        {t.offline}
      </Text>
      <Note mt="xs">{t.digest}</Note>
      <Group gap="xs">
        <Code text={digest} />
        <CopyButton value={digest}>
          {({ copied, copy }) => (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={copy}
              leftSection={<IconCopy size={16} stroke={1.6} aria-hidden />}
            >
              {copied ? t.copied : t.copy}
            </Button>
          )}
        </CopyButton>
      </Group>
      {hint !== undefined && <Note>{hint}</Note>}
    </Box>
  );
}

function Code({ text }: { text: string }) {
  return (
    <Text component="span" ff="monospace" style={{ overflowWrap: "anywhere" }}>
      {text}
    </Text>
  );
}

function factOfDeputy({ represents, ...act }: DeputyOut): Fact {
  return { label: deputyTexts.represents, value: `${represents} (${deputyTexts.act(act)})` };
}

/** The button that returns what was submitted for the month instead of signing it. */
function ReturnButton({ submitted, onAsk }: { submitted: number; onAsk: () => void }) {
  const refusal = useRefusalTo("month.return");
  return (
    <ActButton
      variant="default"
      reason={refusal ?? (submitted === 0 ? monthsTexts.nothingToReturn : null)}
      onClick={onAsk}
    >
      {t.giveBack}
    </ActButton>
  );
}
