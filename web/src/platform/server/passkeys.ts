import {
  type CreationOptions,
  NewCredential,
  RequestOptions,
  UsedCredential,
} from '@foothold/core/contract/passkeys.ts';
import { ApiError, clientFailure } from './api-error.ts';
import { exchange } from './exchange.ts';
import { adoptSignIn, payOwedSignOut } from './session.ts';
import type { User } from './stored-identity.ts';

type Bytes = Uint8Array<ArrayBuffer>;

// By hand, because browsers that can use passkeys cannot all read and write them as JSON.
function bytesOf(base64Url: string): Bytes {
  const text = atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function base64Url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer()));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** True where this browser can use passkeys at this address: over https or on localhost, not at an IP address. */
export function canUsePasskeys(): boolean {
  const isNumber = /^\[|^[\d.]+$/.test(location.hostname);
  return window.isSecureContext && typeof window.PublicKeyCredential === 'function' && !isNumber;
}

/** True where the browser can offer passkeys in the menu of a field. */
export async function canOfferInField(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) ?? false;
}

/** What a prompt of the browser led to: null where the person closed it, or it was ended from here. */
async function prompted<T>(ask: () => Promise<T>): Promise<T | null> {
  if (!canUsePasskeys()) throw clientFailure('no-passkeys');
  try {
    return await ask();
  } catch (cause) {
    const name = cause instanceof DOMException ? cause.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    throw clientFailure(name === 'InvalidStateError' ? 'passkey-known' : 'passkey-failed', { cause });
  }
}

/** Has the browser create a passkey; null where the person closed its prompt. Throws ApiError. */
export async function createPasskey(options: CreationOptions): Promise<NewCredential | null> {
  const { challenge, user, excludeCredentials, ...rest } = options;
  const created = await prompted(() =>
    navigator.credentials.create({
      publicKey: {
        ...rest,
        challenge: bytesOf(challenge),
        user: { ...user, id: bytesOf(user.id) },
        excludeCredentials: excludeCredentials.map(({ id, type }) => ({ id: bytesOf(id), type })),
      },
    }),
  );
  if (!created) return null;
  const { id, rawId, type, response } = created as PublicKeyCredential & {
    response: AuthenticatorAttestationResponse;
  };
  return NewCredential.parse({
    id,
    rawId: base64Url(rawId),
    type,
    response: {
      clientDataJSON: base64Url(response.clientDataJSON),
      attestationObject: base64Url(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  });
}

type Wish = {
  /** `second`: after a link or Google, for an account that also asks for a passkey. */
  step: 'first' | 'second';
  /** 30 days instead of until the browser closes; of a second step the first one decides. */
  remember: () => boolean;
  /** Offers the passkeys in the menu of the field that takes them, instead of in a prompt. */
  inField?: boolean;
  /** Ends the prompt. */
  signal?: AbortSignal;
};

async function used(
  options: RequestOptions,
  { inField = false, signal }: Wish,
): Promise<UsedCredential | null> {
  const { challenge, allowCredentials, ...rest } = options;
  const answer = await prompted(() =>
    navigator.credentials.get({
      publicKey: {
        ...rest,
        challenge: bytesOf(challenge),
        allowCredentials: allowCredentials.map(({ id, type }) => ({ id: bytesOf(id), type })),
      },
      ...(inField && { mediation: 'conditional' as const }),
      ...(signal && { signal }),
    }),
  );
  if (!answer) return null;
  const { id, rawId, type, response } = answer as PublicKeyCredential & {
    response: AuthenticatorAssertionResponse;
  };
  return UsedCredential.parse({
    id,
    rawId: base64Url(rawId),
    type,
    response: {
      clientDataJSON: base64Url(response.clientDataJSON),
      authenticatorData: base64Url(response.authenticatorData),
      signature: base64Url(response.signature),
      userHandle: base64Url(response.userHandle),
    },
  });
}

/** Signs in with a passkey; null where the person closed the browser’s prompt. Throws ApiError. */
export async function signInWithPasskey(wish: Wish): Promise<User | null> {
  if (!canUsePasskeys()) throw clientFailure('no-passkeys');
  // Else the sign-out that is still to be sent would end the sign-in it follows.
  if (!(await payOwedSignOut())) throw clientFailure('network');
  const body = { step: wish.step };
  const options = RequestOptions.parse(await exchange('/api/auth/passkey/options', { method: 'POST', body }));
  const credential = await used(options, wish);
  if (!credential) return null;
  return adoptSignIn(
    await exchange('/api/auth/passkey/verify', {
      method: 'POST',
      body: { credential, rememberMe: wish.remember() },
    }),
  );
}

/** How long the menu of a field offers passkeys before it asks for a new challenge; the server takes one for five minutes. */
const offerMs = 4 * 60_000;

/**
 * Offers passkeys in the menu of the field with `autocomplete="… webauthn"` until `signal` ends it; resolves with who signed
 * in, or null. Where the server refuses, nothing is offered; a refused passkey throws ApiError.
 */
export async function offerInField(remember: () => boolean, signal: AbortSignal): Promise<User | null> {
  while (!signal.aborted && (await canOfferInField())) {
    const expiry = AbortSignal.timeout(offerMs);
    try {
      const user = await signInWithPasskey({
        step: 'first',
        remember,
        inField: true,
        signal: AbortSignal.any([signal, expiry]),
      });
      if (user) return user;
    } catch (cause) {
      // What the browser refuses by itself is no attempt of the person.
      if (cause instanceof ApiError && cause.code === 'passkey-refused') throw cause;
      return null;
    }
    if (!expiry.aborted) return null;
  }
  return null;
}
