/**
 * Invented reservations for `npm run demo`. The same seed and day give the same reservations. Every name is invented,
 * and addresses end in example.com, which receives no mail (RFC 2606).
 */

const FIRST = `Amelia Noah Sofia Liam Chloé Mateo Hannah Jonas Priya Kenji Fatima Oliver
  Isabella Lucas Greta Tomás Aisha Erik Camille Diego Ingrid Marco Yuki Zoë`.split(/\s+/);
const LAST = `Bennett Moreau Fischer Rossi Novak Haddad Tanaka Okafor Lindqvist Castillo Byrne
  Kowalski Almeida Jensen Sharma Dubois Whitaker Vogel Marchetti Ortega Larsen Ito`.split(/\s+/);
/** Numbers 555-0100 to 555-0199 of each area are reserved for fiction. */
const AREAS = ['212', '303', '415', '503', '617', '720'];
/** As often as they are named. */
const CHANNELS = ['Airbnb', 'Airbnb', 'Airbnb', 'Booking.com', 'Booking.com', 'Vrbo', 'Direct'];

/** The listings, in four countries, each with the name of its drawing under `/pictures/`. */
export const LISTINGS = [
  ['HARBOR', 'Harbor Loft', '12 Wharf Street', 'Portland', 'US', '04101', 'America/New_York', 4, 210, 'harbor'],
  ['AURORA', 'Aurora Cabin', '48 Pine Ridge Road', 'Duluth', 'US', '55802', 'America/Chicago', 6, 260, 'cabin'],
  ['MESA', 'Mesa House', '310 Juniper Lane', 'Santa Fe', 'US', '87501', 'America/Denver', 8, 340, 'mesa'],
  [
    'BAYVIEW',
    'Bayview Studio',
    '77 Grant Avenue',
    'San Francisco',
    'US',
    '94108',
    'America/Los_Angeles',
    2,
    190,
    'bay',
  ],
  ['SEINE', 'Seine Apartment', '9 Rue des Tanneurs', 'Paris', 'FR', '75004', 'Europe/Paris', 3, 180, 'seine'],
  ['CALANQUE', 'Villa Calanque', '21 Chemin du Port', 'Cassis', 'FR', '13260', 'Europe/Paris', 10, 520, 'villa'],
  ['KIEZ', 'Kiez Flat', 'Weserstraße 40', 'Berlin', 'DE', '12045', 'Europe/Berlin', 4, 140, 'kiez'],
  ['ISAR', 'Isar Garden', 'Auenweg 5', 'München', 'DE', '80469', 'Europe/Berlin', 5, 220, 'garden'],
  ['ALFAMA', 'Alfama Terrace', 'Rua das Escolas 14', 'Lisboa', 'PT', '1100-222', 'Europe/Lisbon', 4, 160, 'terrace'],
].map(([myId, name, street, city, country, zipcode, timezone, accommodates, price, picture]) => ({
  price,
  picture,
  body: {
    my_id: myId,
    status: 'ACTIVE',
    name,
    nickname: name,
    accommodates,
    location: {
      street,
      city,
      country,
      zipcode,
      timezone,
    },
  },
}));

/** Rules of the account, so that some stays need a review for a reason that can be read. */
export const RULES = [
  { name: 'Large group', condition: 'reservation.number_of_guests > 5', actions: [{ kind: 'FLAG' }] },
  {
    name: 'One night, booked directly',
    condition: 'reservation.nights == 1 && reservation.source == "Direct"',
    actions: [{ kind: 'FLAG' }, { kind: 'NOTIFY' }],
  },
  {
    name: 'High price, few guests',
    condition: 'reservation.total_price > 1200 && reservation.number_of_guests < 3',
    actions: [{ kind: 'FLAG' }],
  },
];

export const TEAM = [
  { name: 'Robin Hale', email: 'robin@example.com', role: 'MANAGER' },
  { name: 'Sasha Quinn', email: 'sasha@example.com', role: 'MANAGER' },
  { name: 'Kim Abara', email: 'kim@example.com', role: 'VIEWER' },
];

/** Messages to guests. In a test account none is sent. */
export const TEMPLATES = [
  {
    tag: 'welcome',
    via: 'email',
    trigger: 'reservation_created',
    subject: 'Your stay at {{listing.name}}',
    text: 'Hello {{guest.first_name}}, please check in online before you arrive: {{guest_portal_url}}',
  },
  {
    tag: 'reminder',
    via: 'email',
    trigger: 'portal_incomplete',
    delayMinutes: 1440,
    repeatHours: 48,
    subject: 'Before your stay at {{listing.name}}',
    text: 'Hello {{guest.first_name}}, a few details are still missing: {{guest_portal_url}}',
  },
  {
    tag: 'arrival',
    via: 'email',
    trigger: 'before_check_in',
    hoursBeforeCheckIn: 24,
    gated: true,
    subject: 'See you tomorrow at {{listing.name}}',
    text: 'Hello {{guest.first_name}}, the address is {{listing.address}}. Check-in is from {{check_in_time}}.',
  },
];

