import { z } from 'zod';
import { ACCOUNT_RULES } from './identity/account/check-account.js';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './identity/account/sign-in/password/check-password.js';
import { DESCRIPTION_RULE } from './identity/keys/check-description.js';
import { SCREEN_RULES } from './identity/settings/portal-screens/check-screen-rules.js';
import { USAGE_AGREEMENT_RULES } from './identity/settings/usage-agreement/check-usage-agreement.js';
import { WEBHOOK_RULES } from './identity/webhook/check-webhook.js';
import { LISTING_RULES } from './property/listing/check-listing.js';
import { MESSAGE_RULES } from './screening/booking/message/send-message.js';
import { TEMPLATE_RULES } from './screening/booking/message/template/save-message-template.js';
import { PAYMENT_EVENT_RULES } from './screening/booking/payment/event/check-payment-events.js';
import { PRICE_RULES, RESERVATION_RULES } from './screening/booking/reservation/save/check-reservation.js';
import { AUTHORITY_PERIOD_RULES } from './screening/portal/authority/export-authority-reports.js';

/** The subgraphs' checks of inputs, for the OpenAPI document: limits, patterns and values of each member. */
export const INPUT_RULES = {
  account: ACCOUNT_RULES.extend({ password: z.string().min(SHORTEST_PASSWORD).max(LONGEST_PASSWORD).nullish() }),
  apiKeyDescription: DESCRIPTION_RULE,
  authorityPeriod: AUTHORITY_PERIOD_RULES,
  // Not part of `/v1`.
  listing: LISTING_RULES.omit({ checkInInstructions: true }),
  message: MESSAGE_RULES,
  paymentEvent: PAYMENT_EVENT_RULES,
  // `/v1` has the members of the price in its place.
  reservation: RESERVATION_RULES.extend({ totalPrice: PRICE_RULES.shape.amount, currency: PRICE_RULES.shape.currency }),
  screenRules: SCREEN_RULES,
  template: TEMPLATE_RULES,
  usageAgreement: USAGE_AGREEMENT_RULES,
  webhook: WEBHOOK_RULES,
} satisfies Record<string, z.ZodType>;
