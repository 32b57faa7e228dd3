-- What the clock of a punch's device lacked, as of its entries; null where nothing told it.
alter table punch add column offset_ms bigint;
