-- The sums beside a signature were written and read by nobody. What is signed has those of each of its months in its digest.
alter table month_signature drop column totals;
