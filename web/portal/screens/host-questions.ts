import type { Question, Task, Values } from '../state/question.js';

interface Rules {
  rules?: { id: string; text: string | null }[];
}

/** The rules of a screen. */
export const rulesOf = ({ content }: Task) => (content as Rules).rules ?? [];

interface FormField {
  id: string;
  kind: string;
  label: string | null;
  required: boolean;
  choices?: { id: string; label: string }[];
  when?: { field: string; equals: unknown };
  types?: string[];
  maxMegabytes?: number;
}

const ANY_FILE = { types: ['pdf', 'jpeg', 'png', 'webp'], maxMegabytes: 10 };

/** The host's own questions. */
export function formOf({ content, screen }: Task): Question[] {
  const { fields = [] } = content as { fields?: FormField[] };
  return fields.map(({ id, kind, label, required, choices = [], when, types, maxMegabytes }) => {
    const asked = kind === 'acknowledgement' ? 'check' : kind;
    const condition = when && { when: (values: Values) => values[when.field] === when.equals };
    const file = { ...ANY_FILE, ...(types && { types }), ...(maxMegabytes && { maxMegabytes }), screen };
    if (kind === 'file') return { name: id, kind, label, optional: !required, ...file, ...condition };
    return { name: id, kind: asked, label, optional: !required, choices, ...condition } as Question;
  });
}

/** What is held or paid, in words of its own. */
export function depositOf({ content }: Task): Question[] {
  const { amount, currency, waiverFee, isTakenHere } = content as {
    amount: number;
    currency: string;
    waiverFee: number | null;
    isTakenHere: boolean;
  };
  const money = (sum: number) => JSON.stringify({ sum, currency });
  const held = { id: 'deposit', label: money(amount) };
  const choices = waiverFee === null ? [held] : [held, { id: 'waiver', label: money(waiverFee) }];
  return [
    { kind: 'words', name: 'how', text: isTakenHere ? 'deposit' : 'depositLive' },
    { name: 'choice', kind: 'choice', choices },
    { name: 'understood', kind: 'check' },
  ];
}

interface Slot {
  id: string;
  label: string | null;
  required: boolean;
  types: string[];
  maxMegabytes: number;
}

/** The places for files that a host has named. */
export function slotsOf({ content, screen }: Task): Question[] {
  const { slots = [] } = content as { slots?: Slot[] };
  return slots.map(({ id, required, ...slot }) => ({ name: id, kind: 'file', optional: !required, screen, ...slot }));
}
