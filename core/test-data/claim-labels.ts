import * as z from 'zod/mini';

/**
 * A person of our own making in short (`describedResume`), what they answered, a posting, and sentences about them: `true` is a
 * paraphrase that stays, `none` claims nothing, every other label names what was made up.
 */
export const LabelledClaims = z.strictObject({
  who: z.string(),
  resume: z.looseObject({}),
  answers: z.optional(z.array(z.string())),
  posting: z.optional(z.string()),
  claims: z.array(
    z.tuple([
      z.enum([
        'true',
        'none',
        'addition',
        'award',
        /** A true number on another thing. */
        'borrowed',
        'certificate',
        'certification',
        'clearance',
        'date',
        'degree',
        'duration',
        'employer',
        'language',
        'licence',
        /** Two true lines made into one that is not. */
        'merged',
        'negation',
        'number',
        'outcome',
        'place',
        'publication',
        'range',
        'scale',
        'scope',
        'skill',
        'team',
        'title',
        'tool',
        'unit',
      ]),
      z.string(),
    ]),
  ),
});
export type LabelledClaims = z.infer<typeof LabelledClaims>;
