import * as z from 'zod/mini';
import { route } from './route.ts';

/** Passkeys that an account can have. */
export const maxPasskeys = 10;
/** How long a challenge can be answered, in minutes. */
export const challengeMinutes = 5;
/** Recovery codes that are made together. */
export const recoveryCodeCount = 10;
/** Hours between the request to sign in without a lost passkey and the sign-in. */
export const lossHours = 72;
/** Days after the waiting period within which the mailed link works without the passkey. */
export const lossOpenDays = 7;

const base64Url = (maxLength: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(maxLength));
// A credential id has at most 1,023 bytes (WebAuthn 3, 5.1).
const CredentialId = base64Url(1364);
const ClientData = base64Url(4000);

/** What a browser returns of a new passkey (WebAuthn 3, RegistrationResponseJSON); other keys are dropped. */
export const NewCredential = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: ClientData,
    attestationObject: base64Url(20_000),
    transports: z._default(
      z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(8)),
      () => [],
    ),
  }),
});
export type NewCredential = z.infer<typeof NewCredential>;

/** What a browser returns of the use of a passkey (WebAuthn 3, AuthenticationResponseJSON); other keys are dropped. */
export const UsedCredential = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: ClientData,
    authenticatorData: base64Url(4000),
    signature: base64Url(8000),
    userHandle: base64Url(200),
  }),
});
export type UsedCredential = z.infer<typeof UsedCredential>;

const CredentialRef = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
});

/** What a browser makes a passkey from (WebAuthn 3, PublicKeyCredentialCreationOptionsJSON). */
export const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(CredentialRef),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type CreationOptions = z.infer<typeof CreationOptions>;

/** What a browser uses a passkey with (WebAuthn 3, PublicKeyCredentialRequestOptionsJSON). */
export const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(CredentialRef),
});
export type RequestOptions = z.infer<typeof RequestOptions>;

// The calls below /auth answer without the envelope, as those of contract/auth.ts do.

/** Body of `POST /api/auth/passkey/options`; `second`: after a link or Google, for an account that also asks for a passkey. */
export const PasskeyRequest = z.strictObject({ step: z._default(z.enum(['first', 'second']), 'first') });

/** Body of `POST /api/auth/passkey/verify`. The answer is a `SignedIn`. */
export const PasskeyVerification = z.strictObject({
  credential: UsedCredential,
  /** Keep me signed in: 30 days, else until the browser is closed. Of a second step the first one decides. */
  rememberMe: z._default(z.boolean(), true),
});

/** Body of `POST /api/auth/second/recover`. The answer is a `SignedIn`. */
export const RecoveryRequest = z.strictObject({
  code: z.string().check(z.maxLength(100)),
  /** What becomes of the other sign-ins of the account. */
  others: z._default(z.enum(['end', 'keep']), 'end'),
});

/** Answer of `POST /api/auth/second/lost`: from when on the mailed link works without the passkey. */
export const LossAnswer = z.object({ dueAt: z.iso.datetime() });

/** The name of a passkey, by which its owner knows it. */
export const PasskeyName = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(60),
  z.refine((name) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name)),
);

/** One passkey of the caller. */
export const OwnPasskey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Null: not used to sign in yet. */
  lastUsedAt: z.nullable(z.iso.datetime()),
  /** Kept by a password manager on several devices instead of on one. */
  isSynced: z.boolean(),
});
export type OwnPasskey = z.infer<typeof OwnPasskey>;

/** The passkeys of the caller and whether a link or Google needs one of them as well. */
export const OwnPasskeys = z.object({
  passkeys: z.array(OwnPasskey),
  /** A link or Google alone does not sign in. */
  isDemanded: z.boolean(),
  /** Unused recovery codes. */
  codesLeft: z.number(),
  /** Somebody asked to sign in without the passkey: from when on that works. */
  lossDueAt: z.nullable(z.iso.datetime()),
});
export type OwnPasskeys = z.infer<typeof OwnPasskeys>;

/** New recovery codes; they are not shown again. */
const RecoveryCodes = z.object({ codes: z.array(z.string()) });

/** What becomes of the other sign-ins of the caller. */
const Others = z.strictObject({ others: z._default(z.enum(['end', 'keep']), 'end') });
/** How many other sign-ins ended. */
const Ended = z.object({ ended: z.number() });
const PathId = z.string().check(z.minLength(1), z.maxLength(100));

export const passkeysList = route({
  method: 'GET',
  path: '/user/passkeys',
  auth: 'user',
  summary: 'The passkeys of the caller, and whether other ways to sign in need one as well.',
  data: OwnPasskeys,
});

export const passkeyOffer = route({
  method: 'POST',
  path: '/user/passkeys/offers',
  auth: 'user',
  fresh: true,
  summary: 'What a browser makes a passkey for the caller from, for five minutes.',
  data: z.object({ offerId: z.string(), options: CreationOptions }),
});

export const passkeyAdd = route({
  method: 'POST',
  path: '/user/passkeys/offers/:offerId',
  auth: 'user',
  fresh: true,
  summary: 'Adds the passkey that a browser made from an offer.',
  params: z.strictObject({ offerId: PathId }),
  body: z.strictObject({ name: PasskeyName, credential: NewCredential }),
  data: OwnPasskey,
});

export const passkeyRemove = route({
  method: 'DELETE',
  path: '/user/passkeys/:passkeyId',
  auth: 'user',
  fresh: true,
  summary:
    'Removes a passkey of the caller; with the last one it is no longer needed beside a link or Google.',
  params: z.strictObject({ passkeyId: PathId }),
  query: Others,
  data: Ended,
});

export const secondDemand = route({
  method: 'POST',
  path: '/user/second-sign-in',
  auth: 'user',
  fresh: true,
  summary: 'Also asks for a passkey after a link or Google. Answers the recovery codes.',
  body: Others,
  data: z.extend(RecoveryCodes, Ended.shape),
});

export const secondRelease = route({
  method: 'DELETE',
  path: '/user/second-sign-in',
  auth: 'user',
  fresh: true,
  summary: 'Stops asking for a passkey after a link or Google.',
  query: Others,
  data: Ended,
});

export const recoveryCodesRenew = route({
  method: 'POST',
  path: '/user/second-sign-in/codes',
  auth: 'user',
  fresh: true,
  summary: 'Makes new recovery codes; the earlier ones work no longer.',
  data: RecoveryCodes,
});

export const lossCancel = route({
  method: 'DELETE',
  path: '/user/second-sign-in/loss',
  auth: 'user',
  summary: 'Cancels the request to sign in without the passkey.',
  data: z.object({ success: z.literal(true) }),
});
