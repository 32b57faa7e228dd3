import { useEffect, useState } from "react";
import type { AwayLeave } from "#api/leaves.ts";
import { leaveRangeTexts as t } from "#texts/leaves.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { dropParcel, parcelAt } from "#web/kernel/outbox.ts";
import { useUserId } from "#web/kernel/session.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { LeaveForm, type LeaveToBegin, type LeaveValues } from "./leave-form.tsx";

type Props = {
  opened: boolean;
  /** The leave to change, or where a new one begins. */
  of: LeaveToBegin | AwayLeave;
  onClose: () => void;
};

/** What an earlier visit left; `values` is null if it left nothing. */
type LoadedLeave = { values: LeaveValues | null };

/** A leave in a drawer over any page. A new one that was not recorded is restored. */
export function LeaveDrawer({ opened, of, onClose }: Props) {
  const isNew = !("code" in of);
  const key = isNew ? `${of.contractId} ${of.from ?? ""} -` : `${of.contractId} ${of.from}`;
  const userId = useUserId();
  const { id: organizationId } = useOrganization();
  const place = isNew ? [userId, organizationId, "leave", of.contractId ?? ""].join("|") : null;
  const [found, setFound] = useState<LoadedLeave | null>(null);
  useEffect(() => {
    if (!opened) return undefined;
    const looking = new AbortController();
    void keptLeave(place).then((values) => {
      if (!looking.signal.aborted) setFound({ values });
    });
    return () => looking.abort();
  }, [opened, place]);
  const close = () => {
    if (place !== null) void dropParcel(place);
    setFound(null);
    onClose();
  };
  return (
    <FormDrawer
      opened={opened && found !== null}
      onClose={close}
      title={isNew ? t.create : t.change}
    >
      {found && <LeaveForm key={key} of={of} place={place} found={found.values} onDone={close} />}
    </FormDrawer>
  );
}

async function keptLeave(place: string | null): Promise<LeaveValues | null> {
  if (place === null) return null;
  const parcel = await parcelAt<LeaveValues, never>(place).catch(() => null);
  return parcel?.work ?? null;
}
