import { Box, Button, CopyButton, Group, Text } from "@mantine/core";
import { IconCopy, IconSignature } from "@tabler/icons-react";
import { useState } from "react";
import type { Signable } from "#api/verifications.ts";
import type { Month } from "#domain/calendar/day.ts";
import { signingTexts as t } from "#texts/verification.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useSession } from "#web/kernel/session.ts";
import { Facts } from "#web/ui/facts.tsx";
import { formatInstant } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { Hint } from "#web/ui/hint.tsx";
import { later } from "#web/ui/later.tsx";
import { codeInGroups } from "./code-in-groups.ts";
import { PrintMenu } from "./print-menu.tsx";
import { obstacleToSigning } from "./signing-state.ts";
import { Withdraw } from "./withdraw.tsx";

const SignDialog = later(async () => (await import("./sign-dialog.tsx")).SignDialog);

type Props = { structure: Signable; month: Month };

/** The signature that stands, or what is to be signed and the button that does it. */
export function SignaturePanel({ structure, month }: Props) {
  const organization = useOrganization();
  const { structureId, title, signature } = structure;
  const sheet = { organizationId: organization.id, structureId, structureTitle: title, month };
  return (
    <Panel title={t.signature} actions={<PrintMenu {...sheet} />}>
      {signature ? (
        <>
          <Facts
            facts={[
              { label: t.code, value: <Code text={codeInGroups(signature.code)} /> },
              { label: t.signedBy, value: signature.signedBy },
              { label: t.signedAt, value: formatInstant(signature.signedAt) },
            ]}
          />
          <Digest digest={signature.digest} />
          <Text size="sm" c="dimmed">
            {t.signedNote}
          </Text>
          {structure.approved === 0 && (
            <Withdraw organizationId={organization.id} structureId={structureId} month={month} />
          )}
        </>
      ) : (
        <ToSign structure={structure} month={month} organizationId={organization.id} />
      )}
    </Panel>
  );
}

function ToSign({ structure, month, organizationId }: Props & { organizationId: string }) {
  const organization = useOrganization();
  const session = useSession();
  const [opened, setOpened] = useState(false);
  const { digest } = structure;
  const obstacle = session && obstacleToSigning(structure, session.area, organization.fullAccess);
  return (
    <>
      {digest !== null && <Digest digest={digest} hint={t.digestHint} />}
      <Hint label={obstacle}>
        <Button
          leftSection={<IconSignature size={18} stroke={1.6} aria-hidden />}
          {...(obstacle === null ? {} : { "data-disabled": true, "aria-disabled": true })}
          onClick={() => obstacle === null && setOpened(true)}
        >
          {t.sign}
        </Button>
      </Hint>
      {obstacle !== null && (
        <Text size="sm" c="dimmed" mt={6}>
          {obstacle}
        </Text>
      )}
      {digest !== null && (
        <SignDialog
          key={digest}
          {...{ opened, organizationId, structure, digest, month }}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}

function Digest({ digest, hint }: { digest: string; hint?: string }) {
  return (
    <Box mt={hint === undefined ? "md" : 0}>
      <Text size="sm" c="dimmed">
        {t.digest}
      </Text>
      <Group gap="xs" mb={hint === undefined ? "sm" : 2}>
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
      {hint !== undefined && (
        <Text size="sm" c="dimmed" mb="sm">
          {hint}
        </Text>
      )}
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
