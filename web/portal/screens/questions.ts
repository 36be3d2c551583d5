import type { PortalParts } from '../graph/answers.js';
import { depositOf, formOf, rulesOf, slotsOf } from './host-questions.js';
import type { Question, Task, Values } from '../state/question.js';

const choice = (name: string, ...ids: string[]): Question => ({
  name,
  kind: 'choice',
  choices: ids.map((id) => ({ id })),
});
const text = (name: string, optional = false): Question => ({ name, kind: 'text', optional });
const DOCUMENTS = ['passport', 'id_card', 'driving_licence', 'residence_permit'];

const CONSENT: Question[] = [
  text('legalName'),
  text('otherNames', true),
  { name: 'birthDate', kind: 'date' },
  text('address'),
  { name: 'country', kind: 'country' },
];

const REPORTED: Question[] = [
  text('fullName'),
  { name: 'nationality', kind: 'country' },
  { name: 'birthDate', kind: 'date' },
  text('birthPlace'),
  text('residence'),
  choice('documentKind', ...DOCUMENTS),
  { name: 'documentCountry', kind: 'country' },
  text('documentNumber'),
];

const COMPANION: Question[] = [
  text('name'),
  choice('kind', 'adult', 'child'),
  { name: 'email', kind: 'email', optional: true },
  { name: 'birthDate', kind: 'date', optional: true },
];

/** Where every adult gets a link of their own, it can go to their phone. */
function companionOf({ eachAdult }: Task['content']): Question[] {
  const isLinked = Array.isArray(eachAdult) && eachAdult.length > 0;
  return isLinked ? [...COMPANION, { name: 'phone', kind: 'tel', optional: true }] : COMPANION;
}

const DOCUMENT: Question[] = [
  choice('documentKind', ...DOCUMENTS),
  { name: 'documentCountry', kind: 'country' },
  { name: 'consent', kind: 'check', about: 'document' },
];

function disclosureOf({ content }: Task, usual: string): Question[] {
  const { disclosure } = content as { disclosure?: string | null };
  return [
    { kind: disclosure ? 'written' : 'words', name: 'disclosure', text: disclosure ?? usual },
    ...CONSENT,
    { name: 'consent', kind: 'check', about: 'check' },
  ];
}

const WHO: Question[] = [
  text('firstName'),
  text('lastName'),
  { name: 'email', kind: 'email' },
  { name: 'phone', kind: 'tel' },
  { name: 'birthDate', kind: 'date' },
  text('address'),
  { name: 'country', kind: 'country' },
  { name: 'notes', kind: 'long_text', optional: true },
];

/** Shown if the guest's address is looked up. */
const ADDRESS: Question = { kind: 'words', name: 'notice', text: 'address' };

function whoOf({ content }: Task): Question[] {
  const { looksAtAddress, confirmEmail, confirmPhone, confirmedEmail, confirmedPhone } = content;
  const asked = WHO.map((one) => {
    if (one.kind === 'email' && confirmEmail === true)
      return { ...one, confirmBy: 'EMAIL' as const, confirmed: confirmedEmail };
    const isAsked = one.kind === 'tel' && confirmPhone === true;
    return isAsked ? { ...one, confirmBy: 'SMS' as const, confirmed: confirmedPhone } : one;
  }) as Question[];
  return looksAtAddress === true ? [...asked, ADDRESS] : asked;
}

