import { ActionIcon, Badge } from "@mantine/core";
import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { structures, type StructureNode } from "#api/structures.ts";
import { structurePageTexts as t } from "#texts/structures.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { today } from "#web/kernel/today.ts";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { QueryState } from "#web/ui/pending.tsx";
import styles from "./structure-tree.module.css";

/** Every structure of the body, each below its parent. */
export function StructureTree() {
  const found = useAnswer(structures.getTree, {});
  const below = Map.groupBy(found.data?.structures ?? [], ({ parentId }) => parentId);
  return (
    <Panel>
      <QueryState found={found} rows={6} />
      <nav aria-label={t.treeLabel}>
        <Branch parentId={null} below={below} />
      </nav>
    </Panel>
  );
}

type Below = ReadonlyMap<string | null, readonly StructureNode[]>;

function Branch({ parentId, below }: { parentId: string | null; below: Below }) {
  return (
    <ul className={styles.branch}>
      {(below.get(parentId) ?? []).map((node) => (
        <Node key={node.id} node={node} below={below} />
      ))}
    </ul>
  );
}

function Node({ node, below }: { node: StructureNode; below: Below }) {
  const [isOpen, setOpen] = useState(true);
  const hasMore = below.has(node.id);
  const isClosed = node.closedOn !== null && node.closedOn < today();
  const label = isOpen ? t.collapse(node.title) : t.expand(node.title);
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <li>
      <div className={styles.node}>
        {hasMore ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={label}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Chevron size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        ) : (
          <span className={styles.leaf} />
        )}
        <div className={styles.about}>
          <Link to="/structures/details/$id" params={{ id: node.id }} className={styles.title}>
            {node.title}
          </Link>
          <Note span>{node.code}</Note>
          {node.contracts > 0 && <Badge color="gray">{t.people(node.contracts)}</Badge>}
          {isClosed && <Badge color="yellow">{t.closed}</Badge>}
        </div>
      </div>
      {hasMore && isOpen && <Branch parentId={node.id} below={below} />}
    </li>
  );
}
