-- A card that was given up was not refused: whether it was taken is not known.
alter table work_card drop constraint work_card_state_check,
  add constraint work_card_state_check
    check (state in ('waiting', 'sending', 'accepted', 'refused', 'stopped', 'dropped'));
alter table notification drop constraint notification_kind_check,
  add constraint notification_kind_check check (kind in ('unlock-decided', 'month-returned', 'month-approved',
    'dispute-opened', 'device-question', 'payment-returned', 'announcement-to-confirm', 'work-card-refused',
    'work-card-stopped', 'work-cards-stopped', 'document-ending'));
