import { ActionIcon, Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { keysOf } from "#domain/keys.ts";
import { common, exportFormats, exportTexts as t } from "#texts/common.ts";
import type { Taking } from "../kernel/download.ts";
import type { Received } from "../kernel/received-file.ts";
import { toast } from "../kernel/toasts.ts";
import { later } from "./later.tsx";
import { Note } from "./note.tsx";

const ExportProgress = later(async () => (await import("./export-progress.tsx")).ExportProgress);

type Format = keyof typeof exportFormats;
type Running = { cancel: () => void; received: Received | null };

const formats = keysOf(exportFormats);

type Props = {
  onExport: (format: Format, taking: Taking) => Promise<void>;
  /** The same as a calendar file for other programs, if the list has days; `holds` says which. */
  calendar?: { holds: string; onExport: (taking: Taking) => Promise<void> } | undefined;
};

/** Exports the list shown, in a chosen format; while a file is downloading, its progress is shown in place of the menu. */
export function ExportMenu({ onExport, calendar }: Props) {
  const [running, setRunning] = useState<Running | null>(null);
  const run = async (take: (taking: Taking) => Promise<void>) => {
    const { signal, cancel } = cancelling();
    setRunning({ cancel, received: null });
    const onReceived = (received: Received) => setRunning({ cancel, received });
    await take({ signal, onReceived }).catch((error: unknown) =>
      signal.aborted ? toast.info(t.cancelled) : toast.failure(error),
    );
    setRunning(null);
  };
  if (running) return <ExportProgress {...running} />;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={common.export} title={common.export}>
          <IconDownload size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item key={format} onClick={() => void run((taking) => onExport(format, taking))}>
            {exportFormats[format]}
          </Menu.Item>
        ))}
        {calendar && (
          <Menu.Item onClick={() => void run(calendar.onExport)}>
            {t.calendar}
            <Note size="xs">{calendar.holds}</Note>
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function cancelling() {
  const controller = new AbortController();
  return { signal: controller.signal, cancel: () => controller.abort() };
}
