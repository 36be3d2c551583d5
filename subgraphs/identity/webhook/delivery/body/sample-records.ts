import type { WebhookKey } from '../category-of.js';

interface Sample {
  type: string;
  record: Record<string, unknown>;
}

const TIMES = { created_at: '2030-01-15T09:30:00.000Z', updated_at: '2030-01-15T09:30:00.000Z' };
const CODE = { confirmation_code: 'SAMPLE0001' };
const PERSON = { full_name: 'Sample Guest', phone: '+12025550123', email: 'guest@example.com' };
const PLACE = { listing_id: '00000000-0000-4000-8000-000000000001' };

/** Made-up records for sample events, with the fields of real ones; `id` is added. */
export const SAMPLES: Readonly<Record<WebhookKey, Sample>> = {
  guest_portal_webhook_url: {
    type: 'guest_portal.completed',
    record: {
      ...PLACE,
      ...CODE,
      ...PERSON,
      name_on_card: 'Sample Guest',
      security_deposit: true,
      last_step: 'HouseRules',
      completed: true,
      completed_at: TIMES.updated_at,
      updated_at: TIMES.updated_at,
      guests: [{ name: 'Sample Companion', email: 'companion@example.com' }],
    },
  },
  screening_webhook_url: {
    type: 'verification.review',
    record: {
      ...CODE,
      status: 'review',
      reason: 'This is a sample.',
      business_rules: [],
      pms_status: 'CONFIRMED',
      guestportal_completed: true,
      notes: 'This is a sample.',
      supervised: 'approve',
    },
  },
  messaging_webhook_url: {
    type: 'message.sent',
    record: {
      email: PERSON.email,
      phone: PERSON.phone,
      tag: 'sample',
      method: 'smtp',
      via: 'email',
      status: 'sent',
      trigger: 'manual',
      gated: false,
      attempts: 1,
      sendAfter: TIMES.created_at,
      sent_at: TIMES.updated_at,
      created: TIMES.created_at,
      updated: TIMES.updated_at,
      ...PLACE,
      ...CODE,
      message: { subject: 'A sample', text: 'This is a sample.' },
    },
  },
  reservation_webhook_url: {
    type: 'reservation.created',
    record: {
      ...CODE,
      status: 'CONFIRMED',
      source: 'api',
      number_of_guests: 2,
      nights: 4,
      total_price: 400,
      average_daily_rate: 100,
      currency: 'USD',
      check_in_date: '2030-03-01',
      check_out_date: '2030-03-05',
      pms: 'api',
      metadata: {},
      guest_portal_url: 'https://portal.example.com/sample',
      ...PLACE,
      listing_nickname: 'Sample loft',
      guest: { first_name: 'Sample', last_name: 'Guest', ...PERSON, location: 'Denver' },
      listing_timezone_name: 'America/Denver',
      ...TIMES,
      queued: '00000000-0000-4000-8000-000000000002',
    },
  },
  listing_webhook_url: {
    type: 'listing.updated',
    record: {
      my_id: 'sample1',
      pms: 'api',
      status: 'ACTIVE',
      name: 'Sample loft',
      nickname: 'Loft',
      property_type: 'Apartment',
      accommodates: 2,
      bedrooms: 1,
      bathrooms: 1,
      beds: 1,
      check_in_time: 16,
      check_out_time: 11,
      pictures: {},
      ...TIMES,
      location: {
        street: '1 Main St',
        city: 'Denver',
        state: 'CO',
        country: 'United States',
        country_code: 'US',
        zipcode: '80202',
        time_zone_name: 'America/Denver',
        geo: { lat: 39.7, lon: -104.9 },
      },
    },
  },
  account_webhook_url: {
    type: 'account.updated',
    record: {
      mode: 'live',
      name: 'Sample account',
      email: 'account@example.com',
      phone: '+12025550123',
      is_active: true,
      is_suspended: false,
      created_at: TIMES.created_at,
    },
  },
};
