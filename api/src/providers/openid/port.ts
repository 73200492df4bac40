/** Who somebody is by the provider's word. */
export type OpenIdPerson = {
  /** The provider's own id of the person, which never changes. */
  subject: string;
  /** Null where the provider names no address or has not verified it. */
  email: string | null;
  /** As the provider gives it; '' without one. */
  name: string;
};

/**
 * Why a provider did not help: `unreachable` (down, slow, answers that are no answers), `misconfigured` (its discovery
 * document), `wrong-client` (our id or secret), `not-believed` (what it said does not stand up).
 */
export type OpenIdFailure = 'unreachable' | 'misconfigured' | 'wrong-client' | 'not-believed';

/** A failure of a provider. The message is fit for a log: no code, token or address in it. */
export class OpenIdError extends Error {
  override name = 'OpenIdError';
  readonly failure: OpenIdFailure;
  constructor(failure: OpenIdFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

/** An OpenID provider that signs people in by code flow with PKCE (RFC 7636); both calls throw OpenIdError. */
export type OpenIdProvider = {
  /** The provider's name of itself. */
  readonly issuer: string;
  /** The page to send a person to; `verifier` stays here until `redeem`. */
  authorizeUrl(flow: {
    redirectUri: string;
    state: string;
    nonce: string;
    verifier: string;
  }): Promise<string>;
  /** Gives the code back for who the person is; the provider's tokens are checked and forgotten. */
  redeem(answer: {
    code: string;
    /** The issuer that the answer names (RFC 9207); absent where it names none. */
    iss?: string;
    redirectUri: string;
    nonce: string;
    verifier: string;
  }): Promise<OpenIdPerson>;
};
