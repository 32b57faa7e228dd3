import { Anchor, type AnchorProps, Button, type ButtonProps } from "@mantine/core";
import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";

type Of<P> = P & Omit<ComponentProps<"a">, keyof P>;

/** A way to a page within a text. Both come with what most pages need, which those before the sign-in do without. */
export const TextLink = createLink((props: Of<AnchorProps>) => <Anchor {...props} />);

/** A way to a page that stands among buttons. */
export const ButtonLink = createLink((props: Of<ButtonProps>) => (
  <Button component="a" {...props} />
));
