import type { DrawnBecause } from '@foothold/core/practice/practice-question.ts';
import { careerSteps, occupationGroups } from '@foothold/core/practice/practice-question.ts';
import * as z from 'zod/mini';

const Because = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('asks'),
    level: z.enum(['must', 'nice']),
    label: z.string(),
    quote: z.string(),
  }),
  z.object({ what: z.literal('occupation'), group: z.enum(occupationGroups) }),
  z.object({ what: z.literal('asked'), at: z.string(), jobId: z.nullable(z.number()) }),
  z.object({ what: z.literal('step'), step: z.enum(careerSteps) }),
  z.object({ what: z.literal('again') }),
  z.object({ what: z.literal('usual') }),
]);

/** Why a stored question was drawn; null for what this version does not know. */
export function readBecause(text: string): DrawnBecause | null {
  try {
    return Because.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
