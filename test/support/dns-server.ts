import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export const DNS_TYPES = { A: 1, MX: 15, TXT: 16, AAAA: 28 } as const;

/** Response codes of RFC 1035, 4.1.1. */
export const DNS_CODES = { none: 0, servfail: 2, nxdomain: 3, refused: 5 } as const;

interface DnsReply {
  code?: keyof typeof DNS_CODES;
  mx?: [priority: number, exchange: string][];
  a?: string[];
  txt?: string[];
}

export interface DnsServer {
  /** `dns://address:port`. */
  url: string;
  mood: 'answer' | 'hang' | 'garbage';
  /** The response for each name; a name without an entry does not exist. */
  zone: Record<string, DnsReply>;
  asked: { name: string; type: number }[];
  stop(): Promise<void>;
}

const labels = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').flatMap((label) => (label ? [Buffer.from([label.length]), Buffer.from(label)] : [])),
    Buffer.from([0]),
  ]);

/** A resource record for the queried name (a pointer to offset 12), with a TTL of a minute. */
function record(type: number, data: Buffer): Buffer {
  const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, 0]);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

const mxData = ([priority, exchange]: [number, string]) =>
  Buffer.concat([Buffer.from([priority >> 8, priority & 255]), labels(exchange)]);

function readQuestion(message: Buffer): { name: string; type: number; end: number } {
  const words: string[] = [];
  let at = 12;
  for (let length = message[at]!; length > 0; length = message[at]!) {
    words.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: words.join('.'), type: message.readUInt16BE(at + 1), end: at + 5 };
}

function reply(
  message: Buffer,
  end: number,
  type: number,
  { code = 'none', mx = [], a = [], txt = [] }: DnsReply,
): Buffer {
  const records =
    type === DNS_TYPES.MX
      ? mx.map((one) => record(type, mxData(one)))
      : type === DNS_TYPES.A
        ? a.map((address) => record(type, Buffer.from(address.split('.').map(Number))))
        : type === DNS_TYPES.TXT
          ? txt.map((text) => record(type, Buffer.concat([Buffer.from([text.length]), Buffer.from(text)])))
          : [];
  const head = Buffer.from(message.subarray(0, 12));
  head.writeUInt16BE(0x8180 | DNS_CODES[code], 2);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt32BE(0, 8);
  return Buffer.concat([head, message.subarray(12, end), ...records]);
}

/** A name server on loopback that speaks DNS over UDP (RFC 1035). */
export async function dnsServer(): Promise<DnsServer> {
  const state: DnsServer = { url: '', mood: 'answer', zone: {}, asked: [], stop: async () => undefined };
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => {
    const { name, type, end } = readQuestion(message);
    state.asked.push({ name, type });
    if (state.mood === 'hang') return;
    const answer =
      state.mood === 'garbage'
        ? Buffer.concat([message.subarray(0, 2), Buffer.from([0x81, 0x80, 0, 9, 0, 9, 255, 255])])
        : reply(message, end, type, state.zone[name] ?? { code: 'nxdomain' });
    socket.send(answer, port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  state.url = `dns://127.0.0.1:${socket.address().port}`;
  state.stop = async () => void socket.close();
  return state;
}
