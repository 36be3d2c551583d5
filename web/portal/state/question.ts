import type { PortalCodeVia, PortalParts } from '../graph/answers.js';

export type Task = PortalParts['tasks'][number];

export type Values = Record<string, unknown>;

interface Named {
  name: string;
  optional?: boolean;
  /** What is entered is shown to be the guest's by a code that is sent there. */
  confirmBy?: PortalCodeVia;
  /** What was shown to be theirs before this page was loaded. */
  confirmed?: string | null;
  /** The host's own words; else the portal's, by the name. */
  label?: string | null;
  /** Set for a consent: selects the texts of its box. */
  about?: 'document' | 'face' | 'check';
  /** Asked only where this holds of what was answered. */
  when?: (values: Values) => boolean;
}

/** One thing that a screen shows or asks for. */
export type Question =
  | (Named & { kind: 'text' | 'email' | 'tel' | 'date' | 'time' | 'number' | 'long_text' | 'country' | 'check' })
  | (Named & { kind: 'choice'; choices: { id: string; label?: string }[] })
  | (Named & { kind: 'people'; questions: Question[]; most: number; least: number })
  | (Named & { kind: 'rules'; rules: { id: string; text: string | null }[] })
  | (Named & { kind: 'signature' })
  | (Named & { kind: 'file'; screen: Task['screen']; types: string[]; maxMegabytes: number })
  | { kind: 'words'; name: string; text: string }
  /** A text of the host's. */
  | { kind: 'written'; name: string; text: string }
  | { kind: 'agreement'; name: string };
