import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { apiLogs, loginLogs } from "#api/logs.ts";
import { type Day, isDay } from "#domain/calendar/day.ts";
import { minuteAt } from "#domain/calendar/zone.ts";
import { firstPruning, logCountedTo, pruningMinute } from "#domain/logs.ts";
import { globalParamsTexts as t } from "#texts/parameter-pages.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { today } from "#web/kernel/today.ts";
import { clockText } from "#web/ui/form/convert.ts";
import { formatCount, formatDay } from "#web/ui/formats.ts";

type Props = { log: "logs.apiDays" | "logs.loginDays"; days: number; validFrom: string };

/** What the next pruning takes of a log once it is kept for fewer days. */
export function PrunedRows({ log, days, validFrom }: Props) {
  const day = today();
  const from = isDay(validFrom) ? validFrom : day;
  const { on, upTo } = firstPruning({ days, validFrom: from }, momentOf(day));
  const asked = { to: upTo, take: 1 };
  const calls = useQuery({ ...queryOf(apiLogs.getAll, asked), enabled: log === "logs.apiDays" });
  const signIns = useQuery({
    ...queryOf(loginLogs.getAll, asked),
    enabled: log === "logs.loginDays",
  });
  const { data, isError } = log === "logs.apiDays" ? calls : signIns;
  if (data === undefined && !isError) return null;
  const count = data ? t.prunedCount(formatCount(data.total, logCountedTo)) : t.prunedUnknown;
  return (
    <Text size="sm" role="status" fw={600}>
      {t.pruned(formatDay(on), clockText(pruningMinute), formatDay(upTo))} {count}
    </Text>
  );
}

function momentOf(day: Day) {
  return { today: day, minute: minuteAt(day, new Date().toISOString()) };
}
