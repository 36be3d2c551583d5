import { z } from 'zod';
import type { Provider } from '../../providers/provider.js';
import type { DomainQuestion } from '../question.js';
import { callJson } from '../../providers/http/call-json.js';
import { type Side, saidNow } from '../../providers/http/side.js';
import type { Company } from '../facts.js';

const NAME = 'pdl';

/** Company Enrichment, v5; other fields are ignored. */
const Enriched = z.object({
  name: z.string().min(1),
  display_name: z.string().nullish(),
  industry: z.string().nullish(),
  size: z.string().nullish(),
  founded: z.number().int().nullish(),
  linkedin_url: z.string().nullish(),
  location: z.object({ country: z.string().nullish() }).nullish(),
});

/** People Data Labs' company enrichment by website. 404 means that it knows no company for it. */
export function pdlCompany({ url, key }: Side): Provider<DomainQuestion, { companies: Company[] }> {
  return {
    name: NAME,
    async ask({ domain }, signal) {
      const said = await callJson(Enriched, {
        name: NAME,
        signal,
        allowPrivate: true,
        absent: [404],
        headers: { 'x-api-key': key },
        url: `${url}/v5/company/enrich?${new URLSearchParams({ website: domain })}`,
      });
      const companies = said && [
        {
          name: said.display_name ?? said.name,
          country: said.location?.country ?? null,
          industry: said.industry ?? null,
          size: said.size ?? null,
          profileUrl: said.linkedin_url ? `https://${said.linkedin_url.replace(/^https?:\/\//, '')}` : null,
          founded: said.founded?.toString() ?? null,
        },
      ];
      return saidNow('People Data Labs', { companies: companies ?? [] });
    },
  };
}
