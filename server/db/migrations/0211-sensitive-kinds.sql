-- Kinds whose documents reveal health or other special categories of personal data (General Data Protection Regulation, article 9).
alter table document_kind add column is_sensitive boolean not null default false;
update document_kind set is_sensitive = true where code in ('health-certificate', 'leave-evidence');
