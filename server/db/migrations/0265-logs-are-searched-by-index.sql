-- Words in the log of calls mean some of its paths or of its users, and a body or an address has few of its rows: each is found
-- by its index, whose equal values stand together, instead of by reading millions of rows.
create index api_log_path on api_log (path);
create index api_log_organization on api_log (organization) where organization is not null;
create index api_log_ip on api_log (ip);
