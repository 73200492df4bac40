import type { TruthWord } from './truth-words.ts';

/** Who is served, and what one serving is called: 55 calls are 55 customers, and 7 service calls are 7 homes. */
const served =
  /^(?:customer|client|patient|guest|caller|visitor|home|house|homeowner|household|resident|passenger|buyer|shopper|call|visit|appointment|order|ticket|case|exam|cleaning|trip|stop|delivery|deliverie|session|request|consultation|mother|father|parent|woman|women|man|men|child|children|pupil|student|pet|animal|dog|cat|owner|people|person|family|familie|member|donor|regular)s?$/;

/** People one works with or teaches the work to. */
const ofWork =
  /^(?:graduate|hire|trainee|apprentice|intern|employee|aide|newcomer|associate|colleague|nurse|technician|worker|recruit|barista|server|cook|clerk|volunteer|member|starter|coworker|person|people|developer|engineer|teacher|driver|operator|assistant)s?$/;

/** “Graduates” of “new graduates”, which the tables have as one. */
const lastOf = ({ text }: TruthWord) => text.toLowerCase().split(' ').at(-1) ?? '';

/** Whether two counted nouns may name the same count. */
export function isCountedAlike(word: TruthWord, others: readonly TruthWord[]): boolean {
  return [served, ofWork].some(
    (kind) => kind.test(lastOf(word)) && others.some((one) => kind.test(lastOf(one))),
  );
}
