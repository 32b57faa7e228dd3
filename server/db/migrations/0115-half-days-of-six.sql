-- Where six days a week are worked, work may stop at another minute on a half day. Null: at the same one.
alter table holiday_rule add six_days_stop_minute integer check (six_days_stop_minute between 1 and 1439);
alter table holiday_rule add check (six_days_stop_minute is null or kind = 'half');
-- On the eves of Christmas and of the new year at 12:00 in place of 13:00 (Law 1157/1981, article 1); a rule that an
-- administrator made in place of these stays as it was made. Days that are recorded stay until they are worked out anew.
update holiday_rule set six_days_stop_minute = 720
  where id in ('christmas-eve', 'new-years-eve') and kind = 'half' and stop_minute = 780;
