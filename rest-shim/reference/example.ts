import type { JsonSchema } from './json-schema.js';

/** Example values by member name. */
const VALUES: Record<string, unknown> = {
  id: '0192f7c4-5a1e-7c3b-9d2a-4be1c0a7d310',
  user_id: '0192f7c0-11aa-7e0f-8a51-6d0c3f9be201',
  listing_id: '0192f7c2-77d4-7b16-b5f0-91e3d2c4a6f8',
  reservation_id: '0192f7c4-5a1e-7c3b-9d2a-4be1c0a7d310',
  email: 'ann@example.org',
  phone: '+13035550123',
  number: '+13035550123',
  phoneNumber: '+13035550123',
  name: 'Ann Lee',
  full_name: 'Ann Lee',
  first_name: 'Ann',
  last_name: 'Lee',
  fname: 'Ann',
  lname: 'Lee',
  city: 'Denver',
  state: 'CO',
  country: 'US',
  country_code: 'US',
  zipcode: '80202',
  street: '1 Main St',
  lat: 39.74,
  lon: -104.98,
  currency: 'USD',
  ip: '192.0.2.7',
  ipAddress: '192.0.2.7',
  domain: 'example.org',
  address: '1 Main St, Denver, CO 80202',
  guest: 'ann@example.org',
  dob: '1990-04-12',
  birth_date: '1990-04-12',
  check_in_date: '2030-03-01',
  check_out_date: '2030-03-05',
  confirmation_code: 'HM4TX29KQ1',
  my_id: 'loft1',
  webhook_key: 'screening_webhook_url',
  webhook_url: 'https://example.org/hooks',
  url: 'https://example.org/link',
  total: 1,
  from: 0,
  size: 25,
  count: 1,
  timestamp: '2030-01-15T09:30:00.000Z',
  pms: 'api',
  tag: 'welcome',
  key: 'guest_portal_screens',
  step: 'front',
  nights: 4,
  number_of_guests: 2,
  sequence: 42,
  currency_code: 'USD',
  value: 'sk_live_…a1b2',
  signing_secret: 'whsec_…',
  time_zone_name: 'America/Denver',
  timezone: 'America/Denver',
};

/** Generates an example for a schema, from its member names. */
export function exampleOf(shape: JsonSchema, name = '', needed = false): unknown {
  const known = VALUES[name];
  if (shape.examples) return (shape.examples as unknown[])[0];
  const types = [shape.type].flat();
  if (shape.enum) return shape.enum.includes(known) ? known : shape.enum[0];
  if (shape.anyOf && !shape.properties) return exampleOf(shape.anyOf[0]!, name, needed);
  if (types.includes('object')) return exampleObject(shape, needed);
  if (types.includes('array')) return shape.items ? [exampleOf(shape.items, name, needed)] : [];
  if (types.includes(typeof known) || (types.includes('integer') && Number.isInteger(known))) return known;
  if (types.includes('boolean')) return true;
  if (types.includes('integer') || types.includes('number')) return 1;
  return shape.format === 'date-time' || name.endsWith('_at') ? VALUES.timestamp : (shape.const ?? 'text');
}

/** `needed`: required members only. */
function exampleObject(
  { properties = {}, required = [], additionalProperties, propertyNames }: JsonSchema,
  needed: boolean,
) {
  const shown = Object.entries(properties).filter(([name]) => !needed || required.includes(name));
  const rest = typeof additionalProperties === 'object' && additionalProperties.type ? additionalProperties : null;
  const [free] = (propertyNames?.enum ?? ['name']) as string[];
  return Object.fromEntries([
    ...shown.map(([name, inner]) => [name, exampleOf(inner, name, needed)]),
    ...(rest && !needed ? [[free, exampleOf(rest, free, needed)]] : []),
  ]) as object;
}
