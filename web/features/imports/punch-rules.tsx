import { useDisclosure } from "@mantine/hooks";
import { punchRules } from "#api/punch-rules.ts";
import { punchRuleOn } from "#domain/attendance/punch-rule.ts";
import { punchRuleTexts as t } from "#texts/punch-rules.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { SettingList, SettingRow } from "#web/features/parameters/public.ts";
import { useRoleRefusalTo } from "#web/kernel/rights.ts";
import { today } from "#web/kernel/today.ts";
import { FormModal } from "#web/ui/form/form-dialog.tsx";
import { formatDay } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { QueryState } from "#web/ui/pending.tsx";

const PunchRuleForm = later(async () => (await import("./punch-rule-form.tsx")).PunchRuleForm);

const setting = [{ title: t.title, meaning: t.meaning }];

/** What the body does with punched times, as a setting: what applies, what will apply, and the form that changes it. */
export function PunchRules() {
  const found = useAnswer(punchRules.getAll, {});
  const refusal = useRoleRefusalTo("punch-rule.set");
  const [isSetting, dialog] = useDisclosure(false);
  if (!found.data) return <QueryState found={found} height={72} />;
  const { items, version } = found.data;
  const rules = items.toReversed();
  const inForce = punchRuleOn(rules, today());
  const next = rules.filter(({ validFrom }) => validFrom > today()).at(-1);
  const ruleText = (rule: (typeof items)[number]) => t.said(rule.rounding, rule.graceMinutes);
  return (
    <>
      <QueryState found={found} />
      <SettingList term="" items={setting}>
        {({ title, meaning }) => (
          <SettingRow
            key={title}
            title={title}
            meaning={meaning}
            value={inForce ? ruleText(inForce) : t.roundings.none}
            standing={inForce && t.since(formatDay(inForce.validFrom), inForce.setBy)}
            mark={next && t.from(formatDay(next.validFrom), ruleText(next))}
            refusal={refusal}
            onChange={dialog.open}
          />
        )}
      </SettingList>
      <FormModal opened={isSetting} onClose={dialog.close} title={t.set}>
        {isSetting && <PunchRuleForm version={version} items={items} onDone={dialog.close} />}
      </FormModal>
    </>
  );
}
