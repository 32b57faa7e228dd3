import { Text } from "@mantine/core";
import { IconAlertTriangle, IconShieldCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { SheetProof } from "#domain/ledger/proof.ts";
import { sheetCheckTexts as t } from "#texts/ledger.ts";
import styles from "./check-sheet-page.module.css";
import { checkedHere } from "./checked-here.ts";

/** The same computation done again by the reader's own device, which needs to believe nobody. */
export function OwnCheck({ proof, digest }: { proof: SheetProof; digest: string }) {
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
