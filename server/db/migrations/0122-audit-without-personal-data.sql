-- The audit says who did what to which account, and keeps nothing of the person: numbers and addresses end with the account.

update audit_entry set
  before = before - array['afm', 'email', 'phone', 'nickName', 'userName'],
  after = after - array['afm', 'email', 'phone', 'nickName', 'userName']
where subject_kind = 'user'
  and (before ?| array['afm', 'email', 'phone', 'nickName', 'userName']
    or after ?| array['afm', 'email', 'phone', 'nickName', 'userName']);
