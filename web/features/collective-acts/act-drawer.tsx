import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import type { PersonOfAct } from "#api/collective-acts.ts";
import { common } from "#texts/common.ts";
import { collectiveActPageTexts as t } from "#texts/collective-acts.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { ActButton } from "#web/ui/act-button.tsx";
import { ActForm } from "./act-form.tsx";
import { PeopleOutcomes } from "./people-outcomes.tsx";

/** The form of a new act and, once it is recorded, the outcome for everyone. */
export function ActDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [done, setDone] = useState<readonly PersonOfAct[] | null>(null);
  const close = () => {
    setDone(null);
    onClose();
  };
  return (
    <FormDrawer opened={opened} onClose={close} title={done ? t.outcome : t.create}>
      {done ? (
        <Stack gap="md" role="status">
          <Text fw={600}>{t.saved}</Text>
          <PeopleOutcomes people={done} isDone />
          <ActButton reason={null} data-autofocus onClick={close}>
            {common.close}
          </ActButton>
        </Stack>
      ) : (
        <ActForm onDone={setDone} onCancel={close} />
      )}
    </FormDrawer>
  );
}
