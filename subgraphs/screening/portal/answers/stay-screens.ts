import { z } from 'zod';
import { problems } from '../../messages.js';
import type { Agreement } from '../visit/agreement-in-force.js';
import { maybeWords, ticked, timeOfDay, words } from './members.js';

export const purposeOfStay = z
  .object({
    purpose: z.enum(['leisure', 'business', 'event', 'relocation', 'local_stay', 'other']),
    details: maybeWords(1_000),
    visitors: z.int().min(0).max(100).default(0),
  })
  .refine(({ purpose, details }) => purpose !== 'other' || details !== null, {
    path: ['details'],
    message: problems.required,
  });

export const timeInfo = z.object({
  arrivalTime: timeOfDay,
  departureTime: timeOfDay,
  travelBy: z.enum(['plane', 'car', 'train', 'bus', 'other']),
  flightNumber: maybeWords(20),
});

/** Maximum length of a drawn signature: a PNG of a few strokes. */
const DRAWN = 150_000;

const signature = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('typed'), name: words(200) }),
  z.object({
    kind: z.literal('drawn'),
    image: z
      .string()
      .max(DRAWN)
      .regex(/^data:image\/png;base64,iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$/, problems.png),
  }),
]);

/** The signature must refer to the current text. */
export const usageAgreement = (inForce: Agreement | null) =>
  z
    .object({ sha256: z.string(), version: z.int(), accepted: ticked, signature })
    .refine(({ sha256, version }) => inForce?.sha256 === sha256 && inForce.version === version, {
      path: ['sha256'],
      message: problems.otherAgreement,
    });

/** Requires every rule to be accepted. */
const allOf = (ids: string[]) =>
  z
    .array(z.string())
    .refine((given) => ids.every((id) => given.includes(id)), problems.ruleMissing)
    .transform((given) => ids.filter((id) => given.includes(id)));

const idsOf = (rules: { id: string }[]) => rules.map(({ id }) => id);

export const houseRules = (rules: { id: string }[]) => z.object({ accepted: allOf(idsOf(rules)) });

export const building = (rules: { id: string }[]) =>
  z
    .object({
      vehicle: z.boolean(problems.required),
      plate: maybeWords(20),
      parking: z.boolean().default(false),
      pets: z.int().min(0).max(20).default(0),
      petDetails: maybeWords(300),
      accepted: allOf(idsOf(rules)).default([]),
    })
    .refine(({ vehicle, plate }) => !vehicle || plate !== null, { path: ['plate'], message: problems.required });

export const healthDeclaration = z.object({
  symptoms: z.boolean(problems.required),
  contact: z.boolean(problems.required),
  confirmed: ticked,
});

/** Payment details never reach this service: `method` is a label from the processor's page. */
export const securityDeposit = (hasWaiver: boolean) =>
  z
    .object({ choice: z.enum(['deposit', 'waiver']), method: maybeWords(100), understood: ticked })
    .refine(({ choice }) => choice === 'deposit' || hasWaiver, { path: ['choice'], message: problems.notOffered });
