import { expect, test } from 'vitest';
import { readTyped } from './read-typed.ts';
import { typedGuesses } from './typed-guesses.ts';

/** What must be there, each alternative as one text; what is left out; the chips. */
function read(term: string, literal: string[] = []) {
  const { alternatives, without, understood, pay, age } = readTyped(term, { literal });
  return {
    words: alternatives.map((groups) => groups.map((group) => group.words.join('+')).join(' ')),
    without: without.map((words) => words.join(' ')),
    chips: understood.map(({ kind, text }) => `${kind}: ${text}`),
    pay: pay ? `${pay.from} ${pay.currency}` : null,
    age,
  };
}

const nothing = { without: [], chips: [], pay: null, age: null };

test.each([
  ['registered nurse', ['registered+nurse'], ['trade: registered nurse']],
  ['RN', ['rn'], ['trade: RN']],
  ['jr accountant', ['jr accountant'], ['level: jr', 'trade: accountant']],
  ['truck driver jobs', ['truck+driver'], ['trade: truck driver']],
  ['electrician worker wanted', ['electrician'], []],
  [
    'work from home data analyst',
    ['work+from+home data+analyst'],
    ['workplace: work from home', 'trade: data analyst'],
  ],
  ['part time cashier', ['part+time cashier'], ['type: part time', 'trade: cashier']],
  ['part-time cashier', ['part+time cashier'], ['type: part-time', 'trade: cashier']],
  [
    'entry level software engineer',
    ['entry+level software+engineer'],
    ['level: entry level', 'trade: software engineer'],
  ],
  ['nurse OR doctor', ['nurse', 'doctor'], ['or: OR', 'trade: doctor']],
  ['nurse or doctor', ['nurse', 'doctor'], ['trade: doctor']],
  ['nurse OR', ['nurse'], []],
  ['C++ engineer', ['cplusplus+engineer'], []],
  ['C/C++', ['c cplusplus'], []],
  ['.NET', ['dotnet'], []],
  ['R&D', ['rnd'], ['trade: R&D']],
  ['child care', ['child care'], []],
  ['childcare', ['child care'], []],
  ['full-stack developer', ['full+stack+developer'], ['trade: full-stack developer']],
  ['fullstack developer', ['full+stack+developer'], ['trade: fullstack developer']],
  ['cook near me', ['cook'], []],
  ['career change bookkeeper', ['book+keeper'], ['trade: bookkeeper']],
  ['cook no experience required', ['cook no+experience+required'], ['level: no experience required']],
  ['jobs', ['job'], []],
  ['jobs hiring now', [], []],
  ['remote remote', ['remote'], ['workplace: remote']],
  ['"night shift" nurse', ['night+shift nurse'], ['literal: "night shift"']],
  ['Java JavaScript', ['java javascript'], []],
  ['stripe', ['stripe'], []],
  ['', [], []],
  ['🙂 ***', [], []],
])('%j must have %j', (term, words, chips) => {
  expect(read(term)).toEqual({ ...nothing, words, chips });
});

test.each([
  ['nurse -senior', ['senior'], ['not: -senior']],
  ['nurse NOT senior', ['senior'], ['not: NOT senior']],
  ['nurse -"night shift"', ['night shift'], ['not: -"night shift"']],
  ['-nurse -doctor', ['nurse', 'doctor'], ['not: -nurse', 'not: -doctor']],
  ['RN Case Manager -Field- Morris', [], ['trade: RN', 'trade: Case Manager']],
  ['analyst - sales', [], []],
])('%j leaves out %j', (term, without, chips) => {
  expect(read(term)).toMatchObject({ without, chips });
});

test.each([
  ['engineer over 100k', '100000 USD', null],
  ['engineer $120,000+', '120000 USD', null],
  ['driver $30/hr', '62400 USD', null],
  ['driver $17.50/hr', '36400 USD', null],
  ['project manager 100k contract', '100000 USD', null],
  ['401k analyst', null, null],
  ['analyst 90000 a year', '90000 USD', null],
  ['cleaner 20 an hour', '41600 USD', null],
  ['welder 28.50 per hour', '59280 USD', null],
  ['driver 1500 a week', '78000 USD', null],
  ['cook 30 hours a week', null, null],
  ['nurse 3 an hour', null, null],
  ['teacher 2 year old', null, null],
  ['driver 5k sign on', null, null],
  ['analyst 90k+ this week', '90000 USD', 7],
  ['nurse today', null, 1],
  ['nurse past month', null, 30],
  ['teacher over 18', null, null],
  ['support 24/7', null, null],
  ['C++ 11', null, null],
])('%j asks for pay %j and an age of %j', (term, pay, age) => {
  expect(read(term)).toMatchObject({ pay, age });
});

test.each([
  ['warehouse $18/hr', 18, 'hour'],
  ['warehouse $17.50 an hour', 17.5, 'hour'],
  ['driver $1,200 per week', 1200, 'week'],
  ['driver over $4,000 a month', 4000, 'month'],
  ['analyst 100k', 100_000, 'year'],
  ['cleaner 20 an hour', 20, 'hour'],
] as const)('%j keeps the rate as typed: %d a %s', (term, amount, interval) => {
  expect(readTyped(term).understood.find(({ kind }) => kind === 'pay')?.rate).toEqual({ amount, interval });
});

