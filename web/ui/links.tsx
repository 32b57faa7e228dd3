import { Anchor, type AnchorProps, Button, type ButtonProps } from "@mantine/core";
import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";

type Of<P> = P & Omit<ComponentProps<"a">, keyof P>;

/** A link within a text. Both load with what most pages need, but not with the pages before the sign-in. */
export const TextLink = createLink((props: Of<AnchorProps>) => <Anchor {...props} />);

/** A link to the page above, over a page's heading. */
export const UpLink = createLink(({ label, ...props }: Of<AnchorProps> & { label: string }) => (
  <Anchor size="sm" {...props}>
    {label}
  </Anchor>
));

/** A link among buttons. */
export const ButtonLink = createLink((props: Of<ButtonProps>) => (
  <Button component="a" {...props} />
));
