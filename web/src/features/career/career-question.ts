import * as z from 'zod/mini';

const words = (most: number) => z._default(z.string().check(z.maxLength(most)), '');

/** Most letters a field takes. */
export const careerLimits = { line: 200, text: 4000 } as const;

/** What the two screens ask (docs/spec/calls.md), with the places wages are looked up for, a line each. */
export const CareerQuestion = z.object({
  currentCareer: words(careerLimits.line),
  skills: words(careerLimits.text),
  interests: words(careerLimits.text),
  longTermGoals: words(careerLimits.text),
  career: words(careerLimits.line),
  prompt: words(careerLimits.text),
  places: words(careerLimits.text),
  /** Whether it was asked, or is still being typed. */
  isAsked: z._default(z.boolean(), false),
});
export type CareerQuestion = z.infer<typeof CareerQuestion>;
export type CareerField = Exclude<keyof CareerQuestion, 'isAsked'>;

/** The question as it was kept; null where none was, or it does not read. */
export function storedQuestion(kept: string): CareerQuestion | null {
  if (kept === '') return null;
  try {
    return CareerQuestion.safeParse(JSON.parse(kept)).data ?? null;
  } catch {
    return null;
  }
}

/** A question of nothing, for places. */
export function emptyQuestion(places: string): CareerQuestion {
  return {
    currentCareer: '',
    skills: '',
    interests: '',
    longTermGoals: '',
    career: '',
    prompt: '',
    places,
    isAsked: false,
  };
}
