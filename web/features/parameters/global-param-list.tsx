import { Text, Button, Group, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { parameters, type ParamItem } from "#api/parameters.ts";
import type { GlobalParam } from "#domain/parameters/global-params.ts";
import { globalParamsTexts as t } from "#texts/parameter-pages.ts";
import { globalParamTexts } from "#texts/parameters.ts";
import { queryOf, listOf } from "#web/kernel/calls.ts";
import { formatDay, formatInstant } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { Note } from "#web/ui/note.tsx";
import { QueryState } from "#web/ui/pending.tsx";
import { ChangeableSettings } from "./changeable-settings.tsx";
import { valueText } from "./parameter-value.ts";
import styles from "./parameters.module.css";
import { SettingRow } from "./setting-row.tsx";

const MaintenanceForm = later(async () => (await import("./maintenance-form.tsx")).MaintenanceForm);
const ParameterForm = later(async () => (await import("./parameter-form.tsx")).ParameterForm);

/** The installation's parameters with the term in their name or meaning. */
export function GlobalParamList({ term }: { term: string }) {
  return (
    <ChangeableSettings
      term={term}
      found={useQuery({ ...queryOf(parameters.getAll, {}), select: rowsOf })}
      nameOf={(item) => globalParamTexts[item.key]}
      renderRow={(item, onChange) => <Parameter key={item.key} item={item} onChange={onChange} />}
      renderForm={(item, onDone) => (
        <>
          {item.relatedItems.length > 0 ? (
            <MaintenanceForm items={[item, ...item.relatedItems]} onDone={onDone} />
          ) : (
            <ParameterForm key={item.key} item={item} onDone={onDone} />
          )}
          {[item, ...item.relatedItems].map(({ key }) => (
            <ParameterHistory key={key} of={key} />
          ))}
        </>
      )}
    />
  );
}

/** A parameter with those that are set in its form and shown in its row. */
type Row = ParamItem & { relatedItems: readonly ParamItem[] };

const besideMaintenance: readonly GlobalParam[] = [
  "maintenance.message",
  "maintenance.expectedEnd",
];

function rowsOf(items: readonly ParamItem[]): Row[] {
  const relatedItems = items.filter(({ key }) => besideMaintenance.includes(key));
  return items
    .filter((item) => !relatedItems.includes(item))
    .map((item) => ({
      ...item,
      relatedItems: item.key === "maintenance.active" ? relatedItems : [],
    }));
}

function Parameter({ item, onChange }: { item: Row; onChange: () => void }) {
  const { key, value, setting, relatedItems } = item;
  const standing =
    setting &&
    t.set(
      setting.setBy ?? t.installation,
      formatInstant(setting.setAt),
      formatDay(setting.validFrom),
    );
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
      {relatedItems.map((one) => (
        <Text key={one.key} size="sm">
          {t.beside(globalParamTexts[one.key].title, valueText(one.key, one.value))}
        </Text>
      ))}
      {[item, ...relatedItems].flatMap(({ key: of, later }) =>
        later.map((next) => {
          const coming = t.later(valueText(of, next.value), formatDay(next.validFrom));
          return (
            <Text key={`${of} ${next.setAt}`} size="sm">
              {of === key ? coming : t.beside(globalParamTexts[of].title, coming)}
            </Text>
          );
        }),
      )}
    </SettingRow>
  );
}

const step = 10;

/** Everything that was ever set for a parameter, newest first. */
function ParameterHistory({ of }: { of: GlobalParam }) {
  const [take, setTake] = useState(step);
  const found = useQuery(listOf(parameters.getHistory, { key: of, take }));
  const { items, total } = found.data ?? { items: [], total: 0 };
  return (
    <section>
      <Title order={3} size="h5" mt="lg" mb="xs">
        {t.historyOf(globalParamTexts[of].title)}
      </Title>
      <QueryState found={found} />
      {found.data && items.length === 0 && <Text c="dimmed">{t.noHistory}</Text>}
      <ol className={styles.history}>
        {items.map((one) => (
          <li key={one.setAt}>
            <b>{valueText(of, one.value)}</b>
            <Note>
              {t.set(
                one.setBy ?? t.installation,
                formatInstant(one.setAt),
                formatDay(one.validFrom),
              )}
            </Note>
          </li>
        ))}
      </ol>
      {total > items.length && (
        <Group>
          <Button variant="default" size="xs" onClick={() => setTake(Math.min(take + 20, 200))}>
            {t.showMore}
          </Button>
        </Group>
      )}
    </section>
  );
}
