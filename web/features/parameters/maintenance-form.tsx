import { SimpleGrid, Text } from "@mantine/core";
import { z } from "zod";
import { DayField, line } from "#api/fields.ts";
import { type ParamItem, parameters, type ParamValue } from "#api/parameters.ts";
import { dayAt, minuteAt, wallMinute } from "#domain/calendar/zone.ts";
import { type GlobalParam, globalParamKinds } from "#domain/parameters/global-params.ts";
import { common } from "#texts/common.ts";
import { globalParamsTexts as t } from "#texts/parameter-pages.ts";
import { globalParamTexts } from "#texts/parameters.ts";
import { useCall } from "#web/kernel/calls.ts";
import { toast } from "#web/kernel/toasts.ts";
import { today } from "#web/kernel/today.ts";
import { clockText } from "#web/ui/form/convert.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { CheckField, ClockField, TextAreaField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { messagesOfInput } from "#web/ui/form/use-form.ts";
import { usePlainForm } from "#web/ui/form/use-plain-form.ts";
import { endOf, faultOfEnd } from "./maintenance-end.ts";
import { valueText } from "./parameter-value.ts";

const schema = z.object({
  isOn: z.boolean(),
  message: line(globalParamKinds["maintenance.message"].longest),
  validFrom: DayField,
});

type Values = z.input<typeof schema> & { expectedEnd: string; clock: string };

type Props = { items: readonly ParamItem[]; onDone: () => void };

/** Whether there is maintenance, what people read meanwhile and until when: set together; the switch itself is set last. */
export function MaintenanceForm({ items, onDone }: Props) {
  const { mutateAsync: set } = useCall(parameters.set);
  const setAll = async ({ isOn, message, expectedEnd, clock, validFrom }: Values) => {
    const values: [GlobalParam, ParamValue][] = [
      ["maintenance.message", message],
      ["maintenance.expectedEnd", endOf(expectedEnd, clock)],
    ];
    for (const [key, value] of values)
      if (isOther(itemIn(items, key), value)) await set({ key, value, validFrom });
    await set({ key: "maintenance.active", value: isOn, validFrom });
  };
  const form = usePlainForm({
    initial: initialOf(items),
    inputOf: (values): Values => values,
    refusalTo: (input, isEmpty) => {
      const refused = messagesOfInput(schema, input, isEmpty);
      const fault = faultOfEnd(input.expectedEnd, input.clock, Date.now());
      return fault ? { ...refused, [fault.field]: [fault.sentence] } : refused;
    },
    send: setAll,
    onSaved: () => {
      toast.success(common.saved);
      onDone();
    },
  });
  return (
    <Form form={form} onCancel={onDone}>
      <Text c="dimmed">{globalParamTexts["maintenance.active"].meaning}</Text>
      <CheckField label={globalParamTexts["maintenance.active"].title} {...form.field("isOn")} />
      <TextAreaField
        label={globalParamTexts["maintenance.message"].title}
        description={globalParamTexts["maintenance.message"].meaning}
        {...form.field("message")}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DateField label={t.endDay} min={today()} {...form.field("expectedEnd")} />
        <ClockField label={t.time} {...form.field("clock")} />
      </SimpleGrid>
      <DateField label={t.validFrom} min={today()} {...form.field("validFrom")} />
    </Form>
  );
}

function itemIn(items: readonly ParamItem[], key: GlobalParam): ParamItem | undefined {
  return items.find((item) => item.key === key);
}

/** Whether it differs from the current value, or later values are set. */
function isOther(item: ParamItem | undefined, value: ParamValue): boolean {
  if (!item || item.later.length > 0) return true;
  return valueText(item.key, value) !== valueText(item.key, item.value);
}

/** The current values; an end that has passed is left out. */
function initialOf(items: readonly ParamItem[]): Values {
  const isOn = itemIn(items, "maintenance.active")?.value === true;
  const message = String(itemIn(items, "maintenance.message")?.value ?? "");
  const none = { isOn, message, expectedEnd: "", clock: "", validFrom: today() };
  const end = itemIn(items, "maintenance.expectedEnd")?.value;
  if (typeof end !== "string" || Date.parse(end) <= Date.now()) return none;
  const day = dayAt(end);
  return { ...none, expectedEnd: day, clock: clockText(wallMinute(day, minuteAt(day, end))) };
}
