import { expect, test } from 'vitest';
import { readEvents } from './import-events.ts';
import type { ImportField } from './import-fields.ts';

const columns: readonly (readonly [head: string, field: ImportField])[] = [
  ['Company', 'companyName'],
  ['Interview', 'interviewDate'],
  ['Onsite', 'interviewDate'],
  ['Offer', 'offerDate'],
  ['Rejected', 'rejectedDate'],
  ['Follow up', 'followUpDate'],
];
const read = (...cells: string[]) => {
  const { events, ticked, odd } = readEvents(
    { number: 2, cells: ['Acme', ...cells] },
    {
      heads: columns.map(([head]) => head),
      mapping: columns.map(([, field]) => field),
      order: 'month-first',
    },
  );
  return [
    ...events.map(({ event, date, name, note }) => [event, date, name, note].filter(Boolean).join(' ')),
    ...(ticked ? [`ticked ${ticked}`] : []),
    ...odd,
  ];
};

test.each<[string, string[], string[]]>([
  ['nothing', ['', '', ''], []],
  ['a day', ['2026-08-10'], ['interviewDate 2026-08-10']],
  ['an instant', ['2026-08-10T09:30:00Z'], ['interviewDate 2026-08-10']],
  ['a day with its hour', ['Mon, Aug 10th, 2026 at 2pm'], ['interviewDate 2026-08-10']],
  ['figures with words', ['8/10/2026 with Ana'], ['interviewDate 2026-08-10 8/10/2026 with Ana']],
  ['figures with a name', ['8/10/2026 Jan'], ['interviewDate 2026-08-10 8/10/2026 Jan']],
  ['a month with a name', ['Aug 10, 2026 Marie'], ['interviewDate 2026-08-10 Aug 10, 2026 Marie']],
  ['a name in other letters', ['8/10/2026 Аня'], ['interviewDate 2026-08-10 8/10/2026 Аня']],
  ['a day in French', ['1er août 2026'], ['interviewDate 2026-08-01']],
  [
    'a day in Spanish with words behind it',
    ['10 de agosto de 2026 con Ana'],
    ['interviewDate 2026-08-10 10 de agosto de 2026 con Ana'],
  ],
  ['a day in figures', ['8/10/2026'], ['interviewDate 2026-08-10']],
  ['a stage whose head says more', ['', 'Aug 20, 2026'], ['interviewDate 2026-08-20 Onsite']],
  ['several days', ['8/10/2026; 8/20/2026'], ['interviewDate 2026-08-10', 'interviewDate 2026-08-20']],
  [
    'a day with words behind it',
    ['2026-08-10 with Ana, 2 pm'],
    ['interviewDate 2026-08-10 2026-08-10 with Ana, 2 pm'],
  ],
  ['a tick', ['✓'], ['interviewDate', 'ticked interview-in-progress']],
  ['the furthest of several', ['x', '', 'yes'], ['interviewDate', 'offerDate', 'ticked offer-pending']],
  ['a rejection that is ticked', ['', '', '', 'x'], ['rejectedDate', 'ticked rejected-before-interview']],
  [
    'a rejection beside an interview',
    ['2026-08-10', '', '', 'x'],
    ['interviewDate 2026-08-10', 'rejectedDate', 'ticked rejected-after-interview'],
  ],
  ['no', ['no', 'No', '-', 'false'], []],
  ['words are kept', ['ask Ana'], ['Interview: ask Ana']],
  ['a follow-up without a day is no stage', ['', '', '', '', 'yes'], ['Follow up: yes']],
])('%s', (_name, cells, lines) => {
  expect(read(...cells)).toEqual(lines);
});
