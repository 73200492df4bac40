import type { Message, Say } from '../../../text/messages.ts';
import { careerFigureTexts } from './career-terms.messages.ts';

/** Where the numbers of an answer come from, each with its year. */
export const sourceTexts = (
  sources: readonly ('occupations' | 'wages' | 'outlook' | 'licences')[],
  say: Say,
): string[] => sources.map((source) => say(careerFigureTexts(source)));

/** “$86,200” */
export const dollars = (amount: number): Message =>
  careerFigureTexts('dollars', { amount: Math.round(amount) });

/** “3,503,020” */
export const figure = (count: number): Message => careerFigureTexts('count', { count });

/** “+4.4%”, with a minus sign that is one. */
export const changeOf = (percent: number): Message =>
  careerFigureTexts(percent > 0 ? 'up' : percent < 0 ? 'down' : 'unchanged', { percent: Math.abs(percent) });

/** “a, b, and c”; '' of none. */
export function listText(words: readonly string[], say: Say): string {
  const first = words.slice(0, -1);
  const last = words.at(-1) ?? '';
  if (first.length === 0) return last;
  return say(careerFigureTexts(first.length === 1 ? 'pair' : 'list', { first: first.join(', '), last }));
}

/** Each in quotation marks, with commas between them. */
export const quotedList = (words: readonly string[], say: Say): string =>
  words.map((one) => say(careerFigureTexts('quoted', { words: one }))).join(', ');

/** The first letter in upper case. */
export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A title of the classification as it is in a sentence: “Dispatchers”, not “Dispatchers, Except Police, Fire, and Ambulance”. */
export const shortTitle = (title: string) => title.split(/, (?:Except|All Other|Including)\b/)[0] ?? title;
