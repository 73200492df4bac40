import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { CreationOptions, NewCredential, UsedCredential } from '@foothold/core/contract/passkeys.ts';

/** What a signature can be made wrong by; absent: nothing. */
export type Flaw = {
  origin?: string;
  rpId?: string;
  /** The person was not verified, only present. */
  isUnverified?: boolean;
  /** The counter in place of the next one. */
  counter?: number;
  crossOrigin?: boolean;
  /** Signs with another key. */
  isForged?: boolean;
  userHandle?: string;
  challenge?: string;
};

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

type Cbor = number | string | Buffer | Map<Cbor, Cbor>;

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

/** CBOR (RFC 8949) of what authenticators write: small numbers, texts, bytes and maps. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)]),
  ]);
}

/** An ES256 key as COSE writes it (RFC 9053, 7.1). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return cbor(
    new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

const flags = { present: 1, verified: 4, credential: 64 };

/** A software authenticator with one discoverable P-256 passkey, as a browser at `origin` speaks for it. */
export class TestAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #others = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = base64(randomBytes(32));
  readonly origin: string;
  #userHandle = '';
  counter = 0;

  constructor(origin = 'http://localhost:3000') {
    this.origin = origin;
  }

  #clientData(type: string, challenge: string, flaw: Flaw): Buffer {
    const { origin = this.origin, crossOrigin = false } = flaw;
    return Buffer.from(JSON.stringify({ type, challenge: flaw.challenge ?? challenge, origin, crossOrigin }));
  }

  #authData({ rpId, isUnverified = false, counter }: Flaw, more: Buffer = Buffer.alloc(0)): Buffer {
    this.counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.counter);
    const flag =
      flags.present | (isUnverified ? 0 : flags.verified) | (more.length > 0 ? flags.credential : 0);
    return Buffer.concat([sha256(rpId ?? new URL(this.origin).hostname), Buffer.from([flag]), count, more]);
  }

  /** Makes the passkey that a server offers. */
  create({ challenge, user }: CreationOptions, flaw: Flaw = {}): NewCredential {
    this.#userHandle = user.id;
    const id = Buffer.from(this.id, 'base64url');
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([id.length >> 8, id.length & 255]),
      id,
      coseKey(this.#keys.publicKey),
    ]);
    const attestationObject = cbor(
      new Map<Cbor, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', this.#authData(flaw, attested)],
      ]),
    );
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: base64(this.#clientData('webauthn.create', challenge, flaw)),
        attestationObject: base64(attestationObject),
        transports: ['internal'],
      },
    };
  }

  /** Signs a challenge with the passkey. */
  use({ challenge }: { challenge: string }, flaw: Flaw = {}): UsedCredential {
    const clientData = this.#clientData('webauthn.get', challenge, flaw);
    const authData = this.#authData(flaw);
    const { privateKey } = flaw.isForged ? this.#others : this.#keys;
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: base64(clientData),
        authenticatorData: base64(authData),
        signature: base64(signature),
        userHandle: flaw.userHandle ?? this.#userHandle,
      },
    };
  }
}
