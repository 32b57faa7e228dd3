import { type ActItem, collectiveActs, type UnchangedDay } from "#api/collective-acts.ts";
import {
  collectiveActFieldTexts as fields,
  collectiveActPageTexts as t,
} from "#texts/collective-acts.ts";
import { ReasonDialog } from "#web/ui/form/act-dialog.tsx";
import { AsOpened } from "#web/ui/form/as-opened.tsx";

type Props = {
  act: ActItem | null;
  onKept: (days: readonly UnchangedDay[]) => void;
  onClose: () => void;
};

/** Asks why an act is withdrawn, and withdraws it. */
export function WithdrawAct({ act, onKept, onClose }: Props) {
  return (
    <ReasonDialog
      opened={act !== null}
      title={t.withdrawOf(act?.title ?? "")}
      text={<AsOpened text={t.withdrawText(act?.days ?? 0)} />}
      call={collectiveActs.withdraw}
      inputOf={({ reason }) => ({ id: act?.id ?? "", reason })}
      label={fields.reason}
      save={t.withdraw}
      done={({ emptied, kept }) => {
        onKept(kept);
        return t.withdrawn(emptied);
      }}
      onClose={onClose}
    />
  );
}
