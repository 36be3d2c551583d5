import type { PortalParts } from '../graph/answers.js';
import { Refused, readPortal } from '../graph/ask.js';
import { type Spoken, firstLanguage, speak } from '../words/use-words.js';

export type Read = { portal: PortalParts } | { failed: Refused };

export interface First {
  read: Read;
  spoken: Spoken;
}

/** Reads the portal. Returns failures instead of throwing them. */
export async function readOnce(): Promise<Read> {
  try {
    return { portal: await readPortal() };
  } catch (error) {
    return { failed: error instanceof Refused ? error : new Refused('INTERNAL', '') };
  }
}

/** The portal and the texts that the app starts with. */
export async function readFirst(): Promise<First> {
  const read = await readOnce();
  const booked = 'portal' in read ? read.portal.locale : null;
  return { read, spoken: await speak(firstLanguage(booked), booked) };
}
