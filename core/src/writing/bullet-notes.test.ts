import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describedResume } from '../typesetting/resume-test-kit.ts';
import {
  type BulletContext,
  isStillHeld,
  languageOfLines,
  namesOfResume,
  openingsElsewhere,
} from './bullet-context.ts';
import { fixed } from './bullet-note.ts';
import { bulletNotes } from './bullet-notes.ts';

type Told = Partial<Pick<BulletContext, 'language' | 'isHeld' | 'elsewhere'>> & {
  before?: string[];
  after?: string[];
};

function notesOf(line: string, { before = [], after = [], ...told }: Told = {}) {
  const lines = [...before, line, ...after];
  return bulletNotes(line, { language: 'en', isHeld: false, lines, at: before.length, ...told });
}
/** The kinds of notes on a line, and what a press makes of it where it can. */
const said = (line: string, told?: Told) =>
  notesOf(line, told).map(({ kind, fix }) => (fix ? `${kind} → ${fixed(line, fix)}` : kind));

describe('notes on a line', () => {
  it.each([
    // The opening, and the verb that the line holds already.
    ['Responsible for managing a team of six nurses.', ['weak-start → Managed a team of six nurses.']],
    ['Was responsible for hiring and training 12 cooks.', ['weak-start → Hired and trained 12 cooks.']],
    [
      'Duties included loading, sorting and stacking 300 parcels a day.',
      ['weak-start → Loaded, sorted and stacked 300 parcels a day.'],
    ],
    ['Responsible for cleaning rooms and for reporting damage.', ['weak-start']],
    ['Responsible for cleaning rooms and zorbing guests.', ['weak-start']],
    ['Responsible for the budget of the ward.', ['weak-start']],
    ['I was in charge of nights.', ['weak-start', 'first-person']],
    ['Assisted surgeons in 40 operations.', []],
    ['Helped customers choose paint.', []],
    // No verb.
    ['Preparation of soups for 80 guests.', ['verb-first → Prepared soups for 80 guests.']],
    ['Negotiating contracts with six suppliers.', ['verb-first → Negotiated contracts with six suppliers.']],
    ['Nursing team of five on a surgical ward.', []],
    ['Tech stack: TypeScript, React, PostgreSQL.', []],
    ['AWS Certified Solutions Architect since 2021.', []],
    ['As the only pharmacist on duty, ran the store.', []],
    // A figure.
    ['Increased sales through better displays.', ['number']],
    ['Increased sales by 12 % through better displays.', []],
    ['Cut costs of packaging.', ['number']],
    ['Cut hair for men and children.', []],
    ['Doubled output and cut scrap in half.', []],
    ['Worked with numerous vendors in Asia.', ['number']],
    // Tense.
    ['Maintain the build on GitHub Actions.', ['tense-past → Maintained the build on GitHub Actions.']],
    ['Reads and interprets claims data.', ['tense-past → Read and interpreted claims data.']],
    ['Leads weekly reviews and reports to the board.', ['tense-past']],
    ['Lead developer for the search team.', []],
    ['Read blueprints and laid out conduit.', []],
    ['Set up 40 workstations.', []],
    ['Project plans for two bridges.', []],
    ['Speak German and Turkish.', []],
    ['Analyse samples from 14 wells.', ['tense-past → Analysed samples from 14 wells.']],
    // The person.
    ['I trained six new cooks.', ['first-person → Trained six new cooks.']],
    ['Built what we call the night desk.', ['first-person']],
    ['Treated Type I diabetes in children.', []],
    ['Drove freight between ME and NH.', []],
    ['Wrote “My first budget”, a course for teenagers.', []],
    // Words that can go.
    ['Successfully reduced turnover to 9 %.', ['filler → Reduced turnover to 9 %.']],
    ['Utilized Figma for prototypes.', ['filler → Used Figma for prototypes.']],
    ['Met suppliers in order to agree on prices.', ['filler → Met suppliers to agree on prices.']],
    ['Managed a store of Very Group.', []],
    // Length.
    ['Cleaned.', ['short']],
    ['GitHub: github.com/ann', []],
    ['', []],
  ])('%s', (line, expected) => {
    expect(said(line)).toEqual(expected);
  });

  it('tells a routine of a job still held in the present, between lines that are, and leaves what was reached in the past', () => {
    const told = { isHeld: true, before: ['Clean rooms.', 'Stock linen.'] };
    expect(said('Answered calls of guests.', told)).toEqual(['tense-present → Answer calls of guests.']);
    expect(said('Answered 400 calls in the storm of 2023.', told)).toEqual([]);
    expect(said('Trained four new hires.', told)).toEqual([]);
    expect(
      said('Answered calls of guests.', { isHeld: true, before: ['Cleaned rooms.', 'Stocked linen.'] }),
    ).toEqual([]);
  });

  it('says nothing of tense where the dates do not tell', () => {
    expect(said('Maintain the build on GitHub Actions.', { isHeld: null })).toEqual([]);
  });

  it('asks for a figure once a position', () => {
    expect(
      said('Reduced errors.', { before: ['Increased sales.'] }).filter((kind) => kind === 'number'),
    ).toEqual([]);
  });

  it('names a verb that began an earlier line, begins three elsewhere, or stands three times in one', () => {
    expect(said('Managed the bar.', { before: ['Managed a staff of ten.'] })).toEqual(['repeat']);
    expect(said('Managed the bar.', { after: ['Managed a staff of ten.'] })).toEqual([]);
    expect(said('Managed the bar.', { elsewhere: new Map([['manage', 2]]) })).toEqual([]);
    expect(notesOf('Managed the bar.', { elsewhere: new Map([['manage', 3]]) })).toMatchObject([
      { kind: 'repeat', times: 4 },
    ]);
    expect(said('Performed checks, performed tests and performed repairs.')).toEqual(['repeat']);
  });

  it('names a line that ends otherwise than most, and sets or takes its period', () => {
    const before = ['Ran the bar.', 'Hired two cooks.'];
    expect(said('Balanced the till each night', { before })).toEqual([
      'ends-without-period → Balanced the till each night.',
    ]);
    const bare = ['Ran the bar', 'Hired two cooks'];
    expect(said('Balanced the till each night.', { before: bare })).toEqual([
      'ends-with-period → Balanced the till each night',
    ]);
    expect(said('Balanced the till each night', { before: ['Ran the bar.'] })).toEqual([]);
    expect(said('Sold to Acme, Inc.', { before: bare })).toEqual([]);
    expect(said('Wrote example.com/menu', { before })).toEqual([]);
  });

  it('has only the rules without words in other languages, stated or told from the line', () => {
    expect(said('Analyse von Daten mit SQL und Python.')).toEqual([]);
    const german = { language: 'de', before: ['Leitung der Küche.', 'Leitung des Einkaufs.'] };
    expect(said('Leitung von drei Köchen', german)).toEqual([
      'repeat',
      'ends-without-period → Leitung von drei Köchen.',
    ]);
    expect(said('負責後端開發', { language: 'zh', before: ['管理團隊。', '設計系統。'] })).toEqual([
      'ends-without-period → 負責後端開發。',
    ]);
    expect(said('开'.repeat(200), { language: 'zh' })).toEqual(['long']);
  });
});

