-- To make the order and to give it to the bank are two acts: a payment is ordered, then submitted.

-- Whoever migrates sees the rows of no body otherwise.
alter table payment no force row level security;
alter table payment_act no force row level security;
alter table payment_line no force row level security;
alter table payment_answer no force row level security;

alter table payment drop constraint payment_state_check;
alter table payment_line drop constraint payment_line_state_check;
alter table payment_act drop constraint payment_act_act_check;

-- Only where the bank has answered is it known that it was given the order; nobody has said so of the others.
update payment p set state = case when exists (
    select from payment_answer a where a.organization_id = p.organization_id and a.payment_id = p.id)
  then 'submitted' else 'ordered' end
where p.state = 'sent';
update payment_line l set state = p.state from payment p
where p.organization_id = l.organization_id and p.id = l.payment_id and l.state = 'sent';
update payment_act set state = case when act = 'send' then 'ordered' else 'submitted' end where state = 'sent';
update payment_act set act = 'order' where act = 'send';

alter table payment add constraint payment_state_check
  check (state in ('draft', 'approved', 'ordered', 'submitted', 'settled', 'cancelled'));
alter table payment_line add constraint payment_line_state_check
  check (state in ('planned', 'ordered', 'submitted', 'paid', 'rejected', 'cancelled'));
alter table payment_act
  -- Null where an answer of the bank proves the submission and nobody has said when it was.
  add column submitted_on date,
  -- The bank's: of the submission, or of the answer that proves it.
  add column reference text not null default '' check (length(reference) <= 70),
  add constraint payment_act_act_check
    check (act in ('create', 'approve', 'order', 'submit', 'answer', 'settle', 'cancel')),
  add check ((act = 'submit') = (reference <> '')),
  add check (submitted_on is null or act = 'submit');

alter table payment force row level security;
alter table payment_act force row level security;
alter table payment_line force row level security;
alter table payment_answer force row level security;
