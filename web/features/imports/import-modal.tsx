import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { IconCircleCheck, IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { imports, type ImportReport } from "#api/imports.ts";
import { common } from "#texts/common.ts";
import { importPageTexts as t } from "#texts/imports.ts";
import { useUpload } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { Modal } from "#web/ui/dialogs.tsx";
import { FileDrop } from "#web/ui/file-drop.tsx";
import { focusFirst } from "#web/ui/focus-first.ts";
import { RetryError } from "#web/ui/retry-error.tsx";
import { ImportPreview } from "./import-preview.tsx";

type Imported = "structures" | "employees" | "contracts";

type Props = { of: Imported; opened: boolean; onClose: () => void };

const calls = {
  structures: { preview: imports.previewStructures, apply: imports.applyStructures },
  employees: { preview: imports.previewEmployees, apply: imports.applyEmployees },
  contracts: { preview: imports.previewContracts, apply: imports.applyContracts },
} as const;

/** Imports a file: choose it, preview what each row would do, import. */
export function ImportModal({ of, opened, onClose }: Props) {
  const apply = useUpload(calls[of].apply);
  // The dialog reports the outcome of the rows, so it stays open until they are done.
  const close = () => {
    if (apply.isPending) return;
    apply.reset();
    onClose();
  };
  return (
    <Modal opened={opened} onClose={close} title={t.titles[of]} size="min(60rem, 100%)">
      <ImportSteps of={of} apply={apply} onClose={close} />
    </Modal>
  );
}

type Previewed = { file: File; report: ImportReport };

type StepsProps = Omit<Props, "opened"> & {
  apply: ReturnType<typeof useUpload<(typeof calls)[Imported]["apply"]>>;
};

function ImportSteps({ of, apply, onClose }: StepsProps) {
  const { id: organizationId } = useOrganization();
  const preview = useUpload(calls[of].preview);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [done, setDone] = useState<ImportReport | null>(null);
  const read = async (file: File) => {
    setDone(null);
    setPreviewed(null);
    apply.reset();
    const input = { organizationId, fileName: file.name };
    const report = await preview.mutateAsync({ input, bytes: file }).catch(() => null);
    if (report) setPreviewed({ file, report });
  };
  const store = async ({ file }: Previewed, skipErrors: boolean) => {
    const input = { organizationId, fileName: file.name, skipErrors: String(skipErrors) };
    const report = await apply.mutateAsync({ input, bytes: file }).catch(() => null);
    if (report) setDone(report);
  };
  const error = apply.error ?? preview.error;
  return (
    <Stack gap="md">
      {!previewed && (
        <Stack gap="md" ref={focusFirst}>
          <Text size="sm">{t.intro[of]}</Text>
          <Templates of={of} />
          <FileDrop
            fileName=""
            words={t}
            accept={[".xlsx", ".csv", ".txt"]}
            isBusy={preview.isPending}
            onFile={(file) => void read(file)}
          />
        </Stack>
      )}
      {error && <RetryError error={error} />}
      {done && (
        <Alert
          role="status"
          ref={focusFirst}
          data-autofocus
          tabIndex={-1}
          color="green"
          icon={<IconCircleCheck aria-hidden />}
        >
          {t.done(done.counts.create, done.counts.update)}
        </Alert>
      )}
      {previewed && (
        <ImportPreview
          key={previewed.file.name}
          report={done ?? previewed.report}
          isDone={done !== null}
          isApplying={apply.isPending}
          onApply={(skipErrors) => void store(previewed, skipErrors)}
        />
      )}
      {previewed && (
        <Group gap="sm">
          <Button variant="default" disabled={apply.isPending} onClick={() => setPreviewed(null)}>
            {t.another}
          </Button>
          <Button variant="default" disabled={apply.isPending} onClick={onClose}>
            {common.close}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function Templates({ of }: { of: Imported }) {
  const get = (format: "xlsx" | "csv") =>
    void download(imports.getTemplate, { of, format }).catch(toast.failure);
  return (
    <Group gap="xs">
      {(["xlsx", "csv"] as const).map((format) => (
        <Button
          key={format}
          variant="light"
          size="compact-sm"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => get(format)}
        >
          {`${t.template} .${format}`}
        </Button>
      ))}
    </Group>
  );
}