export const AGREEMENT =
  'The home is for the guests named in the reservation. Quiet hours are from 22:00 to 07:00. Parties are not allowed. The guest pays for damage beyond normal wear.';

/** Guests with a match on the test list: another birth date, the same one, and a similar name without a birth date. */
const LISTED = [
  { first_name: 'Tobias', last_name: 'Falkenried', birth_date: '1994-08-03' },
  { first_name: 'Inés', last_name: 'Caldemaro', birth_date: '1983-11-05' },
  { first_name: 'Halvar', last_name: 'Isgrim' },
];

export const NOTES = [
  'Called the guest: arrives by train, late in the evening.',
  'Needs a cot and a high chair.',
  'Stayed with us last spring, left the flat tidy.',
  'Wants to bring a small dog. Told them the fee.',
];

/** Numbers from 0 to 1 (mulberry32, public domain). */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const dayFrom = (start, days) =>
  new Date(Date.parse(`${start}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * `count` stays around `today` (`YYYY-MM-DD`): two thirds in the years before, the others in the four months after it.
 * Each has the index of its listing, the body for `POST /v1/reservations`, whether the guest has finished the portal
 * (`portalSteps`: how far they got otherwise), what happens to the stay afterwards, and whether the guest is on the test
 * list (`isListed`).
 */
export function staysOf(count, today, seed = 7) {
  const random = randomFrom(seed);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const guests = [];
  // Half of the stays are of guests who have booked before, some of them often.
  const guestOf = (n) => {
    if (guests.length > 0 && random() < 0.5) return guests[Math.floor(random() * guests.length)];
    const [first_name, last_name] = [pick(FIRST), pick(LAST)];
    guests.push({
      first_name,
      last_name,
      email: `${plain(first_name)}.${plain(last_name)}${n}@example.com`,
      phone: `+1${AREAS[Math.floor(n / 100) % AREAS.length]}555${String(100 + (n % 100)).padStart(4, '0')}`,
    });
    return guests.at(-1);
  };
  const stays = Array.from({ length: count }, (_, n) => {
    const listing = Math.floor(random() * LISTINGS.length);
    const { price, body } = LISTINGS[listing];
    const guest = guestOf(n);
    const isPast = random() < 0.66;
    const nights = 1 + Math.floor(random() * 6);
    // Most past stays are recent; all of them have ended.
    const arrival = isPast ? -1 - nights - Math.floor(random() ** 1.7 * 900) : Math.floor(random() ** 1.5 * 120);
    const party = 1 + Math.floor(random() * body.accommodates);
    const luck = random();
    const isFinished = isPast || random() < 0.55;
    const status = random() < 0.04 ? 'CANCELED' : 'CONFIRMED';
    const isOpen = !isFinished && status === 'CONFIRMED';
    return {
      listing,
      isPast,
      isFinished,
      portalSteps: isOpen ? Math.floor(random() * 4) : 0,
      payment: luck < 0.1 ? 'failure' : luck < 0.6 ? 'success' : null,
      isBlocked: luck > 0.96,
      note: random() < 0.12 ? pick(NOTES) : null,
      reservation: {
        confirmation_code: `DEMO${String(n + 1).padStart(4, '0')}`,
        source: pick(CHANNELS),
        status,
        number_of_guests: party,
        check_in_date: dayFrom(today, arrival),
        check_out_date: dayFrom(today, arrival + nights),
        total_price: price * nights,
        currency: body.location.country === 'US' ? 'USD' : 'EUR',
        guest,
      },
    };
  });
  return withMatches(stays);
}

/** Gives the first upcoming stays that wait for nothing else to guests on the test list. */
function withMatches(stays) {
  const upcoming = stays.filter(
    ({ isPast, isFinished, isBlocked, payment, reservation: { status, number_of_guests: party } }) =>
      !isPast && isFinished && !isBlocked && payment === 'success' && status === 'CONFIRMED' && party > 2 && party < 6,
  );
  LISTED.forEach((listed, n) => {
    const stay = upcoming[n];
    if (!stay) return;
    const email = `${plain(listed.first_name)}.${plain(listed.last_name)}${n}@example.com`;
    // An area code that no other guest has.
    Object.assign(stay, { isListed: true });
    stay.reservation.guest = { ...listed, email, phone: `+1${AREAS.at(-1)}555${String(190 + n).padStart(4, '0')}` };
  });
  return stays;
}
