import { createContext, type ReactNode, useContext } from "react";

export type WayProps = {
  to: "/" | "/pair" | "/privacy-policy" | "/accessibility";
  className?: string | undefined;
  "aria-label"?: string | undefined;
  children?: ReactNode;
};

/** How a link of this page is drawn: within the application as the router's, before it as the browser's. */
export const WayContext = createContext((props: WayProps): ReactNode => {
  const { to, ...rest } = props;
  return <a href={to} {...rest} />;
});

/** A link to a page of our own that stands with and without the router. */
export function Way(props: WayProps) {
  const draw = useContext(WayContext);
  return draw(props);
}
