import type { Role } from '#kit/viewer/viewer.js';

/** The least role that reads objects of a type by ID: that of the field which lists them. */
export const NODE_TYPES: Record<string, { role: Role }> = {
  Account: { role: 'viewer' },
  AdverseMediaReport: { role: 'manager' },
  ApiKey: { role: 'owner' },
  AuditEntry: { role: 'viewer' },
  BackgroundCheck: { role: 'manager' },
  BlacklistEntry: { role: 'viewer' },
  BusinessRule: { role: 'viewer' },
  Deposit: { role: 'viewer' },
  Listing: { role: 'viewer' },
  Message: { role: 'viewer' },
  MessageTemplate: { role: 'viewer' },
  Note: { role: 'viewer' },
  PaymentEvent: { role: 'viewer' },
  Person: { role: 'owner' },
  PortalFile: { role: 'viewer' },
  Reservation: { role: 'viewer' },
  SavedView: { role: 'viewer' },
  StoredDecision: { role: 'viewer' },
  WatchlistDismissal: { role: 'viewer' },
  WebhookDelivery: { role: 'owner' },
  WebhookEndpoint: { role: 'owner' },
};
