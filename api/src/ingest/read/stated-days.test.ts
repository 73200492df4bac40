import { restoreTimeZone } from '@foothold/core/dates/time-zones-test-kit.ts';
import { readPostingText } from '@foothold/core/parsing/posting/read-posting-text.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { readPosting } from './formats.ts';

const now = Date.UTC(2026, 10, 18, 12);
const day = '2026-11-20';
afterAll(restoreTimeZone);

/** Each as people and tools write it, and what it is read as: the date alone, or an hour that is really stated. */
const isoForms: [string, string][] = [
  ['2026-11-20', day],
  ['2026-11-20T00:00', day],
  ['2026-11-20T00:00:00', day],
  ['2026-11-20T00:00:00.000', day],
  ['2026-11-20T00:00:00.0000', day],
  ['2026-11-20 00:00:00', day],
  ['2026-11-20T00:00:00Z', day],
  ['2026-11-20T00:00:00+00:00', day],
  ['2026-11-20T00:00:00-08:00', day],
  ['2026-11-20T00:00:00+05:30', day],
  ['2026-11-20T24:00:00', day],
  ['2026-11-20T23:59:59', '2026-11-20T23:59:59.000'],
  ['2026-11-20T17:00:00Z', '2026-11-20T17:00:00.000Z'],
  ['2026-11-20T23:59:59-08:00', '2026-11-20T23:59:59.000-08:00'],
  ['2026-11-31', ''],
];
const written: [string, string][] = [
  ['11/20/2026', day],
  ['20/11/2026', day],
  ['11/20/2026 00:00', day],
  ['Nov 20, 2026', day],
  ['November 20, 2026', day],
  ['November 20th, 2026', day],
  ['20 Nov 2026', day],
  ['Fri, 20 Nov 2026 00:00:00 GMT', day],
  ['1795132800', day],
  ['1795132800000', day],
];

const usaJob = (closes: string) => ({
  MatchedObjectId: '1',
  MatchedObjectDescriptor: {
    PositionTitle: 'Baker',
    OrganizationName: 'Kitchens',
    PublicationStartDate: closes,
    ApplicationCloseDate: closes,
  },
});

type Make = { posted: boolean; record: (text: string) => unknown; forms: readonly [string, string][] };
const sources: Record<string, Make> = {
  'json-ld': {
    posted: true,
    forms: [...isoForms, ...written],
    record: (text) => ({
      '@type': 'JobPosting',
      title: 'Baker',
      hiringOrganization: { name: 'Kitchens' },
      datePosted: text,
      validThrough: text,
    }),
  },
  generic: {
    posted: true,
    forms: [...isoForms, ...written],
    record: (text) => ({ Title: 'Baker', Company: 'Kitchens', 'Date posted': text, 'Closing date': text }),
  },
  'nyc-gov': {
    posted: true,
    forms: [...isoForms, ...written],
    record: (text) => ({
      'Job ID': '1',
      'Business Title': 'Baker',
      Agency: 'Kitchens',
      'Posting Date': text,
      'Post Until': text,
    }),
  },
  recruitee: {
    posted: true,
    forms: [...isoForms, ['2026-11-20 00:00:00 UTC', day]],
    record: (text) => ({
      id: 1,
      title: 'Baker',
      company_name: 'Kitchens',
      published_at: text,
      close_at: text,
    }),
  },
  usajobs: { posted: true, forms: isoForms, record: usaJob },
  greenhouse: {
    posted: true,
    forms: isoForms,
    record: (text) => ({
      id: 1,
      title: 'Baker',
      company_name: 'Kitchens',
      first_published: text,
      application_deadline: text,
    }),
  },
};

describe.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'UTC'])('read in %s', (zone) => {
  test.each(
    Object.entries(sources).flatMap(([name, { forms }]) =>
      forms.map(([text, time]) => [name, text, time] as const),
    ),
  )('%s: %s is %j', (name, text, time) => {
    process.env.TZ = zone;
    const result = readPosting(name, sources[name]?.record(text), { now });
    expect(result).toMatchObject({ ok: { closedAt: time || null, postedAt: time || null } });
  });

  test.each([
    ...[
      'Closing date: 2026-11-20',
      'Apply by: November 20, 2026',
      'Deadline: 11/20/2026',
      'Closes: 20 Nov 2026',
    ],
    ...['Closes on: Nov 20, 2026', 'Application deadline: 2026-11-20T00:00:00', 'Valid through: 20260-11-20'],
    ...[
      'Closing date\n2026-11-20',
      'Apply by: November 20th, 2026',
      'Valid through: 2026-11-20T00:00:00.000Z',
    ],
    ...['Application deadline: 20 November 2026', 'Deadline: 2026-11-20T23:59'],
  ])('a pasted text: %j', (line) => {
    process.env.TZ = zone;
    const { closedAt } = readPostingText(`Baker\nKitchens\n${line}\nYou bake bread.`, { now });
    const isNone = line.includes('20260');
    expect(closedAt).toBe(isNone ? null : line.includes('23:59') ? '2026-11-20T23:59:00.000' : day);
  });
});
