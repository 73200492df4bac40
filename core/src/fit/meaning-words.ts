import { placedWords } from './placed-words.ts';

/** Words that carry no meaning of their own in a requirement. */
const empty = new Set(
  (
    'a an the and or of to in on at for with from by as is are be been being this that these those it its you your we our they their he she his her who whom which what ' +
    'will would can could should may must have has had do does did not no nor any all each every other others such more most very well also both either etc eg ie than then ' +
    'so if when while where how about into over under through within across between during before after up out off per via using use used including include includes like ' +
    'ability able skill strong excellent good great solid proven demonstrated effective effectively experience experienced knowledge understanding familiarity familiar ' +
    'proficient proficiency working work required preferred requirement qualification minimum plus least year years related relevant similar equivalent basic advanced ' +
    'high highly level new one two three area field environment role position job candidate team people person way set demonstrable exceptional outstanding deep comfortable ' +
    'comfort willing willingness track record background expertise exposure superior least various variety different multiple range need needed necessary ensure provide help make ' +
    'und oder der die das ein eine mit von fur de la le les et des en un une y el los las para com e o os'
  ).split(' '),
);

const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The folded words of a text that say what it is about, each once. */
export function meaningWords(text: string): string[] {
  const words = placedWords(text).map(({ word }) => word);
  return [
    ...new Set(
      words.filter(
        (word) => (word.length > 2 || dense.test(word)) && !empty.has(word) && !/^\d+$/.test(word),
      ),
    ),
  ];
}
