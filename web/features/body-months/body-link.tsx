import { Anchor } from "@mantine/core";
import { type LinkProps, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { selectedOrganizationId } from "#web/kernel/session.ts";
import { switchOrganization } from "#web/kernel/switch-organization.ts";

type Props = Pick<LinkProps, "to" | "search"> & {
  body: { id: string; description: string };
  children: ReactNode;
};

/** A link to a page of another body: selects the body first, and says so. */
export function BodyLink({ body, to, search, children }: Props) {
  const router = useRouter();
  const follow = async () => {
    if (body.id !== selectedOrganizationId() && !(await switchOrganization(router, body))) return;
    await router.navigate({ to, search } as LinkProps);
  };
  return (
    <Anchor component="button" type="button" ta="start" inherit onClick={() => void follow()}>
      {children}
    </Anchor>
  );
}
