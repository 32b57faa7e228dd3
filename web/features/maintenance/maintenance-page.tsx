import { Button, Group, Text } from "@mantine/core";
import { IconTool } from "@tabler/icons-react";
import { createFileRoute, Link, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { z } from "zod";
import { maintenanceTexts as t } from "#texts/maintenance.ts";
import { unread, useRead, type Unread } from "#web/kernel/address.ts";
import { followMaintenance, maintenanceState } from "#web/kernel/maintenance.ts";
import { useStore } from "#web/kernel/store.ts";
import { formatInstant } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Page } from "#web/ui/page.tsx";
import { internalPath } from "./internal-path.ts";
import styles from "./maintenance-page.module.css";

const Search = z.object({
  /** Where the user was. */
  from: z.string().max(2000).optional().catch(undefined),
});

const readSearch = (raw: Unread) => Search.parse(raw);

export const Route = createFileRoute("/_blank/maintenance")({
  validateSearch: unread<typeof readSearch>,
  component: MaintenancePage,
});

/** Says why and until when; asks every fifteen seconds and returns to where the user was as soon as it is over. */
function MaintenancePage() {
  const { from } = useRead(readSearch, Route.useSearch());
  const { history } = useRouter();
  const state = useStore(maintenanceState);
  useEffect(followMaintenance, []);
  const isOver = state?.active === false;
  useEffect(() => {
    if (isOver && from !== undefined) history.replace(internalPath(from));
  }, [isOver, from, history]);
  const expectedEnd = state?.expectedEnd ?? null;
  return (
    <div className={styles.card}>
      <IconTool size={40} stroke={1.4} aria-hidden className={styles.icon} />
      <Page title={isOver ? t.none : t.title}>
        {!isOver && <Text>{state?.message || t.lead}</Text>}
        {!isOver && expectedEnd !== null && (
          <Text fw={600} mt="sm">
            {t.expectedEnd(formatInstant(expectedEnd))}
          </Text>
        )}
        {!isOver && <Note mt="sm">{t.returns}</Note>}
        <Group mt="lg">
          {isOver ? (
            <Button component={Link} to="/">
              {t.home}
            </Button>
          ) : (
            <Button component={Link} to="/login" variant="default">
              {t.administrator}
            </Button>
          )}
        </Group>
      </Page>
    </div>
  );
}
