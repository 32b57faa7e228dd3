import { Input, Loader, MultiSelect, SimpleGrid } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { announcements, AudienceRole, type AnnouncementDetails } from "#api/announcements.ts";
import { organizations } from "#api/organizations.ts";
import { importances } from "#domain/announcements/announcement.ts";
import { announcementListTexts, announcementTexts as t } from "#texts/announcements.ts";
import { importanceTexts } from "#texts/importance.ts";
import { common } from "#texts/common.ts";
import { roleTexts } from "#texts/shell.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { ChangedNotice, wordAmong, wordIn, type Words } from "#web/features/history/public.ts";
import { invalidateAfter, useCall } from "#web/kernel/calls.ts";
import { request } from "#web/kernel/request.ts";
import { today } from "#web/kernel/today.ts";
import { toast } from "#web/kernel/toasts.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { CheckField } from "#web/ui/form/fields.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { ManyField } from "#web/ui/form/many-field.tsx";
import type { Form as FormState } from "#web/ui/form/use-plain-form.ts";
import { namedField } from "#web/ui/form/named-field.ts";
import { OneOfField } from "#web/ui/form/one-of-field.tsx";
import { AttachmentsField } from "./attachments-field.tsx";
import { emptyText, plainText } from "./rich-text.ts";

const RichTextEditor = lazy(() =>
  import("./rich-text-editor.tsx").then((module) => ({ default: module.RichTextEditor })),
);

const { columns } = announcementListTexts;
const audienceRoles = AudienceRole.options.map((value) => ({ value, label: roleTexts[value] }));

type Props = {
  /** Null for a new one. */
  announcement: AnnouncementDetails | null;
  onSaved: (id: string) => void;
  onCancel: () => void;
};

/** The form of an announcement, with the files attached to it. */
export function AnnouncementForm({ announcement, onSaved, onCancel }: Props) {
  const client = useQueryClient();
  const audience = useAnswer(organizations.getOrganizationsForNewAnnouncement, {});
  const create = useCall(announcements.create);
  const update = useCall(announcements.update);
  const [files, setFiles] = useState<readonly File[]>([]);
  const form: FormState<ReturnType<typeof initialOf>> = useForm({
    initial: initialOf(announcement),
    version: announcement?.version ?? 0,
    schema: announcements.create.input,
    inputOf: (values) => ({
      ...values,
      organizations: values.organizations.length === 0 ? null : values.organizations,
      roles: values.roles.length === 0 ? null : AudienceRole.array().parse(values.roles),
      toDay: values.toDay === "" ? null : values.toDay,
    }),
    send: (input) =>
      announcement === null
        ? create.mutateAsync(input)
        : update.mutateAsync({ ...input, id: announcement.id, version: form.over.version() }),
    onSaved: async ({ id }) => {
      for (const file of files)
        await request(announcements.addFile, { id, fileName: file.name }, { bytes: file }).catch(
          toast.failure,
        );
      await invalidateAfter(client, announcements.addFile);
      toast.success(announcement === null ? t.created : common.saved);
      onSaved(id);
    },
  });
  const bodies = (audience.data ?? []).map(({ id, description }) => ({
    value: id,
    label: description,
  }));
  const { values, set } = form;
  return (
    <Form form={form} onCancel={onCancel}>
      <ChangedNotice
        form={{ ...form, write: announcements.update }}
        words={wordsAmong(bodies)}
        names={names}
      />
      <TextField label={columns.title} required data-autofocus {...form.field("title")} />
      <Input.Wrapper
        labelElement="div"
        {...namedField({ label: t.text, error: form.field("body").error })}
      >
        <Suspense fallback={<Loader role="status" aria-label={common.loading} />}>
          <RichTextEditor
            key={form.begun}
            label={t.text}
            initial={values.body}
            onChange={(body) => set({ body })}
          />
        </Suspense>
      </Input.Wrapper>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <ManyField
          label={t.organizations}
          read={audience}
          {...(values.organizations.length === 0 ? { placeholder: t.everyOrganization } : {})}
          data={bodies}
          clearable
          {...form.field("organizations")}
        />
        <MultiSelect
          label={t.roles}
          {...(values.roles.length === 0 ? { placeholder: t.everyRole } : {})}
          data={audienceRoles}
          clearable
          value={values.roles}
          onChange={(roles) => set({ roles })}
        />
        <DateField label={columns.from} required {...form.field("fromDay")} />
        <DateField
          label={columns.to}
          description={t.toHint}
          since={form.values.fromDay}
          {...form.field("toDay")}
        />
        <OneOfField
          label={columns.importance}
          required
          words={importanceTexts}
          {...form.field("importance")}
        />
      </SimpleGrid>
      <CheckField label={columns.mustConfirm} {...form.field("mustConfirm")} />
      <AttachmentsField announcement={announcement} files={files} onFiles={setFiles} />
    </Form>
  );
}

const names = {
  body: t.text,
  organizations: t.organizations,
  roles: t.roles,
  fromDay: columns.from,
  toDay: columns.to,
  importance: columns.importance,
  mustConfirm: columns.mustConfirm,
};

function wordsAmong(bodies: readonly { value: string; label: string }[]): Words {
  return {
    body: plainText,
    importance: wordIn(importanceTexts),
    organizations: (given) => listed(given, wordAmong(bodies)) ?? t.everyOrganization,
    roles: (given) => listed(given, wordAmong(audienceRoles)) ?? t.everyRole,
  };
}

function listed(given: unknown, wordOf: (one: unknown) => string): string | null {
  return Array.isArray(given) ? given.map(wordOf).join(", ") : null;
}

function initialOf(given: AnnouncementDetails | null) {
  const roles: readonly string[] = given?.roles ?? [];
  return {
    title: given?.title ?? "",
    body: given?.body ?? emptyText,
    importance: given?.importance ?? importances[0],
    organizations: given?.organizations ?? [],
    roles: [...roles],
    fromDay: given?.fromDay ?? today(),
    toDay: given?.toDay ?? "",
    mustConfirm: given?.mustConfirm ?? false,
  };
}
