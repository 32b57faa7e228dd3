import { isDay } from "#domain/calendar/day.ts";
import { logPageTexts as t } from "#texts/logs.ts";
import { DateField } from "#web/ui/form/date-field.tsx";

type Period = { from?: string | undefined; to?: string | undefined };

/** The days that a log is shown for; a day is taken once it is whole. */
export function PeriodFields(props: { period: Period; onChange: (part: Period) => void }) {
  const { period, onChange } = props;
  const set = (name: keyof Period) => (value: string) => {
    if (value === "" || isDay(value)) onChange({ [name]: value === "" ? undefined : value });
  };
  return (
    <>
      <DateField
        name="from"
        error={undefined}
        aria-label={t.from}
        placeholder={t.from}
        w={150}
        max={period.to}
        value={period.from ?? ""}
        onChange={set("from")}
      />
      <DateField
        name="to"
        error={undefined}
        aria-label={t.to}
        placeholder={t.to}
        w={150}
        min={period.from}
        value={period.to ?? ""}
        onChange={set("to")}
      />
    </>
  );
}
