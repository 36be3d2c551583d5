import { t } from '@lingui/core/macro';
import type {
  PortalContentInput,
  PortalFieldKind,
  PortalFileFormat,
  PortalScreen,
  QuestionParts,
} from '../graph/answers.js';

export interface Rule {
  id: string;
  text: string | null;
}

export interface Slot {
  id: string;
  label: string | null;
  required: boolean;
  types: PortalFileFormat[];
  maxMegabytes: number;
}

export type Question = QuestionParts;

/** The content of a screen: the members of its own kind are there. */
export interface Content {
  introduction?: string | null;
  confirmEmail?: boolean;
  confirmPhone?: boolean;
  askBehavior?: boolean | null;
  askMovement?: boolean;
  eachAdult?: PortalScreen[];
  rules?: Rule[];
  fields?: Question[];
  slots?: Slot[];
  disclosure?: string | null;
  amount?: number;
  currency?: string;
  waiverFee?: number | null;
}

/** The screens with content that a host can change. */
export type TextScreen =
  | 'HouseRules'
  | 'BuildingScreen'
  | 'CustomScreen'
  | 'LongTerm'
  | 'FileUpload'
  | 'SecurityDeposit'
  | 'BackgroundCheck'
  | 'CreditCheck'
  | 'AboutYou'
  | 'IDVerification'
  | 'GuestList';

export const QUESTION_KINDS: { value: PortalFieldKind; label: string }[] = [
  { value: 'TEXT', label: t`Short text` },
  { value: 'LONG_TEXT', label: t`Long text` },
  { value: 'NUMBER', label: t`Number` },
  { value: 'DATE', label: t`Date` },
  { value: 'CHOICE', label: t`One of several` },
  { value: 'ACKNOWLEDGEMENT', label: t`Checkbox` },
  { value: 'FILE', label: t`File` },
];

export const FILE_FORMATS: readonly PortalFileFormat[] = ['PDF', 'JPEG', 'PNG', 'WEBP'];

/** An ID that the others do not have. */
export function freeId(word: string, others: readonly { id: string }[]): string {
  let n = others.length + 1;
  while (others.some(({ id }) => id === `${word}_${n}`)) n += 1;
  return `${word}_${n}`;
}

/** Without members that are null: the graph takes them as left out. */
function given(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(given);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(members.map(([name, member]) => [name, given(member)]));
}

/** The input of the mutation; null content restores the one above it. */
export function inputOf(screen: TextScreen, listingId: string | null, content: Content | null): PortalContentInput {
  const member = screen.replace(/^[A-Z]+(?=[A-Z][a-z])|^[A-Z]/, (head) => head.toLowerCase());
  return { screen, listingId, content: content && { [member]: given(content) } };
}
