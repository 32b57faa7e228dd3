import { typesWithWorkCard } from "#domain/ergani/bound-types.ts";

/** A day's work cards of the representative's body, which submits; among the last people, one waits and one was refused. */
export const submittedCards = `
  with head as (
    select l.organization_id, u.id as user_id from user_organization l join app_user u on u.id = l.user_id
    where u.user_name = 'representative'),
  account as (
    insert into ergani_account (organization_id, place, branch, user_name, user_type, sealed_password, saved_at, saved_by)
    select organization_id, 'production', '0', 'dimos', '01', '\\x00', now(), user_id from head),
  switch as (
    insert into ergani_switch (organization_id, seq, is_on, from_day, at, by_user)
    select organization_id, 1, true, $1::date - 30, now(), user_id from head),
  person as (
    select c.organization_id, c.id, row_number() over (order by e.search_key) as nr
    from head join contract c using (organization_id) join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
    where c.state = 'active' and c.employment_type in (${typesWithWorkCard.join()}) limit 6),
  card as (
    insert into work_card (organization_id, id, contract_id, work_date, kind, at, state, tries, made_at, next_try_at)
    select organization_id, gen_random_uuid(), person.id, $1::date, kind,
      ($1::date + stamp + nr * interval '3 minutes') at time zone 'Europe/Athens',
      case when kind = 'arrival' or nr < 5 then 'accepted' when nr = 5 then 'refused' else 'waiting' end,
      case when kind = 'arrival' or nr < 6 then 1 else 0 end, now(), now() + interval '1 minute'
    from person, (values ('arrival', time '07:26'), ('departure', time '15:31')) as of_day (kind, stamp)
    returning organization_id, id, state, at)
  insert into work_card_attempt (organization_id, card_id, seq, began_at, ended_at, outcome, answer, protocol)
  select organization_id, id, 1, at, at, state,
    case when state = 'refused' then 'Ο εργαζόμενος δεν απασχολείται στο παράρτημα' else '' end,
    case when state = 'accepted' then 'ΕΥΣ' || (20480 + row_number() over (order by at)) end
  from card where state <> 'waiting'`;
