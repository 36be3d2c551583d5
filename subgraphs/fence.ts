import type { FenceRules, Right, TableRights } from '#kit/store/fence/fence-rules.js';

const PARTS = ['identity', 'property', 'screening', 'intelligence'];

const ANNOUNCE: Right[] = ['insert'];
const DELETE: Right[] = ['delete'];

/**
 * Database permissions by part of the service. Each part works on its own schema; listed here are the exceptions:
 * what every part writes to the outbox, and the few tables that are read by other parts.
 */
export const FENCE: FenceRules = {
  schemas: [...PARTS, 'edge', 'outbox'],
  parts: [
    ...PARTS.map((part) => ({ part, schemas: [part] })),
    // Gateways store responses and count requests.
    { part: 'gateway', schemas: ['edge'] },
  ],
  exceptions: [
    // Only the owner role changes the list of applied migrations.
    ...PARTS.map((part) => ({ table: `${part}.migration`, part, rights: [] })),
    // The audit trail is append-only.
    { table: 'identity.audit_entry', part: 'identity', rights: ['select', 'insert'] },
    ...PARTS.filter((part) => part !== 'identity').map((part) => ({
      table: 'outbox.announcement',
      part,
      rights: ANNOUNCE,
    })),
    // Identity moves outbox rows to the event log, or sets them aside.
    { table: 'outbox.announcement', part: 'identity', rights: ['select', 'insert', 'update', 'delete'] },
    // For metrics: number of waiting rows.
    { table: 'outbox.announcement', part: 'gateway', rights: ['select'] },
    // Requests with an `Idempotency-Key` record their steps under its claim. Erasure also removes data from these
    // records.
    ...PARTS.flatMap((part): TableRights[] => [
      { table: 'edge.kept_answer', part, rights: ['select', 'update'] },
      { table: 'edge.performed_step', part, rights: ['select', 'insert', ...(part === 'screening' ? DELETE : [])] },
    ]),
    // Event sequence numbers belong to an epoch.
    { table: 'outbox.epoch', part: 'identity', rights: ['select'] },
    // The outbox writer updates this heartbeat, and the readiness check reads it.
    { table: 'outbox.heartbeat', part: 'identity', rights: ['select', 'insert', 'update'] },
    { table: 'outbox.heartbeat', part: 'gateway', rights: ['select'] },
    // Search totals are cached per week.
    { table: 'screening.reservation_total', part: 'screening_search', rights: ['select'] },
    { table: 'screening.reservation_touch', part: 'screening_search', rights: ['select'] },
    // A search may also filter by assignee, tag, due time or progress in the portal. Row security applies to these.
    { table: 'screening.review', part: 'screening_search', rights: ['select'] },
    { table: 'screening.portal_step', part: 'screening_search', rights: ['select'] },
    // State of contact encryption; only the owner role records its completion.
    { table: 'screening.contact_seal', part: 'screening', rights: ['select', 'insert'] },
  ],
  accountColumns: { 'identity.account': 'id' },
  searched: [
    { table: 'screening.reservation', part: 'screening' },
    { table: 'property.listing', part: 'property' },
  ],
  maintaining: ['intelligence'],
  remade: [
    { table: 'intelligence.stay', part: 'intelligence' },
    { table: 'intelligence.guest_key', part: 'intelligence' },
  ],
};
