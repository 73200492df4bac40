import { messages } from '../../text/messages.ts';
import { keysOf } from '../keys-of.ts';
import { factKey } from './posting-fact-key.ts';
import { postingFacts } from './posting-fact-names.ts';

const english = keysOf(postingFacts).flatMap((fact) =>
  Object.entries(postingFacts[fact]).map(([value, name]) => [factKey(fact, value), name] as const),
);

/** What a value of a fact is called, by its `factKey`. */
export const postingFactName = messages('posting-fact', Object.fromEntries(english));
