import { expect, test } from 'vitest';
import {
  actionAddresses,
  interviewRows,
  jobRows,
  type PaletteScreen,
  resumeRows,
  screenRows,
} from './palette-rows.ts';

const screens: PaletteScreen[] = [
  { path: '/jobs/search', label: 'Job Search', icon: 'search' },
  { path: '/jobs/list', label: 'Jobs', icon: 'jobs' },
  { path: '/settings', label: 'Settings', icon: 'settings' },
  { path: '/privacy', label: 'Privacy', icon: 'privacy' },
];
const found = (typed: string) => screenRows(screens, typed).map(({ to }) => to);

test('screens are found by beginnings of their words, in any order, with a slip', () => {
  expect(found('set')).toEqual(['/settings']);
  expect(found('search job')).toEqual(['/jobs/search']);
  expect(found('pirvacy')).toEqual(['/privacy']);
  expect(found('jobs')).toEqual(['/jobs/list']);
  expect(found('northlake')).toEqual([]);
});

test('every screen stands there while nothing is typed', () => {
  expect(found('  ')).toHaveLength(screens.length);
});

test('a job stands by its company, or by its title where it has none', () => {
  const job = { internalId: 7, jobTitle: 'Nurse', companyName: 'Oak', status: 'archived' } as const;
  const [named, unnamed] = jobRows([job, { ...job, companyName: '' }]);
  expect(named).toMatchObject({ to: '/job/edit/7', title: 'Oak', second: 'Nurse' });
  expect(unnamed).toMatchObject({ title: 'Nurse' });
  expect(unnamed).not.toHaveProperty('second');
});

test('a resume stands by its title, with its headline where it has one', () => {
  const [named, bare] = resumeRows([
    { internalId: 3, title: 'Analyst v3', headline: 'Data analyst' },
    { internalId: 4, title: 'Resume2', headline: '' },
  ]);
  expect(named).toMatchObject({ to: '/resume/edit/3', title: 'Analyst v3', second: 'Data analyst' });
  expect(bare).not.toHaveProperty('second');
});

test('an interview stands by its company, or its title, with its day', () => {
  const interview = {
    internalId: 5,
    companyName: 'Oak',
    jobTitle: 'Nurse',
    dateOfInterview: '2026-12-01T09:30',
  };
  const rows = interviewRows(
    [interview, { ...interview, companyName: '', dateOfInterview: '' }],
    (date) => date,
  );
  expect(rows[0]).toMatchObject({ to: '/interviews?open=5', title: 'Oak', second: '2026-12-01 · Nurse' });
  expect(rows[1]).toMatchObject({ title: 'Nurse', second: '' });
});

test('typed words come into addresses as one piece', () => {
  const { add, search } = actionAddresses(' R&D  lead? #1 ');
  expect(new URL(add, 'http://x').searchParams.get('title')).toBe('R&D lead? #1');
  expect(new URL(search, 'http://x').searchParams.get('term')).toBe('R&D lead? #1');
});
