import { NoAnswer, postJson } from '#kit/outbound/post-json.js';
import { RefusedAddress } from '#kit/outbound/public-address.js';
import { messages } from '../messages.js';

/** Posts a text to an incoming webhook. Returns why it was not accepted, without the URL; null if it was. */
export async function postToChat(url: string, text: string, allowPrivate: boolean): Promise<string | null> {
  try {
    const { status } = await postJson(url, JSON.stringify({ text }), { allowPrivate });
    return status >= 200 && status < 300 ? null : messages.chatStatus(status);
  } catch (error) {
    if (error instanceof NoAnswer || error instanceof RefusedAddress) return error.message;
    throw error;
  }
}
