-- An amount that was to be paid at an address is not drawn again for a while after its look-out.

create index expected_payments_former on expected_payments (script, watched_until);
