import { foldedWordsIn, isFormOf } from '../../../writing/word-forms.ts';

/** Words that say nothing of what a sentence is about. */
const plainWords = new Set(
  'a an and are as at be because but by for from had has have how i in is it its me my not of on or our so something that the their them they this to was we were what when where which who why will with would you your der die das den dem ein eine einen mein meine und oder ich in im mit von zu dass warum wie part sentence paragraph bit about'.split(
    ' ',
  ),
);
/** What people call a gap in a letter. */
const gapWords = [
  'gap',
  'break',
  'time off',
  'between jobs',
  'out of work',
  'unemployed',
  'sabbatical',
  'lücke',
  'auszeit',
];

/** A topic of one or two words is meant whole; of a longer one most words are enough. */
const enough = 0.6;

/** Whether a sentence speaks of a topic: it has its words, in any of their forms. */
export function isAbout(sentence: string, topic: string, language: string): boolean {
  const words = foldedWordsIn(sentence).map(({ text }) => text);
  const has = (word: string) => words.some((one) => isFormOf(word, one, language));
  const wanted = foldedWordsIn(topic)
    .map(({ text }) => text)
    .filter((word) => !plainWords.has(word));
  if (wanted.length === 0) return false;
  if (wanted.some((word) => ['gap', 'gaps', 'lücke'].includes(word)) && wanted.length <= 3)
    return gapWords.some((phrase) => phrase.split(' ').every(has));
  const hits = wanted.filter(has).length;
  return wanted.length <= 2 ? hits === wanted.length : hits / wanted.length >= enough;
}
