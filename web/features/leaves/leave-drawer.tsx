import { useQuery } from "@tanstack/react-query";
import type { AwayLeave } from "#api/leaves.ts";
import { leaveRangeTexts as t } from "#texts/leaves.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { dropParcel, parcelAt } from "#web/kernel/outbox.ts";
import { useSession } from "#web/kernel/session.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { LeaveForm, type LeaveToBegin, type LeaveValues } from "./leave-form.tsx";

type Props = {
  opened: boolean;
  /** The leave that is changed, or where a new one begins. */
  of: LeaveToBegin | AwayLeave;
  onClose: () => void;
};

/** A leave at the side of whichever page it is asked for on. A new one that was not recorded is there again. */
export function LeaveDrawer({ opened, of, onClose }: Props) {
  const isNew = !("code" in of);
  const key = isNew ? `${of.contractId} ${of.from ?? ""} -` : `${of.contractId} ${of.from}`;
  const userName = useSession()?.userName ?? "";
  const { id: organizationId } = useOrganization();
  const place = isNew ? [userName, organizationId, "leave", of.contractId ?? ""].join("|") : null;
  const close = () => {
    if (place !== null) void dropParcel(place);
    onClose();
  };
  return (
    <FormDrawer opened={opened} onClose={close} title={isNew ? t.create : t.change}>
      {place === null ? (
        <LeaveForm key={key} of={of} place={null} found={null} onDone={close} />
      ) : (
        <NewLeaveForm key={key} of={of} place={place} onDone={close} />
      )}
    </FormDrawer>
  );
}

type NewProps = { of: LeaveToBegin | AwayLeave; place: string; onDone: () => void };

/** As an earlier visit left it, where it did. */
function NewLeaveForm({ place, ...props }: NewProps) {
  const { data } = useQuery({
    queryKey: ["kept-leave", place],
    queryFn: async () => ({ found: (await parcelAt<LeaveValues, never>(place))?.work ?? null }),
    networkMode: "always",
    staleTime: 0,
    gcTime: 0,
  });
  return data ? <LeaveForm {...props} place={place} found={data.found} /> : null;
}