const QUESTIONS: Record<string, (task: Task, portal: PortalParts) => Question[]> = {
  AboutYou: whoOf,
  PurposeOfStay: () => [
    choice('purpose', 'leisure', 'business', 'event', 'relocation', 'local_stay', 'other'),
    { name: 'details', kind: 'text', when: ({ purpose }) => purpose === 'other' || purpose === 'event' },
    { name: 'visitors', kind: 'number', optional: true },
  ],
  TimeInfoEdit: () => [
    { name: 'arrivalTime', kind: 'time' },
    { name: 'departureTime', kind: 'time' },
    choice('travelBy', 'plane', 'car', 'train', 'bus', 'other'),
    { name: 'flightNumber', kind: 'text', optional: true, when: ({ travelBy }) => travelBy === 'plane' },
  ],
  GuestList: ({ content }, { numberOfGuests }) => [
    {
      name: 'guests',
      kind: 'people',
      questions: companionOf(content),
      least: 0,
      most: Math.max(1, numberOfGuests - 1),
    },
  ],
  IDVerification: () => [...DOCUMENT, { ...choice('biometric', 'selfie', 'person'), about: 'face' } as Question],
  IDCollection: () => DOCUMENT,
  SecurityDeposit: depositOf,
  UsageAgreement: () => [
    { kind: 'agreement', name: 'agreement' },
    { name: 'signature', kind: 'signature' },
    { name: 'accepted', kind: 'check' },
  ],
  HouseRules: (task) => [{ name: 'accepted', kind: 'rules', rules: rulesOf(task) }],
  BackgroundCheck: (task) => disclosureOf(task, 'background'),
  CreditCheck: (task) => disclosureOf(task, 'credit'),
  FileUpload: slotsOf,
  LongTerm: formOf,
  CustomScreen: formOf,
  AuthorityReporting: () => [{ name: 'guests', kind: 'people', questions: REPORTED, least: 1, most: 30 }],
  BuildingScreen: (task) => [
    { name: 'vehicle', kind: 'check', optional: true },
    { name: 'plate', kind: 'text', when: ({ vehicle }) => vehicle === true },
    { name: 'parking', kind: 'check', optional: true },
    { name: 'pets', kind: 'number', optional: true },
    { name: 'petDetails', kind: 'text', optional: true, when: ({ pets }) => Number(pets) > 0 },
    { name: 'accepted', kind: 'rules', rules: rulesOf(task) },
  ],
  Coronavirus: () => [
    { name: 'symptoms', kind: 'check', optional: true },
    { name: 'contact', kind: 'check', optional: true },
    { name: 'confirmed', kind: 'check' },
  ],
};

/** What a screen shows and asks for; empty where the portal has no page for it. */
export function questionsOf(task: Task, portal: PortalParts): Question[] {
  return QUESTIONS[task.screen]?.(task, portal) ?? [];
}

/** Initial values of a form: the draft, or known details from the booking, earlier screens and the document. */
export function firstValues(task: Task, portal: PortalParts): Values {
  // What was sent before says yes or no where the form has a choice.
  const { biometric } = task.draft ?? {};
  if (typeof biometric === 'boolean') return { ...task.draft, biometric: biometric ? 'selfie' : 'person' };
  if (task.draft) return task.draft;
  const { firstName, lastName, email, phone } = portal.guest;
  const { fullName, birthDate, address, country, ...known } =
    portal.known ?? ({} as Partial<NonNullable<PortalParts['known']>>);
  if (task.screen === 'AboutYou') return { firstName, lastName, email, phone, birthDate, address, country };
  if (task.screen === 'BackgroundCheck' || task.screen === 'CreditCheck')
    return { legalName: fullName, otherNames: known.otherNames, birthDate, address, country };
  if (task.screen === 'AuthorityReporting') {
    const { otherNames: _, ...document } = known;
    return { guests: [{ fullName, birthDate, residence: address, ...document }] };
  }
  if (task.screen === 'GuestList') return { guests: portal.numberOfGuests > 1 ? [{}] : [] };
  return {};
}

/** Whether a form starts with details that the guest gave elsewhere. */
export const isPrefilled = ({ screen, draft }: Task, { known }: PortalParts): boolean =>
  draft === null && known !== null && ['BackgroundCheck', 'CreditCheck', 'AuthorityReporting'].includes(screen);

/** The answers as the service takes them: what is not asked is left out, and what the page knows is put in. */
export function answersOf(task: Task, portal: PortalParts, values: Values): Values {
  const asked = questionsOf(task, portal).filter((one) => !('when' in one) || one.when?.(values) !== false);
  const told = asked.filter((one) => !('text' in one) && one.kind !== 'file');
  const answers = Object.fromEntries(told.map((one) => [one.name, valueOf(one, values)]));
  if (task.screen === 'UsageAgreement' && portal.agreement) {
    const { sha256, version } = portal.agreement;
    return { ...answers, sha256, version };
  }
  // Who has chosen nothing is asked again; it is no refusal.
  if (task.screen === 'IDVerification' && values.biometric)
    return { ...answers, biometric: values.biometric === 'selfie' };
  return answers;
}

function valueOf(question: Question, values: Values): unknown {
  const value = values[question.name];
  if (question.kind === 'check') return value === true;
  if (question.kind === 'number') return value === '' || value === undefined ? undefined : Number(value);
  if (question.kind === 'rules') return value ?? [];
  return value === '' || value === null ? undefined : value;
}
