import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { announcements } from "#api/announcements.ts";
import { announcementTexts as t } from "#texts/announcements.ts";
import { useLoaded } from "#web/kernel/answers.ts";
import { load } from "#web/kernel/calls.ts";
import { isId, parsedParams } from "#web/kernel/params.ts";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { AnnouncementForm } from "./announcement-form.tsx";

export const Route = createFileRoute("/_signed-in/announcements/edit/$id")({
  params: { parse: parsedParams({ id: isId }) },
  loader: ({ context, params }) =>
    load(context.queryClient, announcements.getById, { id: params.id }),
  component: EditAnnouncementPage,
});

function EditAnnouncementPage() {
  const { id } = Route.useParams();
  const navigate = useNavigate();
  const data = useLoaded(announcements.getById, { id });
  const leave = () => void navigate({ to: "/announcements/details/$id", params: { id } });
  return (
    <Page title={t.editTitle} description={data.title}>
      <Panel>
        <AnnouncementForm announcement={data} onSaved={leave} onCancel={leave} />
      </Panel>
    </Page>
  );
}
