import { createContext, type ReactNode, use, useId, useLayoutEffect, useState } from "react";
import { rightsTexts } from "#texts/rights.ts";
import { Note } from "./note.tsx";

/** Tells a reason for as long as it holds; gives what ends that. */
type Tell = (reason: string) => () => void;

/** Where reasons stand, by the id of the place; null where there is none. */
const Told = createContext<{ tell: Tell; id: string } | null>(null);

/** Acts, and under them in words why some of them cannot be done now: each reason once. */
export function Reasons({ children }: { children: ReactNode }) {
  const id = useId();
  const [reasons, setReasons] = useState<readonly string[]>([]);
  // One and the same as long as the acts stand, so that none of them tells its reason twice.
  const [told] = useState(() => ({
    id,
    tell: (reason: string) => {
      setReasons((before) => [...before, reason]);
      return () => setReasons((before) => before.toSpliced(before.indexOf(reason), 1));
    },
  }));
  return (
    <Told value={told}>
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
    </Told>
  );
}

/** A dialog over a page, whose acts are none of the page's. */
export function NoReasons({ children }: { children: ReactNode }) {
  return <Told value={null}>{children}</Told>;
}

/** The id of the place beside the act where its reason stands in words; null where there is none, or nothing to say. */
export function useToldReason(reason: string | null): string | null {
  const place = use(Told);
  const told = reason === rightsTexts.role ? null : reason;
  useLayoutEffect(() => (told === null ? undefined : place?.tell(told)), [place, told]);
  return told === null ? null : (place?.id ?? null);
}
