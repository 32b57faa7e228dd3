import { IconLinkOff } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { monthLink } from "#api/month-link.ts";
import type { OutputOf } from "#api/call.ts";
import { firstDay } from "#domain/calendar/day.ts";
import { linkTexts } from "#texts/links.ts";
import { monthLinkTexts as t } from "#texts/month-requests.ts";
import { apiErrorOf } from "#web/kernel/api-error.ts";
import { request } from "#web/kernel/request.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { formatInstant, formatMonth } from "#web/ui/formats.ts";
import { laterAbove } from "#web/ui/later.tsx";
import { Note } from "#web/ui/note.tsx";
import { Page } from "#web/ui/page.tsx";
import { LoadingLines } from "#web/ui/pending.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { MonthDays } from "./month-days.tsx";
import sheet from "#web/ui/link-sheet.module.css";
import { channelOfLink } from "./own-month-channels.ts";

const OwnLeaves = laterAbove(
  async () => (await import("#web/features/leave-requests/public.ts")).OwnLeavesOfLink,
);

const keyOf = (token: string) => [monthLink.get.path, token];

/** An employee's own month, opened by a link. */
export function OwnMonth({ token }: { token: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => request(monthLink.get, {}, { link: token, signal }),
    retry: false,
    gcTime: 0,
  });
  if (data) return <Days key={token} token={token} month={data} />;
  return (
    <Page title={t.loading}>
      {error === null && <LoadingLines height={320} />}
      {error !== null && apiErrorOf(error).status === 404 && (
        <EmptyState icon={IconLinkOff} title={linkTexts.wrong} text={linkTexts.wrongWhy} />
      )}
      {error !== null && apiErrorOf(error).status !== 404 && (
        <RetryError error={error} onRetry={refetch} />
      )}
    </Page>
  );
}

function Days({ token, month }: { token: string; month: OutputOf<typeof monthLink.get> }) {
  const client = useQueryClient();

  useEffect(() => {
    // Recorded for the clerk; nothing here depends on it.
    request(monthLink.open, {}, { link: token }).catch(() => undefined);
  }, [token]);

  return (
    <Page
      title={t.title(formatMonth(month.month))}
      description={`${month.name} · ${month.structure} · ${month.organization}`}
    >
      <div className={sheet.sheet}>
        <OwnLeaves link={token} on={firstDay(month.month)} employmentType={month.employmentType} />
        <MonthDays
          way={channelOfLink(token)}
          month={month}
          onSent={() => client.invalidateQueries({ queryKey: keyOf(token) })}
        />
        <Note mt="sm">{linkTexts.until(formatInstant(month.expiresAt))}</Note>
      </div>
    </Page>
  );
}
