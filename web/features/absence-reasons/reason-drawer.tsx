import { Button, Group, Stack } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { OutputOf } from "#api/call.ts";
import { absenceReasons } from "#api/absence-reasons.ts";
import { reasonPageTexts as t } from "#texts/absence-reasons.ts";
import { common } from "#texts/common.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Pending } from "#web/ui/pending.tsx";
import { ReasonEditions } from "./reason-editions.tsx";
import { ReasonFacts } from "./reason-facts.tsx";
import { ReasonForm } from "./reason-form.tsx";
import { RetireForm } from "./retire-form.tsx";

/** A reason as it stands with its history. */
export type ReasonDetails = OutputOf<typeof absenceReasons.getById>;

/** One reason of absence beside the list: what it says, its acts and its history. */
export function ReasonDrawer({ id, onClose }: { id: string | null; onClose: () => void }) {
  return (
    <FormDrawer opened={id !== null} onClose={onClose} title={t.one} size="xl">
      {id !== null && <Reason key={id} id={id} />}
    </FormDrawer>
  );
}

function Reason({ id }: { id: string }) {
  const found = useQuery(queryOf(absenceReasons.getById, { id }));
  const [act, setAct] = useState<"edit" | "retire" | null>(null);
  const done = () => setAct(null);
  return (
    <Pending found={found} rows={6}>
      {(reason) => {
        if (act === "edit")
          return <ReasonForm key={reason.version} reason={reason} onDone={done} />;
        if (act === "retire") return <RetireForm reason={reason} onDone={done} />;
        return (
          <Stack gap="md">
            <Group>
              <Button
                onClick={() => setAct("edit")}
                leftSection={<IconPencil size={18} stroke={1.6} aria-hidden />}
              >
                {common.edit}
              </Button>
              {reason.isActive && (
                <Button variant="default" onClick={() => setAct("retire")}>
                  {t.retire}
                </Button>
              )}
            </Group>
            <Panel title={reason.title}>
              <ReasonFacts reason={reason} />
            </Panel>
            <ReasonEditions editions={reason.editions} />
          </Stack>
        );
      }}
    </Pending>
  );
}
