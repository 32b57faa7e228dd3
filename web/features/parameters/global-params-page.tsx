import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { parameters, type ParamItem } from "#api/parameters.ts";
import { globalParamsTexts as t, globalParamTexts } from "#texts/parameters.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { formatDay, formatInstant } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Pending } from "#web/ui/pending.tsx";
import { ParameterHistory } from "./parameter-history.tsx";
import { valueText } from "./parameter-value.ts";
import { SettingRow } from "./setting-row.tsx";
import styles from "./parameters.module.css";

const ParameterForm = later(async () => (await import("./parameter-form.tsx")).ParameterForm);

export const Route = createFileRoute("/_signed-in/system-administration/parameters/global-params")({
  component: GlobalParamsPage,
});

function GlobalParamsPage() {
  const found = useQuery(queryOf(parameters.getAll, {}));
  const [key, setKey] = useState<ParamItem["key"] | null>(null);
  const chosen = found.data?.find((item) => item.key === key);
  const close = () => setKey(null);
  return (
    <Page title={t.title} description={t.description}>
      <Panel>
        <Pending found={found} rows={5}>
          {(items) => (
            <ul className={styles.list}>
              {items.map((item) => (
                <Parameter key={item.key} item={item} onChange={() => setKey(item.key)} />
              ))}
            </ul>
          )}
        </Pending>
      </Panel>
      <FormDrawer
        opened={chosen !== undefined}
        onClose={close}
        title={chosen && t.changeOf(globalParamTexts[chosen.key].title)}
      >
        {chosen && (
          <>
            <ParameterForm key={chosen.key} item={chosen} onDone={close} />
            <ParameterHistory of={chosen.key} />
          </>
        )}
      </FormDrawer>
    </Page>
  );
}

function Parameter({ item, onChange }: { item: ParamItem; onChange: () => void }) {
  const { key, value, setting, later } = item;
  const standing = setting
    ? t.set(
        setting.setBy ?? t.installation,
        formatInstant(setting.setAt),
        formatDay(setting.validFrom),
      )
    : t.usualHolds;
  const { title, meaning, source, toConfirm } = globalParamTexts[key];
  return (
    <SettingRow
      title={title}
      meaning={meaning}
      source={source}
      mark={toConfirm && !setting ? t.toConfirm : undefined}
      value={valueText(key, value)}
      standing={standing}
      onChange={onChange}
    >
      {later.map((next) => (
        <Text key={next.setAt} size="sm">
          {t.later(valueText(key, next.value), formatDay(next.validFrom))}
        </Text>
      ))}
    </SettingRow>
  );
}
