import { messages } from '../messages.js';

/** A message as it leaves the service. `id` is the same at every attempt; `to` is an address or an E.164 number. */
export interface OutgoingMessage {
  id: string;
  to: string;
  subject: string | null;
  text: string | null;
  html: string | null;
}

/** What was not sent, or may have been: `reason` is a word without personal data; `permanent`: it never will be. */
export class NotSent extends Error {
  constructor(
    readonly reason: string,
    readonly permanent: boolean,
    /** How long the provider asks to wait, in ms. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(messages.notSent);
    this.name = 'NotSent';
  }
}

/** Hands a message to who delivers it. Throws NotSent and nothing else, within 30 seconds. */
export interface MessageSender {
  /** What is shown as the message's method. */
  method: string;
  /** Set where nothing leaves the service. */
  simulates?: true;
  send(message: OutgoingMessage): Promise<void>;
}

/** How long handing over may take. */
export const SEND_WITHIN_MS = 30_000;
