import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Dataset, Puts } from '../../datasets/catalogue/dataset.js';
import { readLines } from '../../datasets/reading/read-lines.js';
import { ImportProblem } from '../../datasets/source/import-problem.js';
import type { SourceFile } from '../../datasets/source/source-file.js';
import { lookupMessages } from '../../messages.js';

const TABLE = 'intelligence.ip_block';

interface Listed {
  network: string;
  reports: number | null;
  reference: string | null;
}

/** Converts a network to PostgreSQL's cidr format, with host bits cleared. null: not an address or network. */
export function networkOf(text: string): string | null {
  const [address = '', bits, ...more] = text.split('/');
  const kind = isIP(address);
  if (!kind || more.length > 0) return null;
  const width = kind === 4 ? 32 : 128;
  if (bits === undefined) return `${address}/${width}`;
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > width) return null;
  const cidr = `${address}/${bits}`;
  const first = kind === 4 ? ipaddr.IPv4.networkAddressFromCIDR(cidr) : ipaddr.IPv6.networkAddressFromCIDR(cidr);
  return `${first.toString()}/${bits}`;
}

/** Parses a line with a JSON object, as in Spamhaus DROP lists. null: metadata of the list. */
function ofJson(line: string): Listed | null | undefined {
  try {
    const { cidr, sblid } = JSON.parse(line) as { cidr?: unknown; sblid?: unknown };
    if (cidr === undefined) return null;
    const network = typeof cidr === 'string' ? networkOf(cidr) : null;
    return network ? { network, reports: null, reference: typeof sblid === 'string' ? sblid : null } : undefined;
  } catch {
    return undefined;
  }
}

/** null: the line lists nothing; undefined: the line is invalid. */
function listed(text: string): Listed | null | undefined {
  const line = text.trim();
  if (!line || line.startsWith('#') || line.startsWith(';')) return null;
  if (line.startsWith('{')) return ofJson(line);
  const [address = '', second] = line.split(/[\s#;,]+/);
  const network = networkOf(address);
  if (!network) return undefined;
  const counts = /^[^#;]*?[\s,](\d{1,6})\s*(?:[#;]|$)/.test(line);
  return { network, reports: counts ? Number(second) : null, reference: null };
}

async function* read(files: SourceFile[]): Puts {
  for (const file of files) {
    const list = file.name.replace(/\.\w{1,8}$/, '');
    for await (const { text, number } of readLines(file, 'utf-8')) {
      const found = listed(text);
      if (found === undefined) throw new ImportProblem(lookupMessages.invalidNetwork, file.name, number);
      if (found) yield { into: TABLE, row: { ...found, list } };
    }
  }
}

/** Addresses and networks seen in attacks: plain lists, netset, ipsum with counts, Spamhaus DROP lines. */
export const ipBlocklist: Dataset = {
  name: 'ip-blocklist',
  title: 'IP addresses and networks seen in attacks',
  publisher: 'ipsum (daily aggregate of public blocklists)',
  licence: 'Unlicense (ipsum); other lists under the terms of their publishers',
  officialUrl: 'https://raw.githubusercontent.com/stamparm/ipsum/master/ipsum.txt',
  advice:
    'A list or a folder of lists, with one address or network per line. The file name becomes the name of the list.',
  revision: 1,
  tables: { [TABLE]: { network: 'cidr', list: 'text', reports: 'int', reference: 'text' } },
  read,
};
