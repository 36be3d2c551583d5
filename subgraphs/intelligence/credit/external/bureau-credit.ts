import { z } from 'zod';
import { type Answer, unknown } from '../../answer/answer.js';
import { CREDIT_OUTCOMES, type CreditFacts } from '../credit-report.type.js';
import type { CreditQuestion } from '../question.js';
import type { Provider } from '../../providers/provider.js';
import { callJson } from '../../providers/http/call-json.js';
import { type Side, saidNow } from '../../providers/http/side.js';

const NAME = 'bureau';

const points = z.int().min(-100_000).max(100_000).nullish();

/** Codes, never sentences: what is kept of a report must not tell of the person. */
const reasonCode = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/);

/** The answer of `POST /v1/credit-checks`; more members may be there and are not read. */
const Checked = z.object({
  outcome: z.enum([...CREDIT_OUTCOMES, 'file_frozen']),
  score: points,
  score_range: z.object({ from: z.int(), to: z.int() }).nullish(),
  reasons: z.array(reasonCode).max(20).nullish(),
});

function bodyOf({ name, otherNames, birthDate, address, country, consentedAt, disclosure }: CreditQuestion) {
  return {
    purpose: 'tenant_screening',
    consent: consentedAt ? { given_by: 'guest', given_at: consentedAt, disclosure } : { given_by: 'operator' },
    person: { name, other_names: otherNames, birth_date: birthDate, address, country },
  };
}

function answerOf({ outcome, score, score_range: range, reasons }: z.infer<typeof Checked>): Answer<CreditFacts> {
  if (outcome === 'file_frozen') return unknown(outcome);
  const of = { scoreFrom: range?.from ?? null, scoreTo: range?.to ?? null };
  return saidNow('Credit bureau', { outcome, score: score ?? null, ...of, reasons: reasons ?? [] });
}

/**
 * A credit bureau, or the bridge to one, that speaks the protocol of docs/guides/connect-a-credit-bureau.md. 404 says that it has no file of
 * the person; one that is frozen is unknown (`file_frozen`).
 */
export function bureauCredit({ url, key }: Side): Provider<CreditQuestion, CreditFacts> {
  return {
    name: NAME,
    async ask(question, signal) {
      const said = await callJson(Checked, {
        name: NAME,
        signal,
        allowPrivate: true,
        absent: [404],
        method: 'POST',
        maxBytes: 100_000,
        url: `${url}/v1/credit-checks`,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf(question)),
      });
      return answerOf(said ?? { outcome: 'no_file' });
    },
  };
}
