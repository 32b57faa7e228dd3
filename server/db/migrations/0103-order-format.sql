-- In which version of pain.001 a body's bank takes its orders. It is read when an order is made; orders made stay as they are.
alter table organization add column order_format text not null default 'pain.001.001.03'
  check (order_format in ('pain.001.001.03', 'pain.001.001.09'));
