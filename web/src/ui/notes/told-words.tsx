import type { Told } from '../../platform/server/error-words.ts';
import { useErrorWords } from '../../platform/use-error-words.ts';

/** What the server told, or why a call got no answer, in the language of the person. */
export function ToldWords({ of }: { of: Told }) {
  return useErrorWords()(of);
}
