import { connect } from 'node:net';
import { RefusedAddress, readTarget, targetAddresses } from '#kit/outbound/public-address.js';
import { ProviderFailed } from '../../providers/provider-failed.js';

const NAME = 'whois';

/** RFC 3912. */
export const WHOIS_PORT = 43;

/** A record is a few thousand characters, mostly legal notices. */
const MAX_BYTES = 256_000;

/** Host and port of a server, and whether it may be private. */
export interface WhoisServer {
  host: string;
  port: number;
  allowPrivate: boolean;
}

/** Sends one line to a server and returns its full response (RFC 3912). Throws ProviderFailed. */
export async function askWhois(server: WhoisServer, line: string, signal: AbortSignal): Promise<string> {
  const host = await addressOf(server);
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    let connected = false;
    const socket = connect({ host, port: server.port, signal }, () => {
      connected = true;
      socket.write(`${line}\r\n`);
    });
    const fail = (because: ConstructorParameters<typeof ProviderFailed>[1]) => {
      socket.destroy();
      reject(new ProviderFailed(NAME, because));
    };
    socket.on('data', (part: Buffer) => {
      bytes += part.length;
      parts.push(part);
      if (bytes > MAX_BYTES) fail('too_large');
    });
    socket.on('error', () => fail(signal.aborted ? 'timed_out' : connected ? 'broken_off' : 'not_connected'));
    socket.on('end', () => resolve(textOf(Buffer.concat(parts))));
  });
}

async function addressOf({ host, allowPrivate }: WhoisServer): Promise<string> {
  try {
    const target = readTarget(`http://${host.includes(':') ? `[${host}]` : host}`);
    return (await targetAddresses(target, { allowPrivate }))[0]!.address;
  } catch (error) {
    const refused = error instanceof RefusedAddress && !['NOT_RESOLVED', 'DNS_TIMEOUT'].includes(error.reason);
    throw new ProviderFailed(NAME, refused ? 'address_refused' : 'not_connected');
  }
}

/** Decodes UTF-8 if valid, otherwise Latin-1: the protocol does not define an encoding. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}
