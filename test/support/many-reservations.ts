import { ALL_KEPT, countedIn } from '#subgraphs/screening/booking/reservation/changes/changes-text.js';

/**
 * Reservations `$2` to `$3` of the account `$1`, a minute apart: one in ten has no listing, the others are on one of
 * 2,000; one in a hundred is canceled, one in 10,000 of a rare channel, of a rare system, black, or of Zoë Quark.
 */
const INSERT = `
  insert into screening.reservation (account_id, id, confirmation_code, pms, pms_reservation_id, status, source,
    listing_id, number_of_guests, nights, total_price, average_daily_rate, check_in_date, check_out_date,
    guest_full_name, guest_email, guest_email_key, guest_phone, guest_phone_key, screens, portal_skipped, revision,
    analysed_revision, verification_status, verification_reason, risk_color, risk_score, top_risks, top_recommendations, entries,
    created_at, updated_at)
  select $1, ('c0000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, upper(left(md5(n::text), 12)),
    case when n % 10000 = 0 then 'pms_01' else 'api' end, case when n % 2 = 0 then 'pm' || n end,
    case when n % 100 = 0 then 'CANCELED' else 'CONFIRMED' end,
    case when n % 10000 = 1 then 'rare' else (array['api', 'direct', 'channel_a', 'channel_b'])[n % 4 + 1] end,
    case when n % 10 > 0 then ('b0000000-0000-7000-8000-' || lpad((n % 2000)::text, 12, '0'))::uuid end,
    2, 3, 300, 100, (date '2020-01-01' + n % 3650)::text, (date '2020-01-04' + n % 3650)::text,
    case when n % 10000 = 2 then 'Zoë Quark' else initcap(left(md5((n * 3)::text), 6)) || ' ' ||
      (array['Smith', 'Garcia', 'Müller', 'Rossi', 'Wang', 'Silva', 'Khan'])[n % 7 + 1] end,
    'guest' || n || '@example.com', 'guest' || n || '@example.com',
    '+1303' || lpad((n * 7654321::bigint % 10000000)::text, 7, '0'),
    '+1303' || lpad((n * 7654321::bigint % 10000000)::text, 7, '0'),
    '{}', false, 1, 1, (array['verified', 'review', 'pending'])[n % 3 + 1], 'Because.',
    case when n % 10000 = 3 then 'black' else (array['green', 'yellow', 'orange'])[n % 3 + 1] end, n % 101, '[]', '[]', '{}',
    timestamptz '2020-01-01' + n * interval '1 minute', timestamptz '2020-01-01' + n * interval '1 minute'
  from generate_series($2::int, $3::int) n`;

/** The same, with the derived data. */
export const MANY_RESERVATIONS = countedIn(`${INSERT} returning *`, ALL_KEPT, 'created_at');
