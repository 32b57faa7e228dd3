import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { apiLogs } from "#api/logs.ts";
import { apiLogTexts, logPageTexts as t } from "#texts/logs.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { formatNumber } from "#web/ui/formats.ts";

/** The last 24 hours in a line, leading to their picture; until it is known, what the log is. */
export function HoursLine() {
  const { data } = useQuery(queryOf(apiLogs.getHours, {}));
  if (!data) return apiLogTexts.description;
  const sum = (of: "calls" | "failed") =>
    formatNumber(data.hours.reduce((total, hour) => total + hour[of], 0));
  const p95 = data.p95Ms === null ? t.none : t.ms(formatNumber(data.p95Ms));
  return (
    <>
      {t.inLine(sum("calls"), sum("failed"), p95)}{" "}
      <Link to="/system-administration/logs">{t.picture}</Link>
    </>
  );
}
