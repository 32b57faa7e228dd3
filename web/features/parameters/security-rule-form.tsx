import { Button, Checkbox, Stack, Text } from "@mantine/core";
import { useRef } from "react";
import { securityRules, type RuleItem, type RuleValue } from "#api/parameters.ts";
import { hasScreens, roles, type Role } from "#domain/access.ts";
import { numberRules } from "#domain/identity/security-rules.ts";
import { common } from "#texts/common.ts";
import { globalParamsTexts as t, securityRulesTexts } from "#texts/parameter-pages.ts";
import { securityRuleTexts } from "#texts/parameters.ts";
import { roleTexts } from "#texts/shell.ts";
import { ChangedNotice } from "#web/features/history/public.ts";
import { numberOf, numberText } from "#web/ui/form/convert.ts";
import { NumberField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import { Note } from "#web/ui/note.tsx";
import { boundsText } from "./bounds-text.ts";
import { ruleText } from "./rule-text.ts";

/** Sets one rule of sign-in, or resets it to the default. */
export function SecurityRuleForm({ item, onDone }: { item: RuleItem; onDone: () => void }) {
  const { key, value, version, usual, changedAt } = item;
  // A reset applies to the values that the fields held when it was pressed; anything typed later is sent as typed.
  const givenBack = useRef<object>(null);
  const form = useCallForm({
    initial: {
      value: typeof value === "number" ? numberText(value) : "",
      chosen: typeof value === "number" ? [] : value,
    },
    call: securityRules.update,
    version,
    inputOf: (values, over) => ({
      key,
      version: over,
      value:
        values === givenBack.current
          ? null
          : typeof value === "number"
            ? (numberOf(values.value) ?? Number.NaN)
            : [...values.chosen],
    }),
    done: common.saved,
    onDone,
  });
  const backToUsual = () => {
    givenBack.current = form.values;
    void form.submit();
  };
  return (
    <Form
      form={form}
      onCancel={onDone}
      further={
        changedAt !== null && (
          <Button variant="subtle" onClick={backToUsual}>
            {securityRulesTexts.backToUsual}
          </Button>
        )
      }
    >
      <ChangedNotice
        form={form}
        words={{ value: (rule) => wordsOf(item, rule) }}
        onTaken={onDone}
      />
      <Text c="dimmed">{securityRuleTexts[key].meaning}</Text>
      {key === "secondFactor.roles" ? (
        <Checkbox.Group label={securityRulesTexts.roles} {...rolesField(form.field("chosen"))}>
          <Stack gap="xs" mt="xs">
            {roles.filter(hasScreens).map((role) => (
              <Checkbox key={role} value={role} label={roleTexts[role]} />
            ))}
          </Stack>
        </Checkbox.Group>
      ) : (
        <NumberField
          label={t.value}
          description={boundsText(
            securityRuleTexts[key],
            numberRules[key].least,
            numberRules[key].most,
          )}
          {...form.field("value")}
        />
      )}
      <Note>
        {t.usual}: {ruleText(key, usual)}
      </Note>
    </Form>
  );
}

/** Guarantee: a rule's value has the form in which the calls return it; null means the default. */
function wordsOf({ key, usual }: RuleItem, value: unknown): string {
  return ruleText(key, (value as RuleValue | null) ?? usual);
}

/** Mantine handles roles as plain strings. */
function rolesField({
  value,
  onChange,
  error,
}: {
  value: readonly Role[];
  onChange: (value: Role[]) => void;
  error: string | undefined;
}) {
  const change = (chosen: string[]) => onChange(roles.filter((role) => chosen.includes(role)));
  return { value: [...value], onChange: change, error };
}
