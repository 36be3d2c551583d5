import { Webhook } from 'standardwebhooks';
import { type Receiver, startReceiver } from './receiver.js';

const SECRET = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;

/** A screening partner that checks signatures, and the settings of a service that calls it. */
export interface PartnerServer extends Receiver {
  settings: Record<string, string>;
  /** Its response from now on; null: it connects every listing under a new identifier. */
  mood: { status: number; body?: string } | null;
}

export async function partnerServer(): Promise<PartnerServer> {
  const receiver = await startReceiver();
  const ids = new Map<string, string>();
  const partner: PartnerServer = {
    ...receiver,
    settings: { SCREENING_PARTNER_URL: `${receiver.url}/partner`, SCREENING_PARTNER_SECRET: SECRET },
    mood: null,
  };
  receiver.on('/partner', (_request, response, { text, headers, body }) => {
    try {
      new Webhook(SECRET).verify(text, headers as Record<string, string>);
    } catch {
      return void response.writeHead(401).end();
    }
    if (partner.mood) return void response.writeHead(partner.mood.status).end(partner.mood.body);
    const { action, platform_id: platformId } = body as { action: string; platform_id: string };
    if (action === 'disconnect') {
      ids.delete(platformId);
      return void response.writeHead(204).end();
    }
    const id = ids.get(platformId) ?? `P-${receiver.received.length}`;
    ids.set(platformId, id);
    response.writeHead(200).end(JSON.stringify({ partner_id: id }));
  });
  return partner;
}
