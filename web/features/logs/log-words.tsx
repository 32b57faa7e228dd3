import type { ApiLogItem } from "#api/logs.ts";
import { logColumns as t, logPageTexts } from "#texts/logs.ts";
import { roleTexts } from "#texts/shell.ts";
import { CellNote } from "#web/ui/data-table/cell-note.tsx";
import { Facts } from "#web/ui/facts.tsx";
import styles from "./log-words.module.css";

type Who = Pick<ApiLogItem, "nickName" | "userName" | "area">;

/** Who it was: the name, followed by the user name and role. `nobody` if there is no one. */
export function Actor({ row, nobody }: { row: Who; nobody: string }) {
  if (row.userName === null) return <span className={styles.nobody}>{nobody}</span>;
  return (
    <>
      {row.nickName}
      <CellNote>
        {row.area === null ? row.userName : `${row.userName} · ${roleTexts[row.area]}`}
      </CellNote>
    </>
  );
}

/** Where it came from, as the details of a row. */
export function Origin({ row }: { row: Pick<ApiLogItem, "ip" | "userAgent" | "requestId"> }) {
  return (
    <Facts
      facts={[
        { label: t.ip, value: row.ip },
        { label: t.userAgent, value: row.userAgent === "" ? logPageTexts.none : row.userAgent },
        { label: t.requestId, value: row.requestId },
      ]}
    />
  );
}
