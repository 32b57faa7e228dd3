import { Button, Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { common, exportTexts } from "#texts/common.ts";
import { toast } from "../kernel/toasts.ts";

type Format = keyof typeof exportTexts;

const formats = Object.keys(exportTexts) as Format[];

/** Exports what a list shows, in a chosen format. */
export function ExportMenu({ onExport }: { onExport: (format: Format) => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const run = async (format: Format) => {
    setBusy(true);
    await onExport(format).catch(toast.failure);
    setBusy(false);
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          loading={isBusy}
          leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
        >
          {common.export}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item key={format} onClick={() => void run(format)}>
            {exportTexts[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