test('a chip taken off leaves nothing but words', () => {
  expect(read('RN remote over 100k', ['remote', 'over 100k'])).toEqual({
    ...nothing,
    words: ['rn remote over 100k'],
    chips: ['trade: RN'],
  });
  expect(read('nurse OR doctor', ['OR']).words).toEqual(['nurse or doctor']);
  expect(read('nurse -senior', ['-senior'])).toMatchObject({ without: [], words: ['nurse senior'] });
  expect(read('"night shift"', ['"night shift"']).words).toEqual(['night shift']);
  expect(read('PM', ['PM'])).toEqual({ ...nothing, words: ['pm'] });
});

test('what is ambiguous has each meaning', () => {
  const [part] = readTyped('PM').understood;
  expect(part?.meanings?.length).toBeGreaterThan(1);
  expect(part?.meanings).toContain('Project manager');
});

test('a word with accents is asked for as written and folded', () => {
  expect(readTyped('massör').alternatives).toMatchObject([[{ words: ['massor'], written: ['massör'] }]]);
});

test('what is beside a place or an employer alone need not be there', () => {
  const rest = (term: string, text: string) => {
    const from = term.indexOf(text);
    const part = { from, to: from + text.length, text, value: text };
    return readTyped(term, { place: part }).alternatives;
  };
  expect(rest('jobs in Chicago', 'in Chicago')).toEqual([]);
  expect(rest('nurse jobs in Chicago', 'in Chicago')).toMatchObject([[{ words: ['nurse'] }]]);
});

/** What is looked up, the sure ones with an exclamation mark. */
const guesses = (term: string) =>
  typedGuesses(term).places.map(({ value, isSaid }) => `${value}${isSaid ? '!' : ''}`);

test.each([
  ['nurse in Ohio', 'Ohio!'],
  ['engineer jobs in Austin', 'Austin!'],
  ['nurse near Columbus, OH', 'Columbus, OH!'],
  ['bilingual teacher Texas', 'Texas!'],
  ['truck driver Texas jobs', 'Texas!'],
  ['nurse Portland OR', 'Portland OR!'],
  ['janitor 43215', '43215!'],
  ['intern Chicago', 'Chicago'],
  ['truck driver Texas no experience', 'Texas!'],
  ['nurse Columbus OH part time this week', 'Columbus OH!'],
  ['teacher Ohio over 50k', 'Ohio!'],
  ['engineer Berlin remote', 'Berlin'],
  ['Texas truck driver', 'Texas!'],
  ['New York nurse part time', 'New York!'],
  ['Chicago accountant', 'Chicago'],
  ['San Francisco nurse', 'San Francisco'],
  ['Virginia Beach nurse', 'Virginia Beach'],
  ['teacher in the Bay Area', 'Bay Area!'],
  ['nurse tx', 'tx!'],
  ['welder portland or', 'portland or'],
  ['finance UK', 'UK!'],
  ['Chicago warehouse jobs', 'Chicago'],
  ['New York City government jobs', 'New York City'],
  ['pharmacy technician philadelphia pa', 'philadelphia pa'],
  ['SF product designer', 'SF!'],
  ['okc welder', 'okc!'],
])('%j has the place %j', (term, place) => expect(guesses(term)).toContain(place));

test.each([
  'Mobile',
  'Reading',
  'Nice',
  'Orange',
  'mobile developer',
  'nurse MA',
  'teacher pe',
  'engineer in',
  'registered nurse',
  'senior nurse',
  'mobile nurse',
  'Enterprise account executive',
  'VA nurse',
  'dog walker',
])('%j has no place to look up', (term) => expect(guesses(term)).toEqual([]));

test('companies stand behind “at”', () => {
  const { companies } = typedGuesses('engineer at Scale AI');
  expect(companies.map(({ value }) => value)).toEqual(['Scale AI', 'Scale']);
});

test.each([
  ['Stripe', 'Stripe'],
  ['stripe jobs', 'stripe'],
  ['jobs home chef', 'home chef'],
])('%j may be the employer %j alone', (term, name) => {
  expect(typedGuesses(term).companies).toMatchObject([{ value: name, isSaid: false }]);
});

test('whatever is typed is read, and in linear time', () => {
  const signs = [
    ...'"“”-−+ \t\n()abé中1.\0\ud800🙂:*&|!<>\'\\$,k',
    ' OR ',
    ' NOT ',
    ' in ',
    ' at ',
    ' remote ',
  ];
  let seed = 7;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return signs[seed % signs.length] ?? '';
  };
  for (let round = 0; round < 2000; round += 1) {
    const term = Array.from({ length: round % 60 }, next).join('');
    typedGuesses(term);
    for (const part of readTyped(term).understood) expect(term.slice(part.from, part.to)).toBe(part.text);
  }
  for (const text of ['nurse ', '"a" ', '-a ', 'in ', 'NOT ', '$1', 'a & '])
    expect(readTyped(text.repeat(300)).alternatives.length).toBeLessThan(3);
});

test.each([
  ['RN', ['Registered nurse', 'Staff nurse', 'Clinical nurse']],
  ['attorney', ['Lawyer', 'Counsel', 'Solicitor']],
  ['PM', undefined],
  ['engineer', undefined],
])('%j is searched under other names, each of which can be left off', (term, names) => {
  expect(readTyped(term).understood.flatMap((part) => part.names ?? [])).toEqual(names ?? []);
});

test('a name that was left off no longer answers, nor do titles of the trade that say only that', () => {
  const [group] = readTyped('RN', { namesOff: ['Staff Nurse', 'cook'] }).alternatives.flat();
  expect(group?.names.map((name) => name.join(' '))).toEqual(['registered nurse', 'clinical nurse']);
  expect(group?.namesOff).toEqual([['staff', 'nurse']]);
});
