import { Button, Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { monthsTexts as t } from "#texts/monthly-contracts.ts";
import { download } from "#web/kernel/download.ts";
import type { SentInput } from "#web/kernel/request.ts";
import { toast } from "#web/kernel/toasts.ts";

type Props = { filters: Omit<SentInput<typeof monthlyContracts.export>, "format"> };

/** All that passes the filters, as a file. */
export function ExportMenu({ filters }: Props) {
  const [busy, setBusy] = useState(false);
  const save = (format: "xlsx" | "csv") => {
    const { organizationId, month, search, sort, structureId, state } = filters;
    setBusy(true);
    const wanted = { organizationId, month, search, sort, structureId, state, format };
    download(monthlyContracts.export, wanted)
      .catch((error: unknown) => toast.failure(error))
      .finally(() => setBusy(false));
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
        >
          {t.export}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => save("xlsx")}>{t.toXlsx}</Menu.Item>
        <Menu.Item onClick={() => save("csv")}>{t.toCsv}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
