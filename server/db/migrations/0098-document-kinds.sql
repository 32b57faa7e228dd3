-- Kinds of documents that an administrator keeps, and a notification of those that are about to end.

alter table document_kind
  add column version integer not null default 1,
  -- How long such a document usually holds; the day that is told of each counts.
  add column usual_months integer check (usual_months between 1 and 600),
  -- Types of files that are taken.
  add column types text[] not null default array['pdf', 'png', 'jpeg', 'docx', 'xlsx']
    check (cardinality(types) > 0 and types <@ array['pdf', 'png', 'jpeg', 'docx', 'xlsx']),
  add check (usual_months is null or expires),
  -- An approval asks for a PDF.
  add check (not for_approval or 'pdf' = any (types));

grant insert, update on document_kind to paron_app;

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in ('unlock-decided', 'month-returned',
  'month-approved', 'dispute-opened', 'device-question', 'payment-returned', 'announcement-to-confirm',
  'work-card-refused', 'work-cards-stopped', 'document-ending'));
