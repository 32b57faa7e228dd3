import type { UserOrganization } from "#api/user-organizations.ts";
import type { OrganizationRight } from "#domain/access.ts";
import { tableTexts } from "#texts/common.ts";
import { linkPageTexts as t } from "#texts/users.ts";
import { confirm } from "#web/kernel/confirm.ts";
import { toast } from "#web/kernel/toasts.ts";
import type { Outcome } from "#web/kernel/use-bulk.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { linkOutcomes } from "./link-outcomes.ts";
import { useAssign } from "./use-assign.ts";

type Props = {
  selected: readonly UserOrganization[];
  onDone: (outcomes: readonly Outcome[]) => void;
};

/** Gives the ticked links another right, or takes them away. */
export function LinkActs({ selected, onDone }: Props) {
  const assign = useAssign();
  const reason = selected.length === 0 ? t.nothingSelected : null;
  const run = async (right: OrganizationRight | null) => {
    const links = selected.map(({ userId, organizationId }) => ({ userId, organizationId, right }));
    const names = new Map(
      selected.flatMap((row) => [
        [row.userId, row.nickName],
        [row.organizationId, row.description],
      ]),
    );
    const answer = await assign.mutateAsync({ links }).catch((error: unknown) => {
      toast.failure(error);
      return null;
    });
    if (answer) onDone(linkOutcomes(answer.outcomes, names));
  };
  const remove = async () => {
    const text = t.removeText(selected.length);
    const { removeTitle: title, remove: action } = t;
    if (await confirm({ title, text, action, danger: true })) await run(null);
  };
  return (
    <>
      <ActButton reason={reason} variant="default" onClick={() => void run("full")}>
        {tableTexts.ofSelected(t.toFull, selected.length)}
      </ActButton>
      <ActButton reason={reason} variant="default" onClick={() => void run("read")}>
        {tableTexts.ofSelected(t.toRead, selected.length)}
      </ActButton>
      <ActButton reason={reason} variant="default" onClick={() => void remove()}>
        {tableTexts.ofSelected(t.remove, selected.length)}
      </ActButton>
    </>
  );
}
