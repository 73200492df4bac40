import { expect, test } from 'vitest';
import { keysOf } from '../keys-of.ts';
import { factKey } from './posting-fact-key.ts';
import { postingFacts } from './posting-facts.data.ts';
import { postingFactName } from './posting-facts.messages.ts';

test('every value of every fact has a name, and no name is left over', () => {
  const keys = keysOf(postingFacts).flatMap((fact) =>
    postingFacts[fact].map((value) => factKey(fact, value)),
  );
  expect([...postingFactName.names].sort()).toEqual(keys.sort());
});
