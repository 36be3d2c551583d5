import type { Signals } from '#subgraphs/screening/screening/checks/signals.js';
import { ID_FINDINGS, type IdFinding } from '#subgraphs/screening/booking/facts/id-findings.js';
import { ALL_RISKS } from '#subgraphs/screening/screening/details/risks/all-risks.js';
import * as given from './screening-signals.js';

const { signals, payment, refused, known, unknown, booking, stays, behavior } = given;
const badPhone = known({ valid: false, countryCode: null, lineType: null });
const badEmail = known({ valid: false, disposable: false, free: false, masked: false });
const ofInstitution = known({ valid: true, disposable: false, free: false, masked: false, education: true });
const lately = known({ count: 1, firstYear: 2031 });
const phoneOf = (countryCode: string) => known({ valid: true, countryCode, lineType: 'mobile' });
const hits = (matchedOn: Signals['blacklist']['hits'][number]['matchedOn']) => ({
  blacklist: { hits: [{ entryId: 'x', matchedOn, inherited: false, reason: null }] },
});

const listed = (band: 'exact' | 'likely', qualifiers: string[] = []) => ({
  sanctions: known({
    people: 1,
    dismissed: 0,
    hits: [{ person: 0, entryId: 'UN:1', list: 'UN', band, words: null, qualifiers }],
  }),
});

const media = (category: string | null, reason: string | null): Partial<Signals> => ({
  adverseMedia: known({
    reportId: 'x',
    status: 'REVIEW' as const,
    articles: 1,
    categories: category ? [category] : [],
    reason,
  }),
});

const checkedIn = (source: { searched: boolean; reason: string | null; found: number }): Partial<Signals> => ({
  background: known({ reportId: 'x', sources: [{ key: 'watchlist', ...source }] }),
});

const modelSays = (tier: 'review' | 'flag', origin: 'simulated' | 'own' = 'own'): Partial<Signals> => ({
  fraudModel: known({ model: 'str-fraud@1', origin, probability: 0.4, tier, reasons: [] }),
});

const bureauSays = (outcome: 'consider' | 'no_file'): Partial<Signals> => ({
  credit: known({ outcome, score: null, scoreFrom: null, scoreTo: null, reasons: [] }),
});

const told = (purpose: 'leisure' | 'event' | 'local_stay', visitors = 0): Partial<Signals> => ({
  portalTold: { purpose, visitors },
});

/** For each risk: facts under which it holds. */
const HOLDS: [code: string, change: Partial<Signals>][] = [
  ['phone_invalid', { phone: badPhone }],
  ['phone_line_unusual', { phone: known({ valid: true, countryCode: 'PT', lineType: 'VOIP' }) }],
  ['email_invalid', { email: badEmail }],
  ['email_disposable', { email: known({ valid: true, disposable: true, free: false, masked: false }) }],
  ['contact_unreachable', { phone: badPhone, email: badEmail }],
  ['phone_country_differs_from_address', { phone: phoneOf('BR') }],
  ['phone_country_differs_from_card', { phone: phoneOf('BR'), payments: [payment()] }],
  ['card_country_differs_from_address', { payments: [payment({ cardCountry: 'BR' })] }],
  ['ip_country_differs', { ip: known({ countryCode: 'BR', reserved: false }) }],
  ['ip_reserved', { ip: known({ countryCode: null, reserved: true }) }],
  ['address_not_found', { address: known({ countryCode: null, matched: false, precision: 'none' }) }],
  ['email_domain_without_mail', { mail: known({ acceptsMail: false }) }],
  ['ip_known_for_attacks', { ipThreats: known({ lists: 2, tags: ['attacks', 'vpn'] }) }],
  ['ip_hides_origin', { ipThreats: known({ lists: 2, tags: ['tor', 'datacenter'] }) }],
  ['ip_of_data_center', { ipThreats: known({ lists: 1, tags: ['datacenter'] }) }],
  ['contact_without_trace', { social: known({ asked: 3, registered: 0 }) }],
  ['contact_long_in_use', { breaches: known({ count: 1, firstYear: 2029 }) }],
  ['email_of_institution', { email: ofInstitution }],
  ['sex_offender_record', { offenders: known({ records: 2, sameBirthDate: 1 }) }],
  ['sex_offender_namesake', { offenders: known({ records: 1, sameBirthDate: 0 }) }],
  ['payment_chargeback', { payments: [payment({ type: 'chargeback' })] }],
  ['payment_dispute', { payments: [payment({ type: 'dispute' })] }],
  ['payment_only_failed', { payments: [refused()] }],
  ['card_reported_stolen', { payments: [refused({ declineReason: 'lost' })] }],
  ['three_d_secure_failed', { payments: [payment({ threeDSecure: 'failed' })] }],
  ['card_code_wrong', { payments: [payment({ cvcCheck: 'fail' })] }],
  ['card_postal_code_wrong', { payments: [payment({ postalCodeCheck: 'fail' })] }],
  ['payment_declined_by_network', { payments: [payment(), refused({ networkStatus: 'declined_by_network' })] }],
  ['payment_many_failures', { payments: [refused(), refused(), refused()] }],
  ['cards_of_several_countries', { payments: [payment(), payment({ cardCountry: 'FR' })] }],
  ['last_minute_with_other_risk', { booking: booking({ leadTimeDays: 1 }), phone: badPhone }],
  ['party_over_capacity', { booking: booking({ numberOfGuests: 5 }) }],
  ['guest_young', { guest: { hasName: true, age: 20 } }],
  ['guest_under_age', { guest: { hasName: true, age: 17 } }],
  ['same_day_booking', { booking: booking({ leadTimeDays: 0 }) }],
  ['one_night_stay', { booking: booking({ nights: 1 }) }],
  ['party_shape', { booking: booking({ numberOfGuests: 6, nights: 2, accommodates: 8 }) }],
  ['long_stay', { booking: booking({ nights: 28 }) }],
  ['declined_before', { stays: stays({ declined: 1 }) }],
  ['declined_repeatedly', { stays: stays({ declined: 2 }) }],
  ['canceled_often', { stays: stays({ canceled: 3 }) }],
  ['stayed_before', { stays: stays({ completed: 1 }) }],
  ['stayed_often', { stays: stays({ completed: 3 }) }],
  ['blacklist_email', hits('email')],
  ['blacklist_phone', hits('phone')],
  ['blacklist_name_and_birth_date', hits('name_and_birth_date')],
  ['blacklist_document_number', hits('document_number')],
  ['sanctions_close_match', listed('exact')],
  ['sanctions_other_birth_date', listed('likely', ['other_birth_date'])],
  ['sanctions_namesake', listed('likely')],
  ['adverse_media_found', media('some', null)],
  ['adverse_media_unfinished', media(null, 'a_provider_failed')],
  ['background_record', checkedIn({ searched: true, reason: null, found: 1 })],
  ['background_unfinished', checkedIn({ searched: false, reason: 'provider_failed', found: 0 })],
  ['credit_to_consider', bureauSays('consider')],
  ['credit_no_file', bureauSays('no_file')],
  ['purpose_event', told('event')],
  ['purpose_local_stay', told('local_stay')],
  ['visitors_over_capacity', told('leisure', 3)],
  [
    'long_stay_told',
    { booking: booking({ nights: 28 }), portal: given.portal({ acceptedScreens: ['AboutYou', 'LongTerm'] }) },
  ],
  ['files_given', { portal: given.portal({ acceptedScreens: ['AboutYou', 'FileUpload'] }) }],
  ['contact_confirmed', { confirmed: { email: true, phone: false } }],
  ['portal_device_shared', behavior({ deviceShared: true })],
  ['portal_time_zone_far', behavior({ timeZoneFar: true })],
  ['portal_filled_in_fast', behavior({ filledInFast: true })],
  ['portal_details_pasted', behavior({ detailsPasted: true })],
  ['id_other_adult', { adults: { waiting: 0, passed: 1, doubtful: 1 } }],
  ['fraud_model_flags', modelSays('flag')],
  ['fraud_model_wonders', modelSays('review')],
  ['fraud_prior_flags', { ...modelSays('flag', 'simulated'), email: badEmail }],
  ['fraud_prior_wonders', { ...modelSays('review', 'simulated'), email: badEmail, phone: badPhone }],
  ...Object.keys(ID_FINDINGS).map((code): [string, Partial<Signals>] => [
    `id_${code}`,
    { idCheck: { started: true, missing: [], findings: [code as IdFinding] } },
  ]),
];

