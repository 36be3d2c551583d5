import type { PortalParts } from '../portal/graph/answers.js';
import type { Language } from '../words/choose-language.js';

type Screen = PortalParts['tasks'][number]['screen'];

/** Sent by the frame once it can show something. */
export const READY = 'portal-preview-ready';

/** What the frame shows. The page around it sends one for each change. */
export interface Shown {
  type: 'portal-preview';
  /** Null for the checklist. */
  screen: Screen | null;
  /** Screens in the guest's order, with content as the graph gives it. */
  tasks: { screen: Screen; content: Record<string, unknown> | null }[];
  agreement: { format: 'html' | 'text' | 'markdown'; content: string } | null;
  language: Language;
  scheme: 'light' | 'dark';
}
