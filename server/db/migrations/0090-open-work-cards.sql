-- Cards that wait, were refused or dropped are few beside those that went: they are counted each time the page opens.
create index work_card_open on work_card (organization_id, state, at desc) where state <> 'accepted';
