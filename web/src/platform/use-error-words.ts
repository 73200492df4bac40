import { useCallback } from 'react';
import { errorWords, type Told } from './server/error-words.ts';
import { useSay } from './use-say.ts';

/** Turns what the server told, and why a call got no answer, into words of the language of the person. */
export function useErrorWords(): (told: Told) => string {
  const say = useSay();
  return useCallback((told: Told) => errorWords(say, told), [say]);
}
