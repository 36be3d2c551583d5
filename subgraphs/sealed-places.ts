import { type SealedPlace, sealedPlace, sealedPlacesOf } from '#kit/cipher/rotation/sealed-place.js';
import { ACTOR_ADDRESS } from '#kit/queue/sealed-actor.js';
import type { Stores } from './all.js';

/** Encrypted values that are not part of an entity. */
const BESIDE: SealedPlace[] = [
  sealedPlace('screening.reservation.guest_location'),
  sealedPlace('screening.reservation.metadata'),
  sealedPlace('screening.reservation.sealed_reasons'),
  sealedPlace('screening.decision.sealed_reasons'),
  sealedPlace('identity.delivery.url'),
  sealedPlace('identity.delivery.body'),
  sealedPlace('edge.kept_answer.answer', [
    ['account_id', 'uuid'],
    ['key_digest', 'text'],
  ]),
  sealedPlace('edge.performed_step.result', [
    ['account_id', 'uuid'],
    ['key_digest', 'text'],
    ['step', 'text'],
  ]),
  {
    boundTo: ACTOR_ADDRESS,
    table: 'outbox.announcement',
    column: 'actor',
    key: [['position', 'bigint']],
    accountId: 't.account_id',
    id: 't.id',
    read: `t.actor ->> 'address'`,
    replaced: (value) => `jsonb_set(t.actor, '{address}', to_jsonb(${value}::text))`,
  },
  {
    ...sealedPlace('identity.audit_address.sealed', [
      ['account_id', 'uuid'],
      ['sequence', 'bigint'],
    ]),
    boundTo: ACTOR_ADDRESS,
    id: `(select e.id from identity.audit_entry e where e.account_id = t.account_id and e.sequence = t.sequence)`,
  },
];

/** Every column with encrypted values. A test compares this list with the database. */
export function sealedPlaces({ orms }: Stores): SealedPlace[] {
  return [...orms.values()].flatMap(sealedPlacesOf).concat(BESIDE);
}
