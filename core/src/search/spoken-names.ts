import { spokenSpans } from './spoken-spans.ts';
import { titleWords } from './title-words.ts';
import { typedPhrases } from './typed-phrases.data.ts';
import { workerNouns } from './worker-nouns.ts';

/** Words under all their wordings, as titles may have them: night shift is overnight as well, senior is sr. */
export function spokenNames(words: readonly string[]): string[][] {
  const typed = words.join(' ');
  const wishes = spokenSpans(words).flatMap((span) => (span.kind === 'wish' ? span.names : []));
  const choices = typedPhrases
    .map(([, , list]) => list.split(' | ').map((text) => titleWords(text)))
    .filter((names) => names.some((name) => name.join(' ') === typed))
    .flat();
  const [word = ''] = words;
  const workers = words.length === 1 ? workerNouns(word).map((one) => [one]) : [];
  return [[...words], ...wishes, ...choices, ...workers];
}
