import { z } from 'zod';
import { problems } from '../../messages.js';
import type { Agreement } from '../visit/agreement-in-force.js';
import { choiceOf, shownIn } from '../graph-types/shape.js';
import { maybeWords, ticked, timeOfDay, words } from './members.js';

export const purposeOfStay = z
  .object({
    purpose: choiceOf('PurposeOfStay', 'Purpose of a stay.', {
      leisure: 'Holiday.',
      business: 'Work.',
      event: 'Event or celebration.',
      relocation: 'Relocation.',
      local_stay: 'Stay of a guest who lives nearby.',
      other: 'Other purpose; the details describe it.',
    }).describe('Purpose of the stay.'),
    details: maybeWords(1_000).describe('Details; required if the purpose is `OTHER`.'),
    visitors: z.int().min(0).max(100).default(0).describe('Number of visitors who do not stay overnight.'),
  })
  .refine(({ purpose, details }) => purpose !== 'other' || details !== null, {
    path: ['details'],
    message: problems.required,
  });

export const timeInfo = z.object({
  arrivalTime: timeOfDay.describe('Arrival time at the listing (HH:MM).'),
  departureTime: timeOfDay.describe('Departure time from the listing (HH:MM).'),
  travelBy: choiceOf('TravelMode', 'Means of travel.', {
    plane: 'Plane.',
    car: 'Car.',
    train: 'Train.',
    bus: 'Bus.',
    other: 'Other.',
  }).describe('Means of travel.'),
  flightNumber: maybeWords(20).describe('Flight number.'),
});

/** Maximum length of a drawn signature: a PNG of a few strokes. */
const DRAWN = 150_000;

const typed = z.object({ kind: z.literal('typed'), name: words(200) });
const drawn = z.object({
  kind: z.literal('drawn'),
  image: z
    .string()
    .max(DRAWN)
    .regex(/^data:image\/png;base64,iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$/, problems.png),
});

/** Both kinds of signature as one object. */
const signatureForm = z
  .object({
    kind: choiceOf('SignatureKind', 'How a guest signed.', { typed: 'Typed name.', drawn: 'Drawing.' }).describe(
      'Kind of signature.',
    ),
    name: words(200).optional().describe('Name of a typed signature.'),
    image: z.string().optional().describe('Drawn signature as a PNG data URL.'),
  })
  .meta({ id: 'PortalSignature', description: 'Signature of a guest.' });

const signature = shownIn(z.discriminatedUnion('kind', [typed, drawn]), {
  form: signatureForm,
  show: (stored) => stored,
  take: (given) => given,
});

/** The signature must refer to the current text. */
export const usageAgreement = (inForce: Agreement | null) =>
  z
    .object({
      sha256: z.string().describe('SHA-256 of the signed text, as in `Portal.agreement`.'),
      version: z.int().describe('Version of the signed text.'),
      accepted: ticked.describe('Acceptance of the text.'),
      signature: signature.describe('Signature.'),
    })
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

/** Other screens have a boolean `accepted`; one query cannot select both types under one name. */
const ACCEPTED_RULES = { graphName: 'acceptedRules', description: 'IDs of the accepted rules.' };

const idsOf = (rules: { id: string }[]) => rules.map(({ id }) => id);

export const houseRules = (rules: { id: string }[]) => z.object({ accepted: allOf(idsOf(rules)).meta(ACCEPTED_RULES) });

export const building = (rules: { id: string }[]) =>
  z
    .object({
      vehicle: z.boolean(problems.required).describe('Whether the guests arrive by car.'),
      plate: maybeWords(20).describe('License plate; required with a car.'),
      parking: z.boolean().default(false).describe('Whether the guests need parking.'),
      pets: z.int().min(0).max(20).default(0).describe('Number of pets.'),
      petDetails: maybeWords(300).describe('Kind of pets.'),
      accepted: allOf(idsOf(rules)).default([]).meta(ACCEPTED_RULES),
    })
    .refine(({ vehicle, plate }) => !vehicle || plate !== null, { path: ['plate'], message: problems.required });

export const healthDeclaration = z.object({
  symptoms: z.boolean(problems.required).describe('Whether someone in the group feels ill.'),
  contact: z
    .boolean(problems.required)
    .describe('Whether someone in the group had close contact with a sick person in the last 10 days.'),
  confirmed: ticked.describe('Confirmation that the answers are true.'),
});

const depositChoice = choiceOf('DepositChoice', 'How a guest covers damage.', {
  deposit: 'Refundable deposit.',
  waiver: 'Non-refundable fee.',
});

/** Payment details never reach this service: `method` is a label from the processor's page. */
export const securityDeposit = (hasWaiver: boolean) =>
  z
    .object({
      choice: depositChoice.describe('Deposit or waiver.'),
      method: maybeWords(100).describe("Label of the payment method on the processor's page."),
      understood: ticked.describe('Acceptance of the terms.'),
    })
    .refine(({ choice }) => choice === 'deposit' || hasWaiver, { path: ['choice'], message: problems.notOffered });
