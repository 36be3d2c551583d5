/** 1: more of the feature never lowers the score; -1: never raises it. */
type Direction = 1 | -1;

/** An input feature of a prediction: a number within bounds, optional. */
export interface Feature {
  /** Name in `/v1`, in tables and in stored rows. */
  name: string;
  /** Name of the field in the graph. */
  field: string;
  /** Readable name. */
  label: string;
  /** What the number means, such as its unit; null if the label says it. */
  unit: string | null;
  /** Whether it is 0 or 1: a Boolean in the graph. */
  isFlag: boolean;
  /** Whether it is a month, so that a few weeks of bookings always differ from a year of them. */
  isMonth: boolean;
  group: FeatureGroup;
  min: number;
  max: number;
  direction: Direction | null;
  /**
   * `learned`: has a weight in the models; `evidence`: sets a minimum probability; `presence`: says whether its group
   * has data.
   */
  role: 'learned' | 'evidence' | 'presence' | 'unused';
  /** Feature without which a zero means nothing: for example, days since a booking that never existed. */
  needs?: string;
}

/** Groups of features by what they describe. */
export const FEATURE_GROUPS = {
  booking: 'Dates, channel and kind of the booking.',
  price: 'Price and party.',
  risk: 'Rules, processor and block list.',
  idv: 'Identity checks.',
  payment: 'Payments.',
  fingerprint: 'Devices and IP addresses.',
  velocity: 'Bookings within a short time.',
  history: 'Earlier bookings of the guest.',
  activity: 'Activity in the guest portal.',
  incident: 'Incidents with the guest.',
} as const;

export type FeatureGroup = keyof typeof FEATURE_GROUPS;

/** Upper bounds reject absurd numbers; they are far above realistic values. */
const KINDS = {
  flag: [0, 1, null],
  ratio: [0, 1, '0 to 1'],
  count: [0, 1_000_000, null],
  days: [0, 100_000, null],
  money: [0, 1_000_000_000, 'US dollars'],
  hour: [0, 23, '0 to 23, UTC'],
  weekday: [0, 6, '0: Monday, 6: Sunday'],
  month: [1, 12, '1: January'],
  color: [0, 4, '0: green, 1: yellow, 2: orange, 3: red, 4: black'],
} as const;

type Kind = keyof typeof KINDS | readonly [min: number, max: number, unit: string];

interface More {
  direction?: Direction;
  role?: Feature['role'];
  needs?: string;
}

/** Defines a row of the feature table. */
export function feature(group: FeatureGroup, name: string, kind: Kind, label: string, more: More = {}): Feature {
  const [min, max, unit] = typeof kind === 'string' ? KINDS[kind] : kind;
  const { direction = null, role = 'learned', needs } = more;
  const kinds = { isFlag: kind === 'flag', isMonth: kind === 'month' };
  const named = { name, field: fieldOf(name), label, unit };
  return { ...named, ...kinds, group, min, max, direction, role, ...(needs && { needs }) };
}

/** `first_recognition_status_STAGE_VALID` → `firstRecognitionStatusStageValid`. */
const fieldOf = (name: string) => name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Label and unit, as a sentence. */
export const describe = ({ label, unit }: Feature): string => `${label}${unit ? ` (${unit})` : ''}.`;

/** Names of the features that models learn from, in table order. */
export const learnedNames = (features: readonly Feature[]): string[] =>
  features.filter(({ role }) => role === 'learned').map(({ name }) => name);

/** Directions of the features that have one, by name. */
export const directionsOf = (features: readonly Feature[]): Record<string, Direction> =>
  Object.fromEntries(features.flatMap(({ name, direction }) => (direction ? [[name, direction]] : [])));
