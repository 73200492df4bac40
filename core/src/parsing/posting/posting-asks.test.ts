import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { realFile } from '../../../test-data/real-files.ts';
import { htmlToText } from '../../entities/posting/posting-text.ts';
import { postingAsks } from './posting-asks.ts';

const now = Date.parse('2026-11-19T12:00:00Z');
const asks = (...lines: string[]) => postingAsks(lines.join('\n'), now);

const analyst = [
  'Juniper Ridge looks for an analyst.',
  'What you will do',
  'Build reports on dbt.',
  'Requirements:',
  '• 3+ years of experience with SQL',
  '- A degree, or the same in work',
  'Preferred qualifications',
  'Experience with FHIR',
  'Benefits',
  'Health insurance from day one is required by nobody.',
  'How to apply',
  'Send your resume with a cover letter and a link to your portfolio. Apply by December 12, 2026.',
];

describe('postingAsks', () => {
  it('quotes what stands under its headings, and not what stands under others', () => {
    expect(asks(...analyst)).toEqual({
      requirements: ['3+ years of experience with SQL', 'A degree, or the same in work'],
      wishes: ['Experience with FHIR'],
      things: [
        { thing: 'letter', line: analyst.at(-1) },
        { thing: 'portfolio', line: analyst.at(-1) },
      ],
      closes: '2026-12-12',
    });
  });

  it.each([
    'What You’ll Need',
    "What we're looking for",
    'Minimum Qualifications:',
    'Skills and Experience',
    'Must-haves',
    'You have',
    'Who you are',
    'Required Skills & Experience',
    'Knowledge, Skills, and Abilities',
    'Your profile',
    '**Basic Qualifications**',
  ])('knows “%s” as a heading of what is asked', (head) => {
    expect(
      asks('About us', 'We mend bicycles.', head, 'Patience with bolts', 'Perks', 'Tea').requirements,
    ).toEqual(['Patience with bolts']);
  });

  it('reads a heading and its text in one line', () => {
    const found = asks(
      'Title: Cook',
      'Requirements: A food handler card and steady hands.',
      'Benefits: Meals.',
    );
    expect(found.requirements).toEqual(['A food handler card and steady hands.']);
  });

  it('falls back to sentences that demand something where there is no heading', () => {
    const found = asks(
      'Night nurse at a small hospital. We are an equal opportunity employer, no accommodation is required of you.',
      'You must have a valid RN license. Two weeks of paid leave. At least 2 years of experience in a ward.',
    );
    expect(found.requirements).toEqual([
      'You must have a valid RN license. Two weeks of paid leave. At least 2 years of experience in a ward.',
    ]);
    expect(asks('Come and see us on Tuesdays.')).toEqual({
      requirements: [],
      wishes: [],
      things: [],
      closes: '',
    });
  });

  it('names only things it is asked to send', () => {
    const things = (line: string) => asks(line).things.map(({ thing }) => thing);
    expect(things('Please include three references and your salary expectations.')).toEqual([
      'references',
      'pay-expectation',
    ]);
    expect(things('Submit a writing sample and an unofficial transcript.')).toEqual([
      'transcript',
      'samples',
    ]);
    expect(things('No cover letter is required.')).toEqual([]);
    expect(things('A cover letter is not necessary to apply.')).toEqual([]);
    expect(things('Our portfolio companies include many brands.')).toEqual([]);
    expect(things('You will own the portfolio of products for which people apply.')).toEqual([]);
    expect(things('Upload a link to your design portfolio with your application.')).toEqual(['portfolio']);
  });

  it.each([
    ['Closing date: 2026-12-01', '2026-12-01'],
    ['Applications are due by 3 December 2026.', '2026-12-03'],
    ['The deadline for applications is December 4, 2026 at noon.', '2026-12-04'],
    ['Apply before Friday, November 27, 2026.', '2026-11-27'],
    ['Apply by December 12.', ''],
    ['You will apply by yourself what you learn.', ''],
    ['Applications close on 31 February 2026.', ''],
  ])('reads the last day out of “%s”', (line, day) => {
    expect(asks('We hire a cook for our kitchen.', line).closes).toBe(day);
  });

  it('quotes a dozen lines at most, each cut to a readable length, none twice', () => {
    const found = asks(
      'Requirements',
      ...Array.from({ length: 40 }, (_, at) => `Line number ${at % 30} ${'x'.repeat(400)}`),
    );
    expect(found.requirements).toHaveLength(12);
    expect(Math.max(...found.requirements.map((line) => line.length))).toBeLessThanOrEqual(260);
  });

  it('takes no long time over 200 KB of anything', () => {
    for (const text of [
      'requirements: '.repeat(15_000),
      'a'.repeat(200_000),
      `${'must have '.repeat(9000)}\n`.repeat(2),
    ]) {
      expect(postingAsks(text, now).requirements.length).toBeLessThanOrEqual(12);
    }
  });
});

describe('on postings at large', () => {
  const file = realFile('postings/themuse_jobs_union.json');
  const isReal = existsSync(file);
  const texts = isReal
    ? (JSON.parse(readFileSync(file, 'utf8')) as { contents?: string }[]).map((job) =>
        htmlToText(job.contents ?? ''),
      )
    : Array.from({ length: 20 }, (_, at) => [...analyst, `Number ${at}`].join('\n'));
  const source = isReal ? 'real postings' : 'the committed stand-in';

  it(`finds requirements in nine of ten (on ${source}), and quotes what stands there`, () => {
    let found = 0;
    for (const text of texts) {
      const { requirements } = postingAsks(text, now);
      if (requirements.length > 0) found += 1;
      const flat = text.replace(/\s+/g, ' ');
      for (const line of requirements) expect(flat).toContain(line.replace(/\.\.\.$/, '').slice(0, 200));
    }
    expect(texts.length).toBeGreaterThan(10);
    expect(found / texts.length).toBeGreaterThan(0.9);
  });
});

it('lists what is preferred once, though it reads as a demand or stands twice', () => {
  const text = [
    'We are a small team.',
    'Preferred Skills',
    'Proficient in Excel and SQL',
    '3+ years of experience in claims',
    'Preferred qualifications:',
    'proficient in Excel and SQL',
  ].join('\n');
  const { requirements, wishes } = postingAsks(text, Date.parse('2026-11-19'));
  expect(requirements).toEqual([]);
  expect(wishes).toEqual(['Proficient in Excel and SQL', '3+ years of experience in claims']);
});
