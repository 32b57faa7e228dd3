-- The samples of all bodies, the latest first.
create index verification_sample_drawn on verification_sample (drawn_at desc, id desc);
