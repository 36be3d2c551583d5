import { CHOICES, type Values } from '../../graph/portal-answers.js';
import type { PortalScreen } from './answers.js';
import { type Place, Refused } from './refused.js';

/** Members that are whole numbers in the graph. */
const WHOLE = new Set(['pets', 'visitors']);

const FORMS: readonly PortalScreen[] = ['CustomScreen', 'LongTerm'];

/** Screens whose answers are their files. */
const BY_FILES: readonly PortalScreen[] = ['FileUpload'];

/** `aboutYou` for AboutYou, `idVerification` for IDVerification. */
const memberOf = (screen: PortalScreen): string =>
  screen.replace(/^[A-Z]+(?=[A-Z][a-z])|^[A-Z]/, (head) => head.toLowerCase());

/** Values of a form as a draft. Values that the graph cannot hold, such as an unfinished number, are omitted. */
export const draftInput = (screen: PortalScreen, values: Values): Values | null => inputOf(screen, values, () => {});

/** Answers as an input of the graph. Throws Refused, with the service's names of places, for an invalid number. */
export function answersInput(screen: PortalScreen, values: Values): Values | null {
  const places: Place[] = [];
  const input = inputOf(screen, values, (name) => places.push({ loc: ['answers', name], msg: '' }));
  if (places.length > 0) throw new Refused('BAD_INPUT', '', places);
  return input;
}

type Report = (name: string) => void;

function inputOf(screen: PortalScreen, values: Values, report: Report): Values | null {
  if (BY_FILES.includes(screen)) return null;
  const given = FORMS.includes(screen) ? formInput(values, report) : membersInput(withChoices(values), report);
  return { [memberOf(screen)]: given };
}

/** The form offers a choice (selfie or person) where the graph has a boolean. */
function withChoices({ biometric, ...values }: Values): Values {
  const isAgreed = typeof biometric === 'string' ? biometric === 'selfie' : biometric;
  return biometric === undefined || biometric === '' ? values : { ...values, biometric: isAgreed };
}

function formInput(values: Values, report: Report) {
  const answers = Object.entries(values).flatMap(([question, value]): Values[] => {
    if (typeof value === 'boolean') return [{ question, isAcknowledged: value }];
    if (typeof value === 'string') return value === '' ? [] : [{ question, text: value }];
    if (typeof value !== 'number') return [];
    if (Number.isFinite(value)) return [{ question, number: value }];
    report(question);
    return [];
  });
  return { answers };
}

function membersInput(values: Values, report: Report): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (name === 'accepted' && Array.isArray(value)) return ['acceptedRules', value];
      return [name, valueInput(name, value, report)];
    }),
  );
}

function valueInput(name: string, value: unknown, report: Report): unknown {
  if (Array.isArray(value)) return value.map((one) => valueInput(name, one, report));
  if (typeof value === 'object' && value !== null) return membersInput(value as Values, report);
  if (CHOICES.has(name)) return value ? String(value).toUpperCase() : undefined;
  if (!WHOLE.has(name) || value === undefined || value === null || value === '') return value ?? undefined;
  const number = Number(value);
  if (Number.isInteger(number) && Math.abs(number) < 2 ** 31) return number;
  report(name);
  return undefined;
}
