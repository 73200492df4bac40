import * as z from 'zod/mini';
import { capturedFields } from '../parsing/page/captured.ts';
import { bridgeName } from './bridge-name.ts';
import { Contact } from './contact.ts';

/** Edition of these messages: a page of another one answers that it does not understand. */
export const bridgeVersion = 1;

const text = (longest: number) => z.string().check(z.maxLength(longest));
const longestText = 200_000;

/** A posting as the extension hands it over: what `CapturedJob` is, with a limit to every text. */
export const PassedJob = z.object({
  fields: z
    .array(
      z.object({
        field: z.enum(capturedFields),
        value: text(longestText),
        from: z.enum(['json-ld', 'board', 'text', 'link', 'corrected']),
        at: z.optional(text(40)),
      }),
    )
    .check(z.maxLength(capturedFields.length)),
});
export type PassedJob = z.infer<typeof PassedJob>;

/** Whom a tab is signed in as. */
export const BridgeAccount = z.object({ userId: text(200), email: text(320), name: text(300) });
export type BridgeAccount = z.infer<typeof BridgeAccount>;

/** What a posting is looked up by among one's own jobs. */
const DoorLook = z.object({ url: text(2000), title: text(500), company: text(500) });

const Ask = z.discriminatedUnion('kind', [
  /** Which site and account this is, and whether the posting is there already. Shows nothing to the person. */
  z.object({ kind: z.literal('status'), look: z.optional(DoorLook) }),
  /** Opens the form of a new job with this posting. */
  z.object({ kind: z.literal('capture'), job: PassedJob }),
  /** The contact details of the default resume; the person is asked each time. */
  z.object({ kind: z.literal('contact') }),
]);

/**
 * A call of the extension on a page of Foothold. `pairing` names the extension, `account` is who it is for. What is not known is
 * left out, since browsers drop null from what is handed to a script.
 */
export const BridgeCall = z.object({
  to: z.literal(bridgeName),
  version: z.literal(bridgeVersion),
  pairing: z.string().check(z.regex(/^[0-9a-f-]{36}$/)),
  account: z.optional(text(200)),
  ask: Ask,
});
export type BridgeCall = z.infer<typeof BridgeCall>;

/** Own data about a posting: already among the jobs, or one of the same title at the same company. */
export const BridgeFound = z.object({
  kind: z.enum(['added', 'applied', 'similar']),
  /** Calendar date or instant of the saving, '' when not known. */
  since: text(40),
});
export type BridgeFound = z.infer<typeof BridgeFound>;

/** Why nothing was handed over. */
const refusals = [
  ...(['signed-out', 'other-account', 'refused', 'busy', 'no-resume', 'closed'] as const),
  ...(['not-understood', 'failed'] as const),
] as const;

/** What a page of Foothold answers, over the port that came with the call. */
export const BridgeAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('status'),
    state: z.enum(['signed-out', 'other-account', 'not-allowed', 'ready']),
    site: text(100),
    account: z.optional(BridgeAccount),
    found: z.optional(BridgeFound),
  }),
  /** The person is asked now: the tab should be seen. */
  z.object({ kind: z.literal('asking') }),
  /** The form is open with the posting; it is not saved yet. */
  z.object({ kind: z.literal('opened'), account: BridgeAccount }),
  z.object({ kind: z.literal('saved') }),
  z.object({ kind: z.literal('contact'), account: BridgeAccount, contact: Contact }),
  z.object({ kind: z.literal('refusal'), why: z.enum(refusals) }),
]);
export type BridgeAnswer = z.infer<typeof BridgeAnswer>;
