import { wordsIn } from './words.ts';

const english: ReadonlySet<string> = new Set(
  'a an and are as at by each for from had has have in into is it of on our per that the their this to was were who with'.split(
    ' ',
  ),
);

/** Frequent words of other languages in Latin letters, none of which is an English word. */
const foreign: ReadonlySet<string> = new Set(
  `aan aus avec bei bir che dans das dei dem der des deze di dla durch een ein eine einen einer eines el en et för från
   für gli het ile ihre il jako kde la las le les los mais mit nach nebo och od oder og oraz ou ovat para pour por przez
   que sobre som sowie sur também til tot través una und une uno unter ve vom von voor voordat werd y za zu zum zur är
   över`
    .trim()
    .split(/\s+/),
);

/** Whether a text in Latin letters is English as far as its small words tell: not where more of them are of another language. */
export function isEnglish(text: string): boolean {
  const words = wordsIn(text).map(({ text: word }) => word.toLowerCase());
  const count = (of: ReadonlySet<string>) => words.filter((word) => of.has(word)).length;
  return count(foreign) <= count(english);
}
