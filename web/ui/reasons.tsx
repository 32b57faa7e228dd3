import { createContext, type ReactNode, use, useId, useLayoutEffect, useState } from "react";
import { rightsTexts } from "#texts/rights.ts";
import { Note } from "./note.tsx";

/** Shows a reason for as long as it applies; returns the function that removes it. */
type Tell = (reason: string) => () => void;

/** The place where reasons are shown, with its id; null if there is none. */
const ReasonPlace = createContext<{ tell: Tell; id: string } | null>(null);

/** Acts, and below them in words why some cannot be done now: each reason once. */
export function Reasons({ children }: { children: ReactNode }) {
  const id = useId();
  const [reasons, setReasons] = useState<readonly string[]>([]);
  // The same object as long as the acts are mounted, so that none of them adds its reason twice.
  const [place] = useState(() => ({
    id,
    tell: (reason: string) => {
      setReasons((before) => [...before, reason]);
      return () => setReasons((before) => before.toSpliced(before.indexOf(reason), 1));
    },
  }));
  return (
    <ReasonPlace value={place}>
      <div>
        {children}
        <div id={id}>
          {[...new Set(reasons)].map((reason) => (
            <Note key={reason} size="xs" mt={4}>
              {reason}
            </Note>
          ))}
        </div>
      </div>
    </ReasonPlace>
  );
}

/** A dialog over a page: its acts do not add reasons to the page. */
export function NoReasons({ children }: { children: ReactNode }) {
  return <ReasonPlace value={null}>{children}</ReasonPlace>;
}

/** The id of the element beside the act that shows its reason in words; null if there is none, or nothing to show. */
export function useReasonId(reason: string | null): string | null {
  const place = use(ReasonPlace);
  const visibleReason = reason === rightsTexts.role ? null : reason;
  useLayoutEffect(
    () => (visibleReason === null ? undefined : place?.tell(visibleReason)),
    [place, visibleReason],
  );
  return visibleReason === null ? null : (place?.id ?? null);
}
