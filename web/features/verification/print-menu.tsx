import { ActionIcon, Button, Menu } from "@mantine/core";
import { IconEye, IconFileTypePdf, IconPrinter, IconTable } from "@tabler/icons-react";
import { verifications } from "#api/verifications.ts";
import type { Month } from "#domain/calendar/day.ts";
import { signingTexts as t } from "#texts/verification.ts";
import { download } from "#web/kernel/download.ts";
import { useBusy } from "#web/ui/use-busy.ts";
import { openPreview } from "./open-preview.ts";

type Props = {
  organizationId: string;
  structureId: string;
  structureTitle: string;
  month: Month;
  /** An icon alone, where many menus stand below each other. */
  compact?: boolean;
};

const icon = { size: 18, stroke: 1.6, "aria-hidden": true } as const;

/** The monthly sheet of a structure: to look at, as PDF or as workbook. */
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
