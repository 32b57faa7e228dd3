import { ActionIcon, Button, Menu } from "@mantine/core";
import { IconEye, IconFileTypePdf, IconPrinter, IconTable } from "@tabler/icons-react";
import { verifications } from "#api/verifications.ts";
import type { Month } from "#domain/calendar/day.ts";
import { signingTexts as t } from "#texts/verification.ts";
import { download, type FileCall } from "#web/kernel/download.ts";
import { useBusy } from "#web/ui/use-busy.ts";
import { request, type SentInput } from "#web/kernel/request.ts";

type Props = {
  organizationId: string;
  structureId: string;
  structureTitle: string;
  month: Month;
  /** Only an icon, where many menus are listed below each other. */
  compact?: boolean;
};

const icon = { size: 18, stroke: 1.6, "aria-hidden": true } as const;

/** The monthly sheet of a structure: preview, PDF or workbook. */
export function PrintMenu({ structureTitle, compact = false, ...sheet }: Props) {
  const [busy, handing] = useBusy();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        {compact ? (
          <ActionIcon
            variant="default"
            size={36}
            loading={busy}
            aria-label={`${t.print}: ${structureTitle}`}
          >
            <IconPrinter {...icon} />
          </ActionIcon>
        ) : (
          <Button variant="default" loading={busy} leftSection={<IconPrinter {...icon} />}>
            {t.print}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconEye {...icon} />}
          onClick={handing(() => openPreview(verifications.printPdf, sheet))}
        >
          {t.preview}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconFileTypePdf {...icon} />}
          onClick={handing(() => download(verifications.printPdf, sheet))}
        >
          {t.pdf}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconTable {...icon} />}
          onClick={handing(() => download(verifications.printXlsx, sheet))}
        >
          {t.xlsx}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/**
 * Opens the file of a call in a tab of its own. The tab opens at once, because browsers allow it
 * only during the click; if they refuse even then, the file is shown in this tab. Throws ApiError.
 */
async function openPreview<C extends FileCall>(call: C, input: SentInput<C>): Promise<void> {
  const tab = window.open("", "_blank");
  try {
    const { blob } = await request<FileCall>(call, input);
    const address = URL.createObjectURL(blob);
    (tab ?? window).location.href = address;
    setTimeout(() => URL.revokeObjectURL(address), 600_000);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
