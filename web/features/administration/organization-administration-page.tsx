import { Skeleton, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link, useRouter } from "@tanstack/react-router";
import { mayOpenRoute, type Role } from "#domain/access.ts";
import { hubTexts as t, hubCardTexts } from "#texts/administration.ts";
import { BodyWaits } from "#web/features/dashboard/public.ts";
import { inOrganization, useOrganization } from "#web/kernel/organization.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Page } from "#web/ui/page.tsx";
import { organizationCards, type HubCard } from "./hub-cards.ts";
import styles from "./hub.module.css";

export const Route = createFileRoute("/_signed-in/organization-administration")({
  beforeLoad: inOrganization,
  component: OrganizationAdministrationPage,
});

function OrganizationAdministrationPage() {
  const { session } = Route.useRouteContext();
  const organization = useOrganization();
  return (
    <Page
      title={t.organization.title}
      description={t.organization.description(organization.description)}
    >
      <Stack gap="md">
        <BodyWaits organization={organization} role={session.area} />
        <Hub cards={organizationCards(organization.id)} role={session.area} />
      </Stack>
    </Page>
  );
}

/** Links to the pages that exist and that the role may open. */
function Hub({ cards, role }: { cards: readonly HubCard[]; role: Role }) {
  const { routesByPath } = useRouter();
  const open = cards.filter(({ path }) => path in routesByPath && mayOpenRoute(role, path));
  if (open.length === 0) return <EmptyState title={t.none} text={t.noneHint} />;
  return (
    <ul className={styles.rows}>
      {open.map((card) => (
        <li key={card.path}>
          <Card card={card} />
        </li>
      ))}
    </ul>
  );
}

function Card({ card: { path, icon: Icon, figure } }: { card: HubCard }) {
  const { title, text } = hubCardTexts[path];
  const to: string = path;
  return (
    <Link to={to} className={styles.row}>
      <Icon size={20} stroke={1.6} aria-hidden />
      <span className={styles.title}>{title}</span>
      <span className={styles.text}>{text}</span>
      {figure && <Figure figure={figure} />}
    </Link>
  );
}

/** A figure that cannot be read is left out: the card still links to its page. */
function Figure({ figure }: { figure: NonNullable<HubCard["figure"]> }) {
  const found = useQuery({ queryKey: ["hub", ...figure.of], queryFn: figure.read });
  if (found.isPending) return <Skeleton component="span" height="1.25rem" width="7rem" />;
  return found.data === undefined ? null : <span className={styles.figure}>{found.data}</span>;
}
