/** Values by name, with choices in lower case: the form used by forms and lists. */
export type Values = Record<string, unknown>;

interface FormAnswer {
  question: string;
  text: string | null;
  number: number | null;
  isAcknowledged: boolean | null;
}

type Shown = Values & { answers?: FormAnswer[]; files?: { slot: string; fileId: string }[] };

/** Members whose values are in capitals in the graph. */
export const CHOICES = new Set(['choice', 'documentKind', 'kind', 'purpose', 'travelBy']);

/** Answers of a screen, as the graph returns them, for forms and lists. Members without a value are left out. */
export function plainAnswers({ answers, files, ...rest }: Shown): Values {
  const byQuestion = answers?.map((one) => [one.question, one.text ?? one.number ?? one.isAcknowledged]) ?? [];
  const bySlot = files?.map(({ slot, fileId }) => [slot, fileId]) ?? [];
  return { ...(plain(rest) as Values), ...Object.fromEntries([...byQuestion, ...bySlot]) };
}

function plain(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => plain(one, name));
  if (typeof value === 'string' && CHOICES.has(name)) return value.toLowerCase();
  if (typeof value !== 'object' || value === null) return value;
  const given = Object.entries(value).filter(([, of]) => of !== null);
  return Object.fromEntries(given.map(([member, of]) => [formName(member), plain(of, member)]));
}

/** Accepted rules have another name in the graph. */
export const formName = (name: string): string => (name === 'acceptedRules' ? 'accepted' : name);
