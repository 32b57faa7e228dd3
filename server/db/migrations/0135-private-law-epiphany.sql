-- 6 January is an obligatory holiday under private law too (Law 4808/2021, article 60). Where an administrator has changed
-- the rule it stays as it was left. What is recorded on such days moves by the recomputation alone.

update holiday_rule
set applies_to = 'all', source = 'ν. 1157/1981, άρθρο 1 παρ. 11-12 · ν. 4808/2021, άρθρο 60', version = version + 1
where id = 'epiphany' and applies_to = 'public' and version = 1;
