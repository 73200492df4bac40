import * as z from 'zod/mini';
import { SentMessage } from '../text/sent-message.ts';
import { ToolCall } from './ai-message.ts';
import { answerProviders } from './ai-provider.ts';

/** A sentence about the person with the ids of what it rests on. */
export const AiClaim = z.object({ text: z.string(), evidence: z.array(z.string()) });
export type AiClaim = z.infer<typeof AiClaim>;

/**
 * What a screen has to say about an answer: it ended at the limit (`cut-off`) or with the connection (`interrupted`), it is
 * text because the model cannot give data or use tools, it repeated itself and was stopped, the model declined, or it asked
 * for tools that are not run: those that were not offered (`refusedCalls`), or too many at once, of which none is in the answer.
 * `other-language`: it is in none of the languages of the question.
 */
export const answerNotes = [
  'cut-off',
  'interrupted',
  'no-structure',
  'no-tools',
  'repeats-itself',
  'refused',
  'tools-refused',
  'other-language',
] as const;

/** A call that is not run, with what is told the model in place of its result. */
const RefusedCall = z.extend(ToolCall, { says: z.string() });
export type RefusedCall = z.infer<typeof RefusedCall>;

/** Tokens of a call. `isEstimated`: the vendor did not report them all, so that they are counted by `estimatedTokens`. */
const AiUsage = z.object({
  inputTokens: z.number(),
  outputTokens: z.number(),
  isEstimated: z.optional(z.boolean()),
});
export type AiUsage = z.infer<typeof AiUsage>;

/** What every AI call answers (docs/spec/readings.md R20). */
export const AiAnswer = z.object({
  /** Markdown, foreign text. */
  text: z.string(),
  claims: z.array(AiClaim),
  /** What was asked for as data; the shape is the task's. */
  structured: z.optional(z.unknown()),
  /** Tools the model asks for; the caller runs them and calls again with their answers. */
  toolCalls: z.optional(z.array(ToolCall)),
  /** Calls of tools that were not offered or whose arguments are no JSON: never run, the model is told so and continues. */
  refusedCalls: z.optional(z.array(RefusedCall)),
  provider: z.enum(answerProviders),
  /** As the vendor names it; '' for `builtin`. */
  model: z.string(),
  /** Tokens that were sent and written; 0 for `builtin`. */
  usage: AiUsage,
  /** Name and version of the prompt, “search-coach/1”; '' for `builtin`. */
  prompt: z.string(),
  notes: z.array(z.enum(answerNotes)),
  /** Calls that the plan still allows in this period; absent where nothing is counted. */
  remaining: z.optional(z.number()),
});
export type AiAnswer = z.infer<typeof AiAnswer>;

/** One `data:` line of an event stream: text as it comes, then the whole answer, or what went wrong. */
export const AiEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  /** Said by what reads the stream again after a repair: forget the text so far. */
  z.object({ kind: z.literal('restart') }),
  z.object({ kind: z.literal('answer'), data: AiAnswer }),
  z.object({
    kind: z.literal('failure'),
    code: z.string(),
    message: z.string(),
    text: z.optional(SentMessage),
  }),
]);
export type AiEvent = z.infer<typeof AiEvent>;
