import { expect, test } from 'vitest';
import { sayEnglish } from '../../../text/messages.ts';
import { backgroundRows } from './career-backgrounds.data.ts';
import { backgroundTexts } from './career-backgrounds.messages.ts';
import { backgroundIn } from './career-backgrounds.ts';
import { careerMoves } from './career-moves.data.ts';
import { type CareerTrait, traitRules } from './career-traits.data.ts';
import { hasTrait } from './career-traits.ts';
import { type CareerWish, readWishes } from './career-wishes.ts';
import { loadCareerTables } from './load-career-tables.ts';

const tables = await loadCareerTables();

/** “remote”, “-night” for one that is fled, the name of a need, “$60000”. */
function short(wish: CareerWish): string {
  if (wish.kind === 'pay') return `$${wish.least}`;
  if (wish.kind === 'need') return wish.need;
  return `${wish.isWanted ? '' : '-'}${wish.trait}`;
}
const said = (text: string) => readWishes(text).wishes.map(short).join(' ');

test.each([
  ['want off the road', '-road'],
  ['home every night', '-away'],
  ['less physical', '-heavy'],
  ['my back hurts', '-heavy'],
  ['work with my hands', 'hands'],
  ['not with my hands', '-hands'],
  ['no degree', 'no-degree'],
  ['without going back to school', 'no-school'],
  ['never finished high school', 'no-high-school'],
  ['no master’s', 'no-graduate-school'],
  ['remote', 'remote'],
  ['no remote work', '-remote'],
  ['more money', 'more-pay'],
  ['at least $60,000, please', '$60000'],
  ['part time', 'part-time'],
  ['full time', '-part-time'],
  ['caring for my mother', 'family'],
  ['burned out', 'burned-out'],
  ['too old?', 'age'],
  ['tired of nights and weekends', '-nights'],
  ['I like night shifts', 'nights'],
  ['weekends off', '-nights'],
  ['I don’t code, I want to help people', '-coding helping'],
  ['raising kids', 'family'],
  ['helping kids', 'children'],
  ['laid off', 'laid-off'],
  ['my degree is from Syria', 'abroad'],
  ['need work fast', 'soon'],
  ['my own boss', 'own-business'],
  ['I went to college and high school', ''],
])('“%s” is understood', (text, wishes) => {
  expect(said(text)).toBe(wishes);
});

test.each([
  ['I am 58', 58],
  ['machinist, 61', 61],
  ['52 years old', 52],
  ['45 miles, 50 people, 40 hours', null],
  ['$50 an hour', null],
])('an age is one where it is said: “%s”', (text, age) => {
  expect(readWishes(text).age).toBe(age);
});

test('what no rule understands is told, part by part, and an amount is not cut at its comma', () => {
  const { wishes, unread } = readWishes('less noise, more money. The moon is cheese; at least $60,000');
  expect(wishes.map(short)).toEqual(['more-pay', '$60000']);
  expect(unread).toEqual(['less noise', 'The moon is cheese']);
});

const fieldIn = (text: string, isBare = false) => {
  const found = backgroundIn(text, isBare);
  return found && sayEnglish(backgroundTexts(found.key));
};

test.each([
  ['english major, what can I do', 'English'],
  ['BA in English', 'English'],
  ['graduated with a bachelor’s degree in biology', 'Biology'],
  ['BBA', 'Business'],
  ['army infantry veteran', 'Service in the armed forces'],
  ['stay at home mom', 'Years at home'],
])('“%s” comes from %s', (text, name) => {
  expect(fieldIn(text)).toBe(name);
});

test.each([
  'anything in HR without a degree?',
  'English is not my first language',
  'English teacher',
  'I speak English and my friend has got a degree',
  'a degree my sister wanted to have was in English',
  'a degree',
])('no field was studied by “%s”', (text) => {
  expect(backgroundIn(text)).toBeNull();
});

test('a field that stands alone counts where it is no occupation', () => {
  expect(fieldIn('psychology', true)).toBe('Psychology');
});

test('every code of our tables is an occupation, and none of a field of study asks for a graduate degree', () => {
  const careerOf = (code: string) => tables.careers.get(code) ?? tables.bySoc.get(code)?.[0];
  const codes = [
    ...Object.values(careerMoves),
    ...backgroundRows.flatMap(({ codes: own, later = '' }) => [own, later]),
  ];
  for (const code of codes.join(' ').split(' ').filter(Boolean)) expect(careerOf(code), code).toBeDefined();
  const graduate = backgroundRows.flatMap(({ key, codes: own }) =>
    own.split(' ').flatMap((code) => {
      const shares = careerOf(code)?.schooling ?? [];
      const share = shares.filter(({ level }) => level >= 8).reduce((sum, one) => sum + one.share, 0);
      return share > 50 ? [`${key}: ${careerOf(code)?.title}`] : [];
    }),
  );
  expect(graduate).toEqual([]);
});

test('every trait is one of some occupations and not of most', () => {
  for (const trait of Object.keys(traitRules) as CareerTrait[]) {
    const count = [...tables.careers.values()].filter((career) => hasTrait(career, trait)).length;
    expect(count, trait).toBeGreaterThan(4);
    expect(count, trait).toBeLessThan(480);
  }
});

test('a long text without an end is read in parts, and the rest is left', () => {
  expect(readWishes('no nights, '.repeat(5000)).wishes).toHaveLength(1);
  expect(readWishes('x'.repeat(50_000)).unread).toHaveLength(1);
});
