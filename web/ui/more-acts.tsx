import { Button, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { Link, type LinkProps } from "@tanstack/react-router";
import { common } from "#texts/common.ts";
import { rightsTexts } from "#texts/rights.ts";
import { Note } from "./note.tsx";

/** A secondary act of the page; `reason` says why it cannot be done now. */
type MoreAct = {
  label: string;
  reason: string | null;
  onClick?: () => void;
  link?: LinkProps;
};

/** The «…» menu of a page: its other acts, each with the reason below it if it is not possible now. */
export function MoreActs({ acts }: { acts: readonly MoreAct[] }) {
  const visibleActs = acts.filter(({ reason }) => reason !== rightsTexts.role);
  if (visibleActs.length === 0) return null;
  return (
    <Menu position="bottom-end" width={300}>
      <Menu.Target>
        <Button variant="default" aria-label={common.actions} title={common.actions} px="sm">
          <IconDots size={18} stroke={1.6} aria-hidden />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {visibleActs.map((act) => (
          <Item key={act.label} act={act} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Item({ act: { label, reason, onClick, link } }: { act: MoreAct }) {
  if (reason !== null)
    return (
      <Menu.Item aria-disabled closeMenuOnClick={false}>
        <Note>{label}</Note>
        <Note size="xs">{reason}</Note>
      </Menu.Item>
    );
  if (link)
    return <Menu.Item renderRoot={(props) => <Link {...link} {...props} />}>{label}</Menu.Item>;
  return <Menu.Item onClick={onClick}>{label}</Menu.Item>;
}
