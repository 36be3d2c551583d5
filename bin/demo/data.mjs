/**
 * Invented reservations for `npm run demo`. The same seed and day give the same reservations. Every name is invented,
 * and addresses end in example.com, which receives no mail (RFC 2606).
 */

const FIRST = `Amelia Noah Sofia Liam Chloé Mateo Hannah Jonas Priya Kenji Fatima Oliver
  Isabella Lucas Greta Tomás Aisha Erik Camille Diego Ingrid Marco Yuki Zoë`.split(/\s+/);
const LAST = `Bennett Moreau Fischer Rossi Novak Haddad Tanaka Okafor Lindqvist Castillo Byrne
  Kowalski Almeida Jensen Sharma Dubois Whitaker Vogel Marchetti Ortega Larsen Ito`.split(/\s+/);
/** As often as they are named. */
const CHANNELS = ['Airbnb', 'Airbnb', 'Airbnb', 'Booking.com', 'Booking.com', 'Vrbo', 'Direct'];

/** The listings, in four countries. */
export const LISTINGS = [
  ['HARBOR', 'Harbor Loft', '12 Wharf Street', 'Portland', 'US', '04101', 'America/New_York', 4, 210],
  ['AURORA', 'Aurora Cabin', '48 Pine Ridge Road', 'Duluth', 'US', '55802', 'America/Chicago', 6, 260],
  ['MESA', 'Mesa House', '310 Juniper Lane', 'Santa Fe', 'US', '87501', 'America/Denver', 8, 340],
  ['BAYVIEW', 'Bayview Studio', '77 Grant Avenue', 'San Francisco', 'US', '94108', 'America/Los_Angeles', 2, 190],
  ['SEINE', 'Seine Apartment', '9 Rue des Tanneurs', 'Paris', 'FR', '75004', 'Europe/Paris', 3, 180],
  ['CALANQUE', 'Villa Calanque', '21 Chemin du Port', 'Cassis', 'FR', '13260', 'Europe/Paris', 10, 520],
  ['KIEZ', 'Kiez Flat', 'Weserstraße 40', 'Berlin', 'DE', '12045', 'Europe/Berlin', 4, 140],
  ['ISAR', 'Isar Garden', 'Auenweg 5', 'München', 'DE', '80469', 'Europe/Berlin', 5, 220],
  ['ALFAMA', 'Alfama Terrace', 'Rua das Escolas 14', 'Lisboa', 'PT', '1100-222', 'Europe/Lisbon', 4, 160],
].map(([myId, name, street, city, country, zipcode, timezone, accommodates, price]) => ({
  price,
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
  { name: 'Large group', condition: 'reservation.number_of_guests > 6', actions: [{ kind: 'FLAG' }] },
  {
    name: 'One night, booked directly',
    condition: 'reservation.nights == 1 && reservation.source == "Direct"',
    actions: [{ kind: 'FLAG' }, { kind: 'NOTIFY' }],
  },
];

export const TEAM = [
  { name: 'Robin Hale', email: 'robin@example.com', role: 'MANAGER' },
  { name: 'Sasha Quinn', email: 'sasha@example.com', role: 'MANAGER' },
  { name: 'Kim Abara', email: 'kim@example.com', role: 'VIEWER' },
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
 * `count` stays around `today` (`YYYY-MM-DD`): two fifths in the year before, the others in the four months after it.
 * Each has the index of its listing, the body for `POST /v1/reservations`, whether the guest has finished the portal
 * (`portalSteps`: how far they got otherwise), and what happens to the stay afterwards.
 */
export function staysOf(count, today, seed = 7) {
  const random = randomFrom(seed);
  const pick = (list) => list[Math.floor(random() * list.length)];
  return Array.from({ length: count }, (_, n) => {
    const listing = Math.floor(random() * LISTINGS.length);
    const { price, body } = LISTINGS[listing];
    const [first, last] = [pick(FIRST), pick(LAST)];
    const isPast = random() < 0.4;
    const arrival = isPast ? -2 - Math.floor(random() * 360) : Math.floor(random() ** 2 * 120);
    const nights = 1 + Math.floor(random() * 6);
    const guests = 1 + Math.floor(random() * body.accommodates);
    const luck = random();
    const isFinished = isPast || random() < 0.55;
    const status = random() < 0.04 ? 'CANCELED' : 'CONFIRMED';
    const isOpen = !isFinished && status === 'CONFIRMED';
    return {
      listing,
      isPast,
      isFinished,
      portalSteps: isOpen ? Math.floor(random() * 4) : 0,
      payment: luck < 0.04 ? 'failure' : luck < 0.6 ? 'success' : null,
      isBlocked: luck > 0.965,
      note: random() < 0.12 ? pick(NOTES) : null,
      reservation: {
        confirmation_code: `DEMO${String(n + 1).padStart(4, '0')}`,
        source: pick(CHANNELS),
        status,
        number_of_guests: guests,
        check_in_date: dayFrom(today, arrival),
        check_out_date: dayFrom(today, arrival + nights),
        total_price: price * nights,
        currency: body.location.country === 'US' ? 'USD' : 'EUR',
        guest: {
          first_name: first,
          last_name: last,
          email: `${plain(first)}.${plain(last)}${n}@example.com`,
          phone: `+1303555${String(100 + (n % 100)).padStart(4, '0')}`,
        },
      },
    };
  });
}
