import { ActionIcon, Button, Fieldset, Group, Stack, Text } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from "@tabler/icons-react";
import {
  type LayoutContent,
  layoutContents,
  layoutDays,
  layoutHours,
  layoutTexts,
} from "#domain/payments/layout.ts";
import { columnOf } from "#domain/payments/ready-layouts.ts";
import {
  layoutGroupTexts,
  layoutWords,
  payrollLayoutTexts as t,
} from "#texts/payroll-layout-pages.ts";
import { layoutColumnName, layoutContentTexts } from "#texts/payroll-layouts.ts";
import { NumberField, SelectField } from "#web/ui/form/fields.tsx";
import { OneOfField } from "#web/ui/form/one-of-field.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { Note } from "#web/ui/note.tsx";
import { begun, type ColumnValues, fieldsOf, type LayoutValues } from "./layout-values.ts";
import styles from "./layout-columns.module.css";

type Props = {
  values: LayoutValues;
  /** The index of the column that keeps the layout from being saved. */
  faulty: number | null;
  onChange: (columns: ColumnValues[]) => void;
};

const most = 80;

/** The columns of a layout in their order. */
export function LayoutColumns({ values, faulty, onChange }: Props) {
  const { columns } = values;
  const layoutFields = fieldsOf(values);
  const length = layoutFields.columns.reduce((sum, { width }) => sum + width, 0);
  const add = () => {
    const unheld = offered.find((one) => columns.every(({ holds }) => holds !== one));
    onChange([...columns, begun(columnOf(unheld ?? "constant"))]);
  };
  return (
    <Fieldset legend={t.columns} className={styles.group}>
      <Stack gap="xs">
        <Note>
          {t.columnsHint} {values.form === "fixed" && t.lineLength(length)}
        </Note>
        <ol className={styles.columns}>
          {columns.map((column, at) => (
            // A column has no key other than its position.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className={styles.column} data-faulty={at === faulty || undefined}>
              <Group justify="space-between" wrap="nowrap" gap="xs">
                <Text size="sm" fw={600} truncate>
                  {t.columnGroup(layoutColumnName(layoutFields, at))}
                </Text>
                <Moves
                  name={layoutColumnName(layoutFields, at)}
                  isFirst={at === 0}
                  isLast={at === columns.length - 1}
                  onMove={(to) => onChange(columns.toSpliced(at, 1).toSpliced(at + to, 0, column))}
                  {...(columns.length > 1 && { onDrop: () => onChange(columns.toSpliced(at, 1)) })}
                />
              </Group>
              <ColumnFields
                column={column}
                layout={values}
                onChange={(part) => onChange(columns.with(at, { ...column, ...part }))}
              />
            </li>
          ))}
        </ol>
        <Button
          variant="default"
          size="xs"
          style={{ alignSelf: "start" }}
          disabled={columns.length >= most}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={add}
        >
          {t.addColumn}
        </Button>
      </Stack>
    </Fieldset>
  );
}

type MovesProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (to: 1 | -1) => void;
  onDrop?: () => void;
};

function Moves({ name, isFirst, isLast, onMove, onDrop }: MovesProps) {
  const shared = { variant: "subtle", color: "gray" } as const;
  return (
    <Group gap={2} wrap="nowrap">
      <ActionIcon {...shared} aria-label={t.up(name)} disabled={isFirst} onClick={() => onMove(-1)}>
        <IconArrowUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon {...shared} aria-label={t.down(name)} disabled={isLast} onClick={() => onMove(1)}>
        <IconArrowDown size={16} aria-hidden />
      </ActionIcon>
      {onDrop && (
        <ActionIcon {...shared} aria-label={t.drop(name)} onClick={onDrop}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  );
}

type FieldsProps = {
  column: ColumnValues;
  layout: LayoutValues;
  onChange: (part: Partial<ColumnValues>) => void;
};

function ColumnFields({ column, layout, onChange }: FieldsProps) {
  const isFixed = layout.form === "fixed";
  const fieldProps = (name: "head" | "text" | "width" | "fill") => ({
    name,
    value: column[name],
    error: undefined,
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <div className={styles.fields}>
      <SelectField
        label={t.holds}
        data={groupsFor(layout)}
        searchable
        clearable={false}
        name="holds"
        value={column.holds}
        onChange={(value) => onChange(nowHolding(column, value))}
      />
      {column.holds === "constant" && (
        <TextField label={t.constant} maxLength={60} {...fieldProps("text")} />
      )}
      {!isFixed && layout.withHeads && (
        <TextField label={t.head} maxLength={60} {...fieldProps("head")} />
      )}
      {isFixed && (
        <>
          <NumberField label={t.width} maxLength={3} {...fieldProps("width")} />
          <OneOfField
            label={t.align}
            words={layoutWords.align}
            name="align"
            value={column.align}
            error={undefined}
            onChange={(align) => onChange({ align })}
          />
          <TextField label={t.fill} placeholder={t.blank} maxLength={1} {...fieldProps("fill")} />
        </>
      )}
    </div>
  );
}

/** A heading of ours changes with the column's content; one that was typed stays. */
function nowHolding(column: ColumnValues, value: string | null): Partial<ColumnValues> {
  const holds = layoutContents.find((one) => one === value) ?? column.holds;
  const isOurs = column.head === layoutContentTexts[column.holds];
  return isOurs ? { holds, head: layoutContentTexts[holds] } : { holds };
}

const ofKinds: readonly LayoutContent[] = ["kindCode", "kindQuantity"];
const others: readonly LayoutContent[] = ["year", "monthNumber", "constant"];
const offered = layoutContents.filter((one) => !ofKinds.includes(one));

/** What a column may hold, in groups with headings. */
function groupsFor({ per, columns }: LayoutValues) {
  const holdsKinds = per === "kind" || columns.some(({ holds }) => ofKinds.includes(holds));
  const figures: readonly LayoutContent[] = [
    ...layoutTexts,
    ...layoutDays,
    ...layoutHours,
    ...others,
  ];
  const groups: [string, readonly LayoutContent[]][] = [
    [layoutGroupTexts.person, layoutTexts],
    [layoutGroupTexts.days, layoutDays],
    [layoutGroupTexts.hours, layoutHours],
    [layoutGroupTexts.amounts, offered.filter((one) => !figures.includes(one))],
    [layoutGroupTexts.others, holdsKinds ? [...others, ...ofKinds] : others],
  ];
  return groups.map(([group, items]) => ({
    group,
    items: items.map((value) => ({ value, label: layoutContentTexts[value] })),
  }));
}
