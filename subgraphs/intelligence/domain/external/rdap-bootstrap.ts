import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ProviderFailed } from '../../providers/provider-failed.js';
import { callJson, parseJson } from '../../providers/http/call-json.js';

const KEPT_MS = 24 * 3_600_000;

/** IANA's registry of RDAP servers by top-level domain (RFC 9224). */
const Registry = z.object({
  services: z.array(z.tuple([z.array(z.string()), z.array(z.string())]).rest(z.unknown())),
});

type Servers = Map<string, string>;

/**
 * Returns the base URL of the server for a top-level domain, from a registry at an http, https or file URL; null if it
 * has none.
 */
export function rdapServers(
  name: string,
  url: string,
): (ending: string, signal: AbortSignal) => Promise<string | null> {
  let kept: { servers: Servers; until: number } = { servers: new Map(), until: 0 };
  return async (ending, signal) => {
    if (kept.until <= Date.now()) kept = { servers: await read(name, url, signal), until: Date.now() + KEPT_MS };
    return kept.servers.get(ending) ?? null;
  };
}

async function read(name: string, url: string, signal: AbortSignal): Promise<Servers> {
  const registry = url.startsWith('file:')
    ? parseJson(Registry, name, await readText(name, url))
    : await callJson(Registry, { name, url, signal, allowPrivate: true });
  const servers: Servers = new Map();
  for (const [endings, urls] of registry!.services) {
    const base = urls.find((one) => one.startsWith('https:')) ?? urls[0];
    if (base) for (const ending of endings) servers.set(ending.toLowerCase(), base.replace(/\/*$/, '/'));
  }
  return servers;
}

async function readText(name: string, url: string): Promise<string> {
  return readFile(new URL(url), 'utf8').catch((cause: unknown) => {
    throw new ProviderFailed(name, 'not_connected', { cause });
  });
}
