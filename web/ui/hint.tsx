import {
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type ReactElement,
  useEffect,
  useId,
  useState,
} from "react";
import { later } from "./later.tsx";

const HintLabel = later(async () => (await import("./hint-label.tsx")).HintLabel);
const delayMs = 300;

type Props = {
  /** The text; null where there is none. */
  label: string | null;
  children: ReactElement<HTMLAttributes<HTMLElement>>;
};

/** A tooltip for the element that is hovered or has keyboard focus. Its code loads after the page. */
export function Hint({ label, children }: Props) {
  const id = useId();
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!target) return undefined;
    const timer = setTimeout(() => setShown(true), delayMs);
    const leaveByKey = (event: KeyboardEvent) => event.key === "Escape" && setTarget(null);
    document.addEventListener("keydown", leaveByKey);
    return () => {
      clearTimeout(timer);
      setShown(false);
      document.removeEventListener("keydown", leaveByKey);
    };
  }, [target]);
  const isLabelled = isShown && label !== null;
  const { props } = children;
  const leave = () => setTarget(null);
  return (
    <>
      {cloneElement(children, {
        onMouseEnter: (event) => setTarget(event.currentTarget),
        onMouseLeave: leave,
        onFocus: (event: FocusEvent<HTMLElement>) => {
          props.onFocus?.(event);
          if (event.target.matches(":focus-visible")) setTarget(event.currentTarget);
        },
        onBlur: (event: FocusEvent<HTMLElement>) => {
          props.onBlur?.(event);
          leave();
        },
        ...(isLabelled ? { "aria-describedby": id } : {}),
      })}
      {isLabelled && target && <HintLabel id={id} target={target} label={label} />}
    </>
  );
}
