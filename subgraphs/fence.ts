import type { FenceRules, Right, TableRights } from '#kit/store/fence/fence-rules.js';

const PARTS = ['identity', 'property', 'screening', 'intelligence'];

const ANNOUNCE: Right[] = ['insert'];
const DELETE: Right[] = ['delete'];

/**
 * Which part of the service may do what in the database. Each works on its own schema. The rest is named here: what all
 * of them put into the outbox, and the few tables that are read from elsewhere.
 */
export const FENCE: FenceRules = {
  schemas: [...PARTS, 'edge', 'outbox'],
  parts: [
    ...PARTS.map((part) => ({ part, schemas: [part] })),
    // Gateways keep answers and count requests.
    { part: 'gateway', schemas: ['edge'] },
  ],
  exceptions: [
    // Which migrations have run is the owner's.
    ...PARTS.map((part) => ({ table: `${part}.migration`, part, rights: [] })),
    // The audit trail only grows.
    { table: 'identity.audit_entry', part: 'identity', rights: ['select', 'insert'] },
    ...PARTS.filter((part) => part !== 'identity').map((part) => ({
      table: 'outbox.announcement',
      part,
      rights: ANNOUNCE,
    })),
    // Identity writes out what waits there, or sets it aside.
    { table: 'outbox.announcement', part: 'identity', rights: ['select', 'insert', 'update', 'delete'] },
    // For the figures: how much waits.
    { table: 'outbox.announcement', part: 'gateway', rights: ['select'] },
    // What a request with an `Idempotency-Key` writes is noted under its claim; an erasure goes into those notes too.
    ...PARTS.flatMap((part): TableRights[] => [
      { table: 'edge.kept_answer', part, rights: ['select', 'update'] },
      { table: 'edge.performed_step', part, rights: ['select', 'insert', ...(part === 'screening' ? DELETE : [])] },
    ]),
    // Numbers of events belong to an epoch.
    { table: 'outbox.epoch', part: 'identity', rights: ['select'] },
    // Whoever writes the outbox out says so, and readiness looks at it.
    { table: 'outbox.heartbeat', part: 'identity', rights: ['select', 'insert', 'update'] },
    { table: 'outbox.heartbeat', part: 'gateway', rights: ['select'] },
    // Totals of searches are remembered by the week.
    { table: 'screening.reservation_total', part: 'screening_search', rights: ['select'] },
    { table: 'screening.reservation_touch', part: 'screening_search', rights: ['select'] },
    // How far the encryption of contacts is; its end is the owner's to note.
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
