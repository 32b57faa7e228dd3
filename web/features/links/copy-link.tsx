import { Button, CopyButton, Group, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { dailyReport } from "#api/daily-report.ts";
import type { Day } from "#domain/calendar/day.ts";
import { issuedLinkTexts as t } from "#texts/links.ts";
import { toast } from "#web/kernel/toasts.ts";
import { CallButton } from "#web/ui/call-button.tsx";
import { Modal } from "#web/ui/dialogs.tsx";
import { formatInstant } from "#web/ui/formats.ts";

type LinkAddress = { address: string; expiresAt: string };

/** Shows the address of a day's link, to be handed over without a mail; closing it removes the address from the page. */
export function CopyLink(props: { structureId: string; date: Day; refusal: string | null }) {
  const { structureId, date, refusal } = props;
  const [given, setGiven] = useState<LinkAddress | null>(null);
  return (
    <>
      <CallButton
        variant="default"
        size="compact-md"
        reason={refusal}
        makes={dailyReport.copyLink}
        input={{ structureId, date }}
        done={(answer) =>
          answer.outcome === "given" ? setGiven(answer) : toast.info(t.copyOutcomes[answer.outcome])
        }
      >
        {t.copy}
      </CallButton>
      <Modal opened={given !== null} onClose={() => setGiven(null)} title={t.copyTitle} size="lg">
        {given && <Address given={given} onClose={() => setGiven(null)} />}
      </Modal>
    </>
  );
}

function Address({ given, onClose }: { given: LinkAddress; onClose: () => void }) {
  return (
    <Stack gap="md">
      <Text>{t.copyText(formatInstant(given.expiresAt))}</Text>
      <TextInput
        label={t.address}
        value={given.address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group>
        <CopyButton value={given.address}>
          {({ copied, copy }) => (
            <Button onClick={copy} data-autofocus>
              {copied ? t.copied : t.copyAddress}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" onClick={onClose}>
          {t.close}
        </Button>
      </Group>
    </Stack>
  );
}
