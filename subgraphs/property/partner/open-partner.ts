import { z } from 'zod';
import { Failure } from '#kit/failure.js';
import { newId } from '#kit/id.js';
import { NoAnswer, postJson } from '#kit/outbound/post-json.js';
import { RefusedAddress } from '#kit/outbound/public-address.js';
import { signDelivery } from '#kit/outbound/sign-delivery.js';
import { messages } from '../messages.js';
import type { PartnerSettings } from './settings.js';

/** The screening partner. Both methods throw PARTNER_FAILED. */
export interface Partner {
  /** Connects a listing and returns the partner's ID for it. */
  connect(platformId: string, listing: object): Promise<string>;
  /** Disconnects a listing. Succeeds if the partner no longer knows it. */
  disconnect(platformId: string, partnerId: string): Promise<void>;
}

const TIMEOUT_MS = 15_000;

const connected = z.object({
  partner_id: z
    .string()
    .trim()
    .min(1)
    .max(255)
    .regex(/^\P{Cc}+$/u),
});

/** 404 or 410 on disconnect means that the partner has no such connection. */
const GONE = [404, 410];

const failed = (what: string) => new Failure('PARTNER_FAILED', messages.partnerUnchanged(what));

/** Client of the screening partner. Requests are signed like webhooks. */
export function openPartner({ url, secret }: PartnerSettings, rules: { allowPrivate: boolean }): Partner {
  const ask = async (request: object) => {
    const body = JSON.stringify(request);
    const headers = signDelivery(newId(), body, [secret], Date.now());
    try {
      return await postJson(url, body, { ...rules, headers, timeoutMs: TIMEOUT_MS, keepsAnswer: true });
    } catch (error) {
      if (error instanceof NoAnswer) throw failed(messages.partnerTimeout);
      if (error instanceof RefusedAddress) throw failed(messages.partnerNotPublic);
      throw error;
    }
  };
  return {
    async connect(platformId, listing) {
      const { status, text } = await ask({ action: 'connect', platform_id: platformId, listing });
      if (status < 200 || status > 299) throw failed(messages.partnerRefusedConnect(status));
      const answer = connected.safeParse(parsed(text));
      if (!answer.success) throw failed(messages.partnerWithoutId);
      return answer.data.partner_id;
    },
    async disconnect(platformId, partnerId) {
      const { status } = await ask({ action: 'disconnect', platform_id: platformId, partner_id: partnerId });
      if ((status < 200 || status > 299) && !GONE.includes(status))
        throw failed(messages.partnerRefusedDisconnect(status));
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
