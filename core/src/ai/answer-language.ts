import { languageOfText } from '../typesetting/text-language.ts';
import type { ModelCall } from './model.ts';

/** Frequent words of languages in Latin letters; one in five of a usual text is among those of its language. */
const frequent: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['en', 'the and to of for you your with is are that this as it on have be not can do what how my'],
  ['de', 'der die das und zu für ich mit ist ein eine nicht sie den auf werden auch bei wie was'],
  ['es', 'el los las y que para con una un por su es del como más se lo qué mi'],
  ['fr', 'le les des et que pour avec une un est dans vous sur pas au votre ce qui je'],
  ['pt', 'os as e que para com uma um por não é do da em seu você mais o meu'],
  ['it', 'il gli e che per con una un è di del della non si sono nel alla mi'],
  ['nl', 'de het een en van voor met is zijn dat op te niet u je bij ik wat'],
].map(([name = '', words = '']) => [name, new Set(words.split(' '))]);

/** Names of languages, in themselves and in English, by their beginnings: who names one may want it. */
const named =
  /(?<!\p{L})(?:translat|übersetz|traduc|tradui|english|englisch|inglés|inglese|anglais|german|deutsch|alem[aá]n|spanish|espa[nñ]ol|spanisch|french|fran[cç]ais|portug|italian|dutch|nederlands|chinese|mandarin|japanese|korean|arabic|russian|polish|vietnamese|tagalog|hindi|language|sprache|idioma|langue)/iu;

const longest = 20_000;
/** Words of an answer that is long enough to tell. */
const fewestWords = 25;

/** Words without those that hold a digit: marks, numbers, names of models. */
const wordsOf = (text: string): string[] =>
  (
    text
      .slice(0, longest)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => !/\p{N}/u.test(word));

/** How often each language's words are in a text, the most first. */
function countsOf(words: readonly string[]): { name: string; count: number }[] {
  return frequent
    .map(([name, known]) => ({ name, count: words.filter((word) => known.has(word)).length }))
    .sort((a, b) => b.count - a.count);
}

/** The language of an answer by its script, or by its frequent words where it is Latin; null where that does not tell. */
function languageOf(text: string): string | null {
  const byScript = languageOfText(text.slice(0, longest));
  if (byScript !== 'en') return byScript;
  const words = wordsOf(text);
  const [best, second] = countsOf(words);
  if (!best || words.length < fewestWords || best.count < words.length * 0.1) return null;
  return best.count >= 1.5 * (second?.count ?? 0) ? best.name : null;
}

/** All languages that a text may be in: it may be short, and hold names in another. */
function languagesIn(text: string): string[] {
  const byScript = languageOfText(text.slice(0, longest));
  const counts = countsOf(wordsOf(text));
  const most = counts[0]?.count ?? 0;
  const latin = most < 2 ? [] : counts.filter(({ count }) => count * 2 >= most).map(({ name }) => name);
  return byScript === 'en' ? latin : [byScript, ...latin];
}

/**
 * Whether an answer is in a language that nothing of the question is in, neither the person's words nor what they gave to read.
 * False where one cannot tell, and where a language is named.
 */
export function isOtherLanguage(call: Pick<ModelCall, 'messages'>, text: string): boolean {
  const answered = languageOf(text);
  if (!answered) return false;
  const said = call.messages.filter(({ role }) => role !== 'assistant').map((one) => one.text);
  if (said.some((one) => named.test(one))) return false;
  const asked = new Set(said.flatMap((one) => one.split('\n\n')).flatMap(languagesIn));
  return asked.size > 0 && !asked.has(answered);
}
