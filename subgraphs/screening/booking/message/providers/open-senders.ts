import type { MessageSender } from '#kit/outbound/message-sender.js';
import { smtpSender } from '#kit/outbound/smtp-sender.js';
import type { Outgoing } from '#kit/settings/outgoing.js';
import { httpSmsSender } from './http-sms-sender.js';

/** For accounts in test mode: accepts every message and sends none, whatever is configured. */
const SIMULATED_SENDER: MessageSender = { method: 'simulated', simulates: true, send: () => Promise.resolve() };

/** Sender per channel; null if none is configured. */
export type Senders = Record<'email' | 'sms', MessageSender | null>;

/** The senders of an account in test mode. */
export const SIMULATED_SENDERS: Senders = { email: SIMULATED_SENDER, sms: SIMULATED_SENDER };

/** The configured senders. */
export function openSenders({ mail, sms }: Outgoing): Senders {
  return { email: mail && smtpSender(mail), sms: sms && httpSmsSender(sms) };
}
