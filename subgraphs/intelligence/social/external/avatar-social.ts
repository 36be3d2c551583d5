import { createHash } from 'node:crypto';
import type { Provider } from '../../providers/provider.js';
import { unknown } from '../../answer/answer.js';
import type { SocialQuestion } from '../question.js';
import type { SocialFacts } from '../social-answer.type.js';
import { call } from '../../providers/http/call.js';
import { refused } from '../../providers/http/call-json.js';
import { type Side, saidNow } from '../../providers/http/side.js';

/** Gravatar and Libravatar: whether somebody keeps a picture for the SHA-256 of the address; 404 means nobody does. */
export function avatarSocial(network: 'gravatar' | 'libravatar', { url }: Side): Provider<SocialQuestion, SocialFacts> {
  return {
    name: network,
    async ask({ email }, signal) {
      if (!email) return unknown('no_email_to_ask_by');
      const digest = createHash('sha256').update(email).digest('hex');
      const { status } = await call({
        name: network,
        signal,
        allowPrivate: true,
        method: 'HEAD',
        url: `${url}/avatar/${digest}?d=404`,
      });
      if (status !== 200 && status !== 404) throw refused(network, status);
      return saidNow(network, { accounts: [{ by: 'email', network, registered: status === 200 }] });
    },
  };
}