const codesOf = (facts: Signals) =>
  [...ALL_RISKS.values()].filter((rule) => rule.applies(facts)).map(({ code }) => code);

test('the table below covers every risk', () => {
  expect(HOLDS.map(([code]) => code).sort()).toEqual([...ALL_RISKS.keys()].sort());
});

test.each(HOLDS)('%s holds, can be removed, and causes no other risk when removed', (code, change) => {
  const facts = signals(change);
  expect(codesOf(facts)).toContain(code);
  const after = codesOf(ALL_RISKS.get(code)!.without(facts));
  expect(after).not.toContain(code);
  // Refused payments that are filtered out leave no payment at all: a missing one, never a new risk.
  expect(after.filter((other) => !codesOf(facts).includes(other))).toEqual([]);
});

test('a guest without negative signals has no risk', () => expect(codesOf(signals())).toEqual([]));

test.each<[string, Partial<Signals>]>([
  [
    'nothing is known',
    { phone: unknown, email: unknown, ip: unknown, address: unknown, guest: { hasName: false, age: null } },
  ],
  [
    'dates and listing are missing',
    { booking: booking({ nights: null, leadTimeDays: null, accommodates: null, numberOfGuests: 20 }) },
  ],
  [
    'the mailbox is from a free provider',
    { email: known({ valid: true, disposable: false, free: true, masked: false }) },
  ],
  ['the address is masked', { email: known({ valid: true, disposable: true, free: false, masked: true }) }],
  ['the guest rests, and the party is as large as the capacity', told('leisure', 2)],
  ['the guest is already there', { ip: known({ countryCode: 'es', reserved: false }) }],
  ['the country is spelled differently', { payments: [payment({ cardCountry: 'pt' })] }],
  ['the stay is recorded after arrival', { booking: booking({ leadTimeDays: -3 }) }],
  ['the guest arrives at short notice', { booking: booking({ leadTimeDays: 1 }) }],
  [
    'network and breaches were not checked',
    { social: known({ asked: 0, registered: 0 }), breaches: known({ count: 0, firstYear: null }) },
  ],
  ['the address is in a breach', { social: known({ asked: 3, registered: 0 }), breaches: lately }],
  [
    'the code was mistyped once',
    { payments: [payment(), refused({ cvcCheck: 'fail', occurredAt: '2031-05-01T00:00:00Z' })] },
  ],
])('no risk follows when %s', (_title, change) => expect(codesOf(signals(change))).toEqual([]));
