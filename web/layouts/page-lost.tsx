import { Button, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { accessChangeTexts as t } from "#texts/access-changes.ts";
import { type LostPage, lostPage } from "../kernel/lost-page.ts";
import { unsentOf } from "../kernel/outbox.ts";
import { signedInUserId } from "../kernel/session.ts";
import { Page } from "../ui/page.tsx";
import { focusHeading } from "./focus-heading.ts";

/** In place of a page that the user may no longer see: what happened, what of theirs is kept and where, and how to go on. */
export function PageLost({ page, body, isBodyLost }: LostPage) {
  const place = `${signedInUserId()}|${body.id}`;
  const { data: unsent } = useQuery({
    queryKey: ["unsent parcels", place],
    queryFn: () => unsentOf(place),
    staleTime: 0,
  });
  return (
    <Page title={t.title}>
      <Stack ref={focusHeading} gap="sm" maw="40rem" role="alert">
        <Text>{(isBodyLost ? t.bodyLost : t.pageLost)(page, body.description)}</Text>
        <Text>{t.saved}</Text>
        {unsent && unsent.sheets + unsent.forms > 0 && (
          <Text fw={600}>{t.unsent(unsent.sheets, unsent.forms)}</Text>
        )}
        <Text c="dimmed">{t.ask}</Text>
        <div>
          <Button onClick={() => lostPage.set(null)}>{t.goOn}</Button>
        </div>
      </Stack>
    </Page>
  );
}
