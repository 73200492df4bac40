import * as z from 'zod/mini';
import { AiClaim } from '../ai-answer.ts';

// `text` is first: models write in this order, so that prose can be shown while the rest is on its way.
const told = { text: z.string(), claims: z.array(AiClaim) };

/** What a letter is asked for as. */
export const LetterData = z.object(told);

/** What a review is asked for as. */
export const ReviewData = z.object({
  ...told,
  findings: z.array(z.object({ place: z.string(), problem: z.string(), advice: z.string() })),
});

/** What better wordings are asked for as; the lines themselves are shown first. */
export const OptimizeData = z.object({
  edits: z.array(z.object({ place: z.string(), before: z.string(), after: z.string(), why: z.string() })),
  ...told,
});

/** What is said of a fit: an order and a reason. Whether something is met is in no answer, since the rules say it. */
export const AnalyzeData = z.object({
  ...told,
  requirements: z.array(z.object({ asked: z.string(), evidence: z.array(z.string()), note: z.string() })),
});

/** The tasks that are asked for as data, and the shape of `structured` in their answers. */
export const answerData = {
  letter: LetterData,
  'resume-review': ReviewData,
  'resume-optimize': OptimizeData,
  'resume-analyze': AnalyzeData,
} as const;

/** The JSON Schema of a task that is asked for as data; undefined for the others. */
export function answerSchema(task: string): object | undefined {
  const schema = (answerData as Readonly<Record<string, z.ZodMiniType>>)[task];
  if (!schema) return undefined;
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return { ...rest, additionalProperties: false };
}
