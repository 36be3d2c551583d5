import { filled } from './choose-language.js';
import type { Words } from './en.js';

/** The opening sentence of the overview, with the guest's first name if it is known. */
export function greeting(firstName: string | null, { hello, lead }: Words['page']): string {
  return firstName ? filled(hello, { name: firstName, lead }) : lead.charAt(0).toUpperCase() + lead.slice(1);
}
