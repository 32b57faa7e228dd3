-- A person takes a request for leave back that nobody has answered: that is the one answer it gets, of whoever asked by the link
-- of a month or by the own account.
alter table leave_request_answer
  drop constraint leave_request_answer_outcome_check,
  drop constraint leave_request_answer_check,
  alter column by_user drop not null,
  add column link_id uuid,
  add foreign key (organization_id, link_id) references link (organization_id, id) on delete restrict,
  add constraint leave_request_answer_outcome_check check (outcome in ('accepted', 'rejected', 'withdrawn')),
  add constraint leave_request_answer_text_check check (length(text) <= 500 and (length(text) >= 3 or outcome <> 'rejected')),
  add constraint leave_request_answer_by_check check (num_nonnulls(link_id, by_user) = 1 and (link_id is null or outcome = 'withdrawn'));
