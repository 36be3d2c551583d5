import { type KeyObject, createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}

/** The encoding of authenticators, as far as a passkey needs it (RFC 8949). */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();

interface Options {
  challenge: string;
  rpId?: string;
  rp?: { id: string };
  user?: { id: string };
}

/** An authenticator with one ES256 passkey, controlled by the test: its counter, origin and flags can be wrong. */
export class Authenticator {
  readonly id = randomBytes(32).toString('base64url');
  private readonly key: KeyObject;
  private readonly point: Buffer[];
  private user = '';
  counter = 0;
  verifies = true;

  constructor(public origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.key = privateKey;
    this.point = [x!, y!].map((part) => Buffer.from(part, 'base64url'));
  }

  /** Creates the passkey, as `navigator.credentials.create` does. */
  make(options: Options): string {
    this.user = options.user!.id;
    const publicKey = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, this.point[0]!],
        [-3, this.point[1]!],
      ]),
    );
    const id = Buffer.from(this.id, 'base64url');
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, publicKey]);
    const authData = Buffer.concat([this.data(options.rp!.id, 0x40), attested]);
    const none = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.answer({
      attestationObject: cbor(none).toString('base64url'),
      clientDataJSON: this.client('webauthn.create', options.challenge).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Signs a challenge, as `navigator.credentials.get` does. */
  use(options: Options): string {
    this.counter += 1;
    const data = this.data(options.rpId!, 0);
    const client = this.client('webauthn.get', options.challenge);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.key);
    return this.answer({
      authenticatorData: data.toString('base64url'),
      clientDataJSON: client.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.user,
    });
  }

  private data(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | 1 | (this.verifies ? 4 : 0)]), counter]);
  }

  private client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private answer(response: object): string {
    return JSON.stringify({ id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} });
  }
}
