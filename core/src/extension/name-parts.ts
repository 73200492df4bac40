/** Words before a family name that belong to it. */
const particles = new Set(
  'van von der den de del della di da dos das du la le el al bin binti ibn ben st mac mc ter ten zu zur'.split(
    ' ',
  ),
);
const suffix = /^(?:jr|sr|ii|iii|iv|md|phd|rn|esq|cpa|mba)\.?$/i;
const noSpaces = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2,12}$/u;

/**
 * Given and family name of a name as it is on a resume. “García, Ana” is read from behind, a title after a comma is
 * left out, and particles go with the family name. '' where it cannot be told, as for a name without spaces.
 */
export function nameParts(name: string): { first: string; last: string } {
  const [head = '', ...tail] = name
    .slice(0, 200)
    .split(',')
    .map((part) => part.trim());
  const [after = ''] = tail.filter(
    (part) => part !== '' && !part.split(' ').every((one) => suffix.test(one)),
  );
  if (after) return { first: after, last: head };
  const words = head.split(/\s/).filter((word) => word !== '');
  while (words.length > 2 && suffix.test(words.at(-1) ?? '')) words.pop();
  const [only = ''] = words;
  if (words.length < 2) return noSpaces.test(only) ? { first: '', last: '' } : { first: only, last: '' };
  let begin = words.length - 1;
  while (begin > 1 && particles.has((words[begin - 1] ?? '').toLowerCase())) begin -= 1;
  return { first: words.slice(0, begin).join(' '), last: words.slice(begin).join(' ') };
}
