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

const fewest = { answer: 25, question: 2 } as const;
const longest = 20_000;

const wordsOf = (text: string): string[] =>
  text
    .slice(0, longest)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** The language of a text by its script, or by its frequent words where it is Latin; null where that does not tell. */
function languageOf(text: string, { least, share }: { least: number; share: number }): string | null {
  const byScript = languageOfText(text.slice(0, longest));
  if (byScript !== 'en') return byScript;
  const words = wordsOf(text);
  const counts = frequent
    .map(([name, known]) => ({ name, count: words.filter((word) => known.has(word)).length }))
    .sort((a, b) => b.count - a.count);
  const [best, second] = counts;
  if (!best || best.count < Math.max(least, words.length * share)) return null;
  return best.count >= 1.5 * (second?.count ?? 0) ? best.name : null;
}

/**
 * Whether an answer is in a language that nothing of the question is in, neither the person's words nor what they gave to read.
 * False where one cannot tell, and where a language is named.
 */
export function isOtherLanguage(call: Pick<ModelCall, 'messages'>, text: string): boolean {
  if (wordsOf(text).length < fewest.answer && languageOfText(text) === 'en') return false;
  const answered = languageOf(text, { least: 4, share: 0.1 });
  if (!answered) return false;
  const said = call.messages.filter(({ role }) => role !== 'assistant').map((one) => one.text);
  if (said.some((one) => named.test(one))) return false;
  const parts = said.flatMap((one) => one.split('\n\n'));
  const asked = new Set(parts.map((one) => languageOf(one, { least: fewest.question, share: 0.05 })));
  asked.delete(null);
  return asked.size > 0 && !asked.has(answered);
}
