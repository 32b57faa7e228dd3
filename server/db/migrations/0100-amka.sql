-- A person has one AMKA and stands once in a body: of two entries at once the key refuses the second.
create unique index employee_amka on employee (organization_id, amka);
