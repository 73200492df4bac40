import type { TruthWord } from './truth-words.ts';
import { isPerson } from './word-lexicon.ts';

/** Who is served, and what one serving is called: 55 calls are 55 customers, and 7 service calls are 7 homes. */
const served =
  /^(?:customer|client|patient|guest|caller|visitor|home|house|homeowner|household|resident|passenger|buyer|shopper|call|visit|appointment|order|ticket|case|exam|cleaning|trip|stop|delivery|deliverie|session|request|consultation)s?$/;

/** People one works with or teaches the work to. */
const ofWork =
  /^(?:graduate|hire|trainee|apprentice|intern|employee|aide|newcomer|associate|colleague|nurse|technician|worker|recruit|barista|server|cook|clerk|volunteer|member|starter|coworker|person|people|developer|engineer|teacher|driver|operator|assistant)s?$/;

/** Whether two counted nouns may name the same count. */
export function isCountedAlike({ lower }: TruthWord, others: readonly TruthWord[]): boolean {
  if (served.test(lower)) return others.some((one) => served.test(one.lower));
  if (!ofWork.test(lower) && !(isPerson(lower) && ofWork.test(lower))) return false;
  return others.some((one) => ofWork.test(one.lower));
}
