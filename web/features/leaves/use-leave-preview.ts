import { useQuery, type UseQueryOptions } from "@tanstack/react-query";
import type { LeavePreview } from "#api/leaves.ts";
import { isDay } from "#domain/calendar/day.ts";
import { apiErrorOf } from "#web/kernel/api-error.ts";
import type { Form } from "#web/ui/form/use-plain-form.ts";

type Leave = { code: string | null; from: string; to: string };

/** What the leave of a form would do, once the form is complete; refusals of its reason or days appear at their fields. */
export function useLeavePreview<V extends Leave, E extends Error>(
  form: Form<V>,
  query: UseQueryOptions<LeavePreview, E>,
) {
  const { code, from, to } = form.values;
  const isWhole =
    query.enabled !== false && code !== null && isDay(from) && isDay(to) && from <= to;
  const { data, error, refetch } = useQuery({ ...query, enabled: isWhole });
  const refused = isWhole && error ? apiErrorOf(error).errors : {};
  const isAtField = Object.keys(refused).some((name) => name in form.values);
  return {
    preview: isWhole ? data : undefined,
    isAwaited: isWhole && !data && !error,
    error: isWhole && !isAtField ? error : null,
    refetch,
    field: <K extends "code" | "from" | "to">(name: K) => {
      const formField = form.field(name);
      return { ...formField, error: formField.error ?? refused[name]?.join(" · ") };
    },
  };
}