describe('what a line is read with', () => {
  it.each([
    ['present', true],
    ['Present ', true],
    ['2024-05', false],
    ['2026-11', null],
    ['2026', null],
    ['2027', true],
    ['2026-11-30', true],
    ['2026-02-30', null],
    ['', null],
    ['soon', null],
  ])('a job with the end “%s” on 25 November 2026', (endDate, expected) => {
    expect(isStillHeld({ endDate }, '2026-11-25')).toBe(expected);
  });

  it('knows the verbs of the other positions that are shown', () => {
    const whole = describedResume({
      experience: [
        { uid: 'a', notes: 'Run the grill.' },
        { uid: 'b', notes: 'Ran the bar.\n\nRan the till.' },
        { uid: 'c', notes: 'Ran the shop.', isHidden: true },
      ],
      sections: [{ uid: 'd', notes: 'Built a boat.' }],
    });
    expect(openingsElsewhere(whole, { uid: 'a' })).toEqual(
      new Map([
        ['run', 2],
        ['build', 1],
      ]),
    );
    expect(openingsElsewhere(whole, { uid: 'b' }).get('run')).toBe(1);
  });

  it('knows the names of the resume', () => {
    const names = namesOfResume(
      describedResume({
        resume: { name: 'Ann' },
        experience: [{ companyName: 'Brightwel' }],
        skills: ['dbt'],
      }),
    );
    expect(names).toEqual(['Ann', 'Brightwel', 'dbt']);
  });

  it.each([
    ['de-AT', ['Built a house.'], 'de'],
    ['', ['Built a house of wood.'], 'en'],
    ['', ['Leitung der Küche und des Einkaufs mit drei Köchen'], 'und'],
    ['', ['負責後端開發'], 'zh'],
    ['', [], 'en'],
  ])('the language, stated as “%s”, of %j is %s', (stated, lines, expected) => {
    expect(languageOfLines(stated, lines)).toBe(expected);
  });
});

it('a note lies within its line and a followed note is gone, whatever is typed', () => {
  const word = fc.constantFrom(
    ...'I my we Responsible for was managing and or training , . ; : Successfully in order to Lead Leads Reads the a 12 % “ ” ’ Inc. 管理 عمل 🙂 utilized very'.split(
      ' ',
    ),
    '\u0000',
    '  ',
    '\ud800',
  );
  const text = fc
    .array(fc.oneof(word, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 12 })
    .map((all) => all.join(' '));
  fc.assert(
    fc.property(
      text,
      fc.array(text, { maxLength: 4 }),
      fc.constantFrom(true, false, null),
      (line, before, isHeld) => {
        const lines = [...before, line];
        for (const { at, fix } of bulletNotes(line, { language: 'en', isHeld, lines, at: before.length })) {
          expect(at[0]).toBeGreaterThanOrEqual(0);
          expect(at[1]).toBeGreaterThanOrEqual(at[0]);
          expect(at[1]).toBeLessThanOrEqual(line.length);
          if (fix) expect(fixed(line, fix)).not.toBe(line);
        }
      },
    ),
    { numRuns: 200 },
  );
});
