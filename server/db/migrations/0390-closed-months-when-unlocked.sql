-- What sheets tell of closed months, where an unlock holds: a function, since PostgreSQL prepares every part of a statement
-- at each call, whether it comes to it or not, and few days have an unlock.
create function closed_under_unlock(
  organization uuid, structure uuid, contracts uuid[], from_date date, to_date date, now timestamptz)
returns json language plpgsql stable as $$
begin
  return (
    select json_agg(json_build_object('contractId', m.contract_id, 'state', m.state, 'since', l.at, 'by', w.nick_name))
    from monthly_contract m
    left join lateral (
      select a.at, a.by_user from monthly_contract_act a
      where a.organization_id = m.organization_id and a.contract_id = m.contract_id and a.month = m.month
      order by a.seq desc limit 1) l on true
    left join app_user w on w.id = l.by_user
    where m.organization_id = organization and m.contract_id = any (contracts)
      and m.month = to_char(from_date, 'YYYY-MM') and m.state in ('submitted', 'awaiting', 'signed', 'approved', 'paid')
      and exists (
        select from unlock_request u
        where u.organization_id = organization and u.structure_id = structure and u.from_day <= to_date
          and u.to_day >= from_date and u.state = 'granted' and u.expires_at > now
          and (u.contract_id is null or u.contract_id = m.contract_id)));
end
$$;
grant execute on function closed_under_unlock to paron_app;
