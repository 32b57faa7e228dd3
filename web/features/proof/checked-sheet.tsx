import { Alert, Button, Stack, Text } from "@mantine/core";
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconDownload,
  IconHelpCircle,
  IconReplace,
  IconShieldCheck,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { CheckedSheet as Checked } from "#api/proofs.ts";
import type { SheetAnswer, SheetProof } from "#domain/ledger/proof.ts";
import { sheetAnswerTexts, sheetCoversTexts, sheetCheckTexts as t } from "#texts/ledger.ts";
import { handOver } from "#web/kernel/download.ts";
import { Facts } from "#web/ui/facts.tsx";
import { formatInstant, formatMonth } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import styles from "./check-sheet-page.module.css";
import { checkedHere } from "./checked-here.ts";

const looks: Record<SheetAnswer, { color: string; icon: typeof IconHelpCircle }> = {
  valid: { color: "green", icon: IconCircleCheck },
  erased: { color: "yellow", icon: IconCircleCheck },
  changed: { color: "red", icon: IconAlertTriangle },
  unsealed: { color: "yellow", icon: IconAlertTriangle },
  replaced: { color: "yellow", icon: IconReplace },
  withdrawn: { color: "yellow", icon: IconReplace },
  unknown: { color: "gray", icon: IconHelpCircle },
};

/** The verdict on a printed sheet, what it is about, and what proves it. */
export function CheckedSheet({ checked: { answer, sheet, proof } }: { checked: Checked }) {
  const { title, text } = sheetAnswerTexts[answer];
  const { color, icon: Icon } = looks[answer];
  return (
    <Stack gap="md" className={styles.answer}>
      <Alert color={color} icon={<Icon aria-hidden />} title={title}>
        {text}
      </Alert>
      {sheet && (
        <Panel title={t.result}>
          <Facts
            facts={[
              { label: t.organization, value: sheet.organization },
              { label: t.structure, value: sheet.structure },
              { label: t.month, value: formatMonth(sheet.month) },
              { label: t.signedAt, value: formatInstant(sheet.signedAt) },
              { label: t.covers, value: sheetCoversTexts[sheet.covers] },
              { label: t.seal, value: proof ? sealOf(proof) : t.unsealed },
            ]}
          />
          <Note mt="md">{t.digest}</Note>
          <span className={styles.digest}>{sheet.digest.match(/.{1,8}/g)?.join(" ")}</span>
          <Note>{t.digestHint}</Note>
          {proof && (
            <>
              <OwnCheck proof={proof} digest={sheet.digest} />
              <Button
                variant="default"
                mt="md"
                leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
                onClick={() => keepProof(proof)}
              >
                {t.download}
              </Button>
              <Note mt={6}>{t.downloadHint}</Note>
            </>
          )}
        </Panel>
      )}
    </Stack>
  );
}

function sealOf({ seal }: NonNullable<Checked["proof"]>): string {
  const at = new Date(Number(BigInt(seal.at) / 1000n)).toISOString();
  return t.sealed(seal.number, formatInstant(at));
}

/** The same computation repeated by the reader's own device, which needs to trust no one. */
function OwnCheck({ proof, digest }: { proof: SheetProof; digest: string }) {
  const { data } = useQuery({
    queryKey: ["own check of a sheet", proof.code, digest],
    queryFn: () => checkedHere(proof, digest),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data === undefined) return null;
  const Icon = data === "disproved" ? IconAlertTriangle : IconShieldCheck;
  return (
    <div className={styles.own}>
      <Icon size={20} stroke={1.6} aria-hidden />
      <Text size="sm">{t[data]}</Text>
    </div>
  );
}

/** Hands the proof to the browser as a file to save. */
function keepProof(proof: SheetProof): void {
  const blob = new Blob([JSON.stringify(proof, null, 2)], { type: "application/json" });
  handOver({ name: `paron-proof-${proof.code}.json`, blob });
}
