import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconPlus } from "@tabler/icons-react";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { z } from "zod";
import { reasonList } from "#api/absence-reasons.ts";
import { reasonListTexts, reasonPageTexts as t } from "#texts/absence-reasons.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { later } from "#web/ui/later.tsx";
import { Page } from "#web/ui/page.tsx";
import { ReasonTable } from "./reason-table.tsx";

const ReasonDrawer = later(async () => (await import("./reason-drawer.tsx")).ReasonDrawer);
const ReasonForm = later(async () => (await import("./reason-form.tsx")).ReasonForm);

const kept = reasonList.filters.omit({ on: true }).extend({ reason: z.string().max(10) });

const readSearch = listSearchOf(kept);

export const Route = createFileRoute(
  "/_signed-in/system-administration/parameters/absence-reasons",
)({
  validateSearch: unread<typeof readSearch>,
  component: AbsenceReasonsPage,
});

function AbsenceReasonsPage() {
  const { reason, ...search } = useRead(readSearch, Route.useSearch());
  const navigate = useNavigate();
  const [isCreating, creating] = useDisclosure(false);
  const close = () => void navigate({ to: ".", search, replace: true, resetScroll: false });
  const create = (
    <Button onClick={creating.open} leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}>
      {t.create}
    </Button>
  );
  return (
    <Page title={reasonListTexts.title} description={reasonListTexts.description} actions={create}>
      <ReasonTable address={search} create={create} />
      <ReasonDrawer id={reason ?? null} onClose={close} />
      <FormDrawer opened={isCreating} onClose={creating.close} title={t.create} size="xl">
        <ReasonForm reason={null} onDone={creating.close} />
      </FormDrawer>
    </Page>
  );
}
