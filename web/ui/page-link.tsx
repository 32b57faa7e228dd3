import { createContext, type ReactNode, useContext } from "react";

export type PageLinkProps = {
  to: "/" | "/pair" | "/privacy-policy" | "/accessibility";
  className?: string | undefined;
  "aria-label"?: string | undefined;
  children?: ReactNode;
};

/** How a link of this page is rendered: by the router inside the application, as a plain link before it. */
export const PageLinkContext = createContext((props: PageLinkProps): ReactNode => {
  const { to, ...rest } = props;
  return <a href={to} {...rest} />;
});

/** A link to a page of our own that works with and without the router. */
export function PageLink(props: PageLinkProps) {
  const draw = useContext(PageLinkContext);
  return draw(props);
}
