const guest = { first_name: 'Ann', last_name: 'Lee', email: 'ann@example.org', phone: '+13035550123' };
const payment = {
  event_source: 'processor_a',
  event_id: 'evt_1',
  event_type: 'charge',
  event_status: 'success',
  amount: 120,
  currency: 'usd',
  timestamp: '2030-01-15T09:30:00Z',
};
const registration = { webhook_key: 'screening_webhook_url', webhook_url: 'https://example.org/hooks' };
const screens = { config_data: [{ guest_portal_screens: { AboutYou: 'required', SecurityDeposit: 'disabled' } }] };
const agreement = { user: { format: 'markdown', content: '# House agreement\n\nBe kind to the neighbors.' } };
const person = { first_name: 'Ann', last_name: 'Lee', country: 'US' };

/** Example bodies, for operations whose required members alone make a poor example. */
export const EXAMPLE_BODIES: Record<string, object> = {
  'POST /accounts/keys': { description: 'Booking engine' },
  'PUT /accounts/keys/:key': { description: 'Booking engine, new' },
  'PATCH /accounts/keys/:key': { description: 'Booking engine', enabled: false },
  'POST /accounts/register': {
    name: 'Lee Stays',
    email: 'ann@example.org',
    phone: '+13035550123',
    password: 'a long sentence of yours',
    mode: 'test',
  },
  'PUT /accounts/:id': { name: 'Lee Stays & Co' },
  'POST /listings': {
    my_id: 'loft1',
    status: 'ACTIVE',
    name: 'Loft One',
    property_type: 'Apartment',
    accommodates: 4,
    location: {
      street: '1 Main St',
      city: 'Denver',
      country: 'US',
      zipcode: '80202',
      geo: { lat: 39.74, lon: -104.98 },
    },
  },
  'PUT /listings/:id': { nickname: 'The loft', accommodates: 5 },
  'POST /reservations': {
    listing_id: '0192f7c2-77d4-7b16-b5f0-91e3d2c4a6f8',
    check_in_date: '2030-03-01',
    check_out_date: '2030-03-05',
    total_price: 480,
    currency: 'USD',
    guest,
  },
  'PUT /reservations/:id': { check_out_date: '2030-03-07', number_of_guests: 3 },
  'POST /reservations/:id/status': { supervised: 'approve', notes: 'A regular.' },
  'PUT /reservations/:id/screens': { SecurityDeposit: 'disabled', HouseRules: 'required' },
  'POST /reservations/:id/messaging': { via: 'email', message: { subject: 'Your stay', text: 'See you on Friday.' } },
  'POST /accounts/webhooks': registration,
  'DELETE /accounts/webhooks': registration,
  'POST /accounts/webhooks/delete': registration,
  'POST /messaging/templates': { tag: 'welcome', via: 'email', trigger: 'manual', subject: 'Welcome', text: 'Hello.' },
  'POST /payments/events': { reservation_id: '0192f7c4-5a1e-7c3b-9d2a-4be1c0a7d310', ...payment },
  'POST /reservations/:id/payments': payment,
  'POST /blacklist': { email: 'guest@example.org', reason: 'Damage that was not paid for' },
  'POST /guests/erase': { email: 'ann@example.org' },
  'POST /idcheck/upload/:id/:step/:type': { imageBase64: 'data:image/jpeg;base64,…' },
  'POST /lookup/social': { email: 'ann@example.org' },
  'POST /tenant-evictions/search': { full_name: 'Ann Lee', state_code: 'CO' },
  'POST /background-check/submit': { ...person, date_of_birth: '1990-04-12' },
  'POST /predict/str-fraud': { nights: 2 },
  'POST /loyalty/guest-loyalty': { nights: 2 },
  'POST /fraud/analyze': { email: 'ann@example.org', ipAddress: '192.0.2.7', billingCountry: 'US' },
  ...Object.fromEntries(
    ['/accounts/settings', '/accounts//settings', '/accounts/:id/settings'].flatMap((settings) => [
      [`PUT ${settings}/guest-portal-screens/:key`, screens],
      [`PUT ${settings}/guest-portal-screens`, { config_key: 'guest_portal_screens', ...screens }],
      [`PUT ${settings}/usage-agreement`, agreement],
    ]),
  ),
};
