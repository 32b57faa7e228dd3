import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { announcementTexts as t } from "#texts/announcements.ts";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { AnnouncementForm } from "./announcement-form.tsx";

export const Route = createFileRoute("/_signed-in/announcements/create")({
  component: CreateAnnouncementPage,
});

function CreateAnnouncementPage() {
  const navigate = useNavigate();
  return (
    <Page title={t.createTitle}>
      <Panel>
        <AnnouncementForm
          announcement={null}
          onSaved={(id) => void navigate({ to: "/announcements/details/$id", params: { id } })}
          onCancel={() => void navigate({ to: "/announcements" })}
        />
      </Panel>
    </Page>
  );
}
