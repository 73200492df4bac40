import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import type { ModelCall } from '@foothold/core/ai/model.ts';
import type { GoldenCase } from './golden-cases.ts';

/** What is looked at in every answer. */
export const goldenRules = ['language', 'length', 'numbers', 'format', 'claims'] as const;
export type GoldenRule = (typeof goldenRules)[number];

/** Frequent words that tell a language from the two others. */
const marks: Readonly<Record<GoldenCase['language'], ReadonlySet<string>>> = {
  en: new Set('the and to of for you your with is are that this as in it on'.split(' ')),
  de: new Set('der die das und zu für ich mit ist ein eine nicht weil den in'.split(' ')),
  es: new Set('el la los y de que para con una un en es por no se mi'.split(' ')),
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The rules that an answer breaks, each with what is wrong. */
export function brokenRules(
  { language, words: [fewest, most], mayCallTools }: GoldenCase,
  call: ModelCall,
  answer: AiAnswer,
): Partial<Record<GoldenRule, string>> {
  const { text, toolCalls = [] } = answer;
  const words = wordsOf(text);
  const isCall = mayCallTools && toolCalls.length > 0;
  const found: Partial<Record<GoldenRule, string | undefined>> = {
    language: words.length < 20 ? undefined : languageProblem(words, language),
    length:
      isCall || (words.length >= fewest && words.length <= most)
        ? undefined
        : `${words.length} words, not ${fewest} to ${most}`,
    numbers: inventedNumbers(call, text),
    format: formatProblem(call, answer),
    claims: claimProblem(call, answer),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

function languageProblem(words: readonly string[], language: GoldenCase['language']): string | undefined {
  const counts = Object.entries(marks).map(
    ([name, known]) => [name, words.filter((word) => known.has(word)).length] as const,
  );
  const [most = ['none', 0]] = counts.toSorted(([, a], [, b]) => b - a);
  return most[0] === language ? undefined : `reads as ${most[0]}, not ${language}`;
}

const numbersOf = (text: string): string[] =>
  (text.match(/\d[\d.,]*/g) ?? []).map((one) => one.replace(/[.,]+$/, '').replaceAll(',', ''));

/** Numbers that are in nothing the model was given. Single digits and the numbers of a list are not counted. */
function inventedNumbers(call: ModelCall, text: string): string | undefined {
  const given = new Set(numbersOf(`${call.system}\n${call.messages.map((one) => one.text).join('\n')}`));
  const unnumbered = text.replace(/^\s*\d{1,2}[.)]\s/gm, '');
  const invented = [...new Set(numbersOf(unnumbered))].filter((one) => one.length > 1 && !given.has(one));
  return invented.length === 0 ? undefined : `invented ${invented.slice(0, 5).join(', ')}`;
}

function formatProblem(call: ModelCall, { text, structured, notes }: AiAnswer): string | undefined {
  if (notes.length > 0) return notes.join(', ');
  if (call.schema && structured === undefined) return 'no data';
  if (/^\s*(?:```json|\{)/.test(text)) return 'JSON instead of words';
  if (/<(?:script|img|iframe|a|div|p|br)\b/i.test(text)) return 'HTML';
  return /!\[[^\]]{0,200}\]\(/.test(text) ? 'an image' : undefined;
}

/** Every claim has to name a piece of evidence that was given. */
function claimProblem(call: ModelCall, { claims }: AiAnswer): string | undefined {
  const given = call.messages.map((one) => one.text).join('\n');
  const wrong = claims.find(
    ({ evidence }) => evidence.length === 0 || evidence.some((id) => !given.includes(id)),
  );
  return wrong && `“${wrong.text.slice(0, 60)}” names ${wrong.evidence.join(', ') || 'nothing'}`;
}
