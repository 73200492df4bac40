import type { NewCredential, UsedCredential } from '@foothold/core/contract/passkeys.ts';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { RelyingParty } from './relying-party.ts';

/** COSE numbers of EdDSA, ES256 and RS256: what authenticators of today sign with. */
export const algorithms = [-8, -7, -257];

/** What is stored of a new passkey; its id and public key are base64url. */
export type CreatedPasskey = {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  isSynced: boolean;
};

type Expected = { party: RelyingParty; challenge: string };

/** Nothing of the product is embedded in another site, so that no passkey is used from there. */
function isEmbedded(clientDataJSON: string): boolean {
  const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
  return (data as { crossOrigin?: unknown } | null)?.crossOrigin === true;
}

/** Checks a new passkey: challenge, origin, host, presence and verification of the person. Null where it does not hold. */
export async function checkNew(
  { response, ...credential }: NewCredential,
  { party, challenge }: Expected,
): Promise<CreatedPasskey | null> {
  try {
    if (isEmbedded(response.clientDataJSON)) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response: { ...response }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified || !registrationInfo) return null;
    const { credential: created, credentialBackedUp: isSynced } = registrationInfo;
    return {
      credentialId: created.id,
      publicKey: Buffer.from(created.publicKey).toString('base64url'),
      counter: created.counter,
      transports: response.transports,
      isSynced,
    };
  } catch {
    // The library throws for each thing that does not hold; which one is nothing a person could act on.
    return null;
  }
}

/**
 * Checks a signature of a passkey: challenge, origin, host, presence and verification of the person. Returns the counter
 * of the authenticator, whose rise the store checks in one statement with writing it; null where anything does not hold.
 */
export async function checkUsed(
  { response, ...credential }: UsedCredential,
  { party, challenge, publicKey }: Expected & { publicKey: string },
): Promise<number | null> {
  try {
    if (isEmbedded(response.clientDataJSON)) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: credential.id,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter: 0,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
