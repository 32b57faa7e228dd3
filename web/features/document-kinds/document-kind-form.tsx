import { Checkbox, Group } from "@mantine/core";
import {
  type documentKindCatalogue,
  type DocumentKindItem,
  documentKinds,
} from "#api/document-kinds.ts";
import { fileTypes } from "#domain/documents/file-type.ts";
import { documentKindListTexts, documentKindTexts as t } from "#texts/document-kinds.ts";
import { entryFormOf, type FormOfEntry } from "#web/features/catalogues/public.ts";
import { wordIn } from "#web/features/history/public.ts";
import { numberOf, numberText } from "#web/ui/form/convert.ts";
import { CheckField, NumberField } from "#web/ui/form/fields.tsx";
import { OneOfField } from "#web/ui/form/one-of-field.tsx";
import type { FieldProps } from "#web/ui/form/use-plain-form.ts";

const EntryForm = entryFormOf<typeof documentKinds.create.input, ReturnType<typeof ownOf>>();

/** The form of a kind of documents. */
export function DocumentKindForm(of: FormOfEntry<typeof documentKindCatalogue.list>) {
  const kind = of.entry;
  return (
    <EntryForm
      {...of}
      calls={documentKinds}
      words={t}
      own={ownOf(kind)}
      columns={documentKindListTexts.columns}
      ownWords={words}
      inputOf={(entry, { types, usualMonths, ...fields }) => ({
        ...fields,
        ...entry,
        types: fileTypes.filter((type) => types.includes(type)),
        usualMonths: usualMonths.trim() === "" ? null : (numberOf(usualMonths) ?? 0),
      })}
    >
      {(form) => (
        <>
          <OneOfField
            label={t.about}
            description={kind === null ? t.aboutHint : undefined}
            required
            disabled={kind !== null}
            words={t.abouts}
            {...form.field("about")}
          />
          <CheckField label={t.expires} {...form.field("expires")} />
          {form.values.expires && (
            <NumberField
              label={t.usualMonths}
              description={t.usualMonthsHint}
              {...form.field("usualMonths")}
            />
          )}
          {form.values.about === "contract" && (
            <CheckField label={t.forApproval} {...form.field("forApproval")} />
          )}
          <CheckField
            label={t.sensitiveField}
            description={t.sensitiveHint}
            {...form.field("isSensitive")}
          />
          <Types {...form.field("types")} />
          <OneOfField
            label={t.decidedBy}
            required
            words={t.deciders}
            {...form.field("decidedBy")}
          />
        </>
      )}
    </EntryForm>
  );
}

function Types(field: FieldProps<string[]>) {
  return (
    <Checkbox.Group
      label={t.types}
      withAsterisk
      error={
        field.error === undefined ? undefined : field.value.length > 0 ? field.error : t.typeMissing
      }
      value={field.value}
      onChange={field.onChange}
    >
      <Group gap="md" mt={4}>
        {fileTypes.map((type) => (
          <Checkbox key={type} value={type} label={t.typeNames[type]} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

const words = {
  decidedBy: wordIn(t.deciders),
  types: (value: unknown) =>
    fileTypes
      .flatMap((type) => (Array.isArray(value) && value.includes(type) ? t.typeNames[type] : []))
      .join(", "),
};

function ownOf(kind: DocumentKindItem | null) {
  return {
    about: kind?.about ?? "body",
    expires: kind?.expires ?? false,
    usualMonths: kind?.usualMonths ? numberText(kind.usualMonths) : "",
    forApproval: kind?.forApproval ?? false,
    isSensitive: kind?.isSensitive ?? false,
    types: (kind?.types ?? fileTypes).map(String),
    decidedBy: kind?.decidedBy ?? "agency",
  };
}
