import { expect, test } from 'vitest';
import { dateOfText } from '../dates/calendar-date.ts';
import { csvRecords, findSeparator } from '../files/csv-read.ts';
import { readImportRow } from './import-row.ts';
import {
  importSheet,
  isSettled,
  openDateColumns,
  openGuesses,
  planOf,
  withColumn,
  withDateOrder,
  withGuesses,
  withStatusWord,
} from './import-sheet.ts';

const sheetOf = (text: string) => {
  const sheet = importSheet('jobs.csv', [...csvRecords(text, findSeparator(text))], 'month-first');
  if (!sheet) throw new Error('no table');
  return sheet;
};
const rowsOf = (sheet: ReturnType<typeof sheetOf>) =>
  sheet.table.rows.map((row) => readImportRow(row, planOf(sheet)));

const linkedIn =
  'Application Date,Contact Email,Contact Phone Number,Company Name,Job Title,Job Url,Resume Name,Question And Answers';

test.each([
  [linkedIn, 'linkedin-applications', 'dateApplied - - companyName jobTitle url resume notes'],
  ['Saved Date,Job Url,Job Title,Company Name', 'linkedin-saved', 'dateAdded url jobTitle companyName'],
  [
    'Job Position,Company,Max. Salary,Location,Status,Date Saved,Deadline,Date Applied,Follow up,Excitement',
    'teal',
    'jobTitle companyName payTo location status dateAdded deadlineDate dateApplied followUpDate excitement',
  ],
  [
    'Company,Job Position,Location,URL,Status,Date Applied,Notes',
    'teal',
    'companyName jobTitle location url status dateApplied notes',
  ],
  [
    'Company Name,Job Title,Status,Job URL,Location,Salary,Excitement,Tags',
    'teal',
    'companyName jobTitle status url location salary excitement tags',
  ],
  ['title,url,companyName,listName,boardName', 'huntr', 'jobTitle url companyName status -'],
  [
    'Employer,Job Title,List,URL,Location,Salary,Date Saved,Notes',
    'huntr',
    'companyName jobTitle status url location salary dateAdded notes',
  ],
  ['Title,Company,List,Date Added,Job Post Url', 'huntr', 'jobTitle companyName status dateAdded url'],
  [
    'Company,Title,URL,Status,Date Applied,Location,Notes',
    'other',
    'companyName jobTitle url status dateApplied location notes',
  ],
  ['Company,Job Title,Link,Status,Date Applied', 'other', 'companyName jobTitle url status dateApplied'],
  [
    'Company,Title,Labels,Tags,Own field 2 (Referred by)',
    'other',
    'companyName jobTitle tags tags ownField2',
  ],
  [
    'Company,Title,List,Date Added,Url,Location,Salary,Description,Notes',
    'huntr',
    'companyName jobTitle status dateAdded url location salary description notes',
  ],
  ['Employer,Role,Stage,Applied on,Link', 'other', 'companyName jobTitle status dateApplied url'],
  ['Company Name (employer),Job Title / Role,Where', 'other', 'companyName jobTitle location'],
])('%s', (head, format, mapping) => {
  const sheet = sheetOf(`${head}\n${head.replace(/[^,]+/g, 'x')}\n`);
  expect(sheet.format).toBe(format);
  expect(sheet.mapping.map((field) => field ?? '-').join(' ')).toBe(mapping);
});

test('heads that say nothing are told by what stands below them, also where there are none', () => {
  const rows = [
    'Charge nurse,Acme,https://acme.example.com/1,Applied,2026-03-04,"$80,000"',
    'Data analyst,Contoso,https://contoso.example.com/2,Rejected,2026-04-04,"$90,000"',
  ].join('\n');
  const fields = ['jobTitle', 'companyName', 'url', 'status', 'notes', 'salary'];
  expect(sheetOf(rows).mapping).toEqual(fields);
  expect(sheetOf(rows).table.headRow).toBe(0);
  expect(sheetOf(`Spalte A,Spalte B,Spalte C,Spalte D,Spalte E,Spalte F\n${rows}`).mapping).toEqual(fields);
});

test('a preamble, empty and double heads, empty rows and short rows', () => {
  const sheet = sheetOf(
    'Notes:\n"Made on Monday, by hand"\n\nCompany,,Title,Notes,Notes\nAcme,x,Nurse\n\nB,,C,d,e\n',
  );
  expect(sheet.table.headRow).toBe(4);
  expect(sheet.table.heads).toEqual(['Company', 'Column 2', 'Title', 'Notes', 'Notes (2)']);
  expect(rowsOf(sheet)).toMatchObject([
    { number: 5, fields: { companyName: 'Acme', jobTitle: 'Nurse', notes: '' } },
    { number: 7, fields: { companyName: 'B', jobTitle: 'C', notes: 'd\nNotes (2): e' } },
  ]);
});

test('a row that is no job says why, with the number a spreadsheet shows', () => {
  const long = 'x'.repeat(1_000_001);
  const sheet = sheetOf(`Company,Title,Description\n,,only text\nA,B,C,D\nA,B,${long}\nA,B,C,,\n`);
  expect(rowsOf(sheet)).toMatchObject([
    { number: 2, problem: 'no-name' },
    { number: 3, problem: 'shifted' },
    { number: 4, problem: 'too-long', column: 'description' },
    { number: 5, fields: { description: 'C' } },
  ]);
});

test('what fits no field is kept in the notes', () => {
  const sheet = sheetOf(
    'Company,Title,Status,Date applied,Url,Source,Job type,Excitement\nA,B,Odd,in May,ask Ana,Glassdoor,Gig,5\n',
  );
  const told = withColumn(sheet, 7, 'notes');
  expect(rowsOf(told)[0]).toMatchObject({
    status: null,
    fields: {
      url: '',
      source: 'other',
      jobType: '',
      dateApplied: '',
      notes: [
        'Excitement: 5',
        'Source: Glassdoor',
        'Status: Odd',
        'Date applied: in May',
        'Posting link: ask Ana',
        'Job type: Gig',
      ].join('\n'),
    },
  });
});

test('pay is kept as written, and made of its parts where it is in several columns', () => {
  const pay = (head: string, row: string) => {
    const [read] = rowsOf(sheetOf(`Company,Title,${head}\nA,B,${row}\n`));
    return read && 'fields' in read ? [read.fields.salary, read.fields.pay?.yearlyMax] : read;
  };
  expect(pay('Salary', '"$85,000 - $95,000"')).toEqual(['$85,000 - $95,000', 9_500_000]);
  expect(pay('Min salary,Max salary,Currency', '80000,90000,USD')).toEqual(['USD 80000 - 90000', 9_000_000]);
  expect(pay('Max. Salary', '"$120,000"')).toEqual(['Up to $120,000', 12_000_000]);
  expect(pay('Rate,Pay period,Currency', '40,hour,USD')).toEqual(['USD 40 per hour', 8_320_000]);
});

test('the place says which dollar a bare sign is', () => {
  const currency = (head: string, row: string) => {
    const [read] = rowsOf(sheetOf(`Company,Title,${head}\nA,B,${row}\n`));
    return read && 'fields' in read ? read.fields.pay?.currency : read;
  };
  expect(currency('Salary,Location', '$80000,"Toronto, ON"')).toBe('CAD');
  expect(currency('Salary,City,Country', '$80000,Sydney,Australia')).toBe('AUD');
  expect(currency('Salary,Location', '$80000,"Austin, TX"')).toBe('USD');
});

test('a person decides: columns move, the order of dates and the words of statuses change', () => {
  const sheet = sheetOf('Firm,Title,Status,Date applied\nA,B,Odd,03/04/2026\n');
  expect(isSettled(sheet)).toBe(false);
  expect([sheet.dates, sheet.dateExample]).toEqual([
    { order: 'month-first', certainty: 'open' },
    '03/04/2026',
  ]);
  const changed = withStatusWord(withDateOrder(sheet, 'day-first'), 'Odd', 'offer-pending');
  expect(rowsOf(changed)[0]).toMatchObject({
    status: 'offer-pending',
    fields: { dateApplied: '2026-04-03' },
  });
  // What was chosen stays when another column changes.
  const later = withColumn(changed, 0, 'notes');
  expect([later.statuses, later.dates]).toEqual([changed.statuses, changed.dates]);
  // A field that another column had moves; a second column of notes joins.
  expect(withColumn(sheet, 1, 'companyName').mapping.slice(0, 2)).toEqual([null, 'companyName']);
  expect(withColumn(sheet, 3, null).dateExample).toBe('');
});

test('dates under “Applied” are days of application, also among answers of yes and no', () => {
  const sheet = sheetOf(
    'Company,Role,Applied,Status\nA,Cook,2026-08-01,Applied\nB,Baker,8/3/2026,Interviewing\nC,Host,Yes,\nD,Server,No,\nE,Miller,by phone,\n',
  );
  expect(rowsOf(sheet)).toMatchObject([
    { status: 'application-submitted', fields: { dateApplied: '2026-08-01', applied: true, notes: '' } },
    { status: 'interview-in-progress', fields: { dateApplied: '2026-08-03', applied: true, notes: '' } },
    { status: 'application-submitted', fields: { dateApplied: '', applied: true, notes: '' } },
    { status: null, fields: { dateApplied: '', applied: false, notes: '' } },
    { status: null, fields: { applied: false, notes: 'Date applied: by phone' } },
  ]);
  expect(sheet.dateExample).toBe('8/3/2026');
});

test.each([
  ['Yes - 8/1/2026', { dateApplied: '2026-08-01', applied: true, notes: '' }],
  ['✓ (Aug 1, 2026)', { dateApplied: '2026-08-01', applied: true, notes: '' }],
  ['yes: 2026-08-01', { dateApplied: '2026-08-01', applied: true, notes: '' }],
  ['No - 8/1/2026', { dateApplied: '', applied: false, notes: 'Applied (yes or no): No - 8/1/2026' }],
  ['Ana - 8/1/2026', { dateApplied: '', applied: false, notes: 'Applied (yes or no): Ana - 8/1/2026' }],
])('%j under “Applied”, among answers of yes and no', (cell, fields) => {
  const sheet = sheetOf(`Company,Role,Applied\nA,Cook,"${cell}"\nB,Baker,No\n`);
  expect(rowsOf(sheet)[0]).toMatchObject({ fields });
});

test('the address a person applied with in a file of LinkedIn is not a contact of the job', () => {
  const sheet = sheetOf(
    `${linkedIn}\n8/1/2026,me@x.example,555-0100,Acme,Nurse,https://a.example/1,cv.pdf,\n`,
  );
  expect(rowsOf(sheet)[0]).toMatchObject({
    fields: { contactInfo: '', notes: '', dateApplied: '2026-08-01' },
  });
});

test('days that nothing says the meaning of are asked about, and kept in the notes meanwhile', () => {
  const sheet = sheetOf('Company,Title,List,Coffee,Interview date\nA,B,Applied,2026-08-01,2026-08-02\n');
  expect([openDateColumns(sheet), isSettled(sheet)]).toEqual([[3], false]);
  expect(rowsOf(sheet)[0]).toMatchObject({ fields: { notes: 'Coffee: 2026-08-01', dateAdded: '' } });
  const answered = withColumn(sheet, 3, 'interviewDate');
  expect([openDateColumns(answered), isSettled(answered)]).toEqual([[], true]);
  expect(rowsOf(answered)[0]).toMatchObject({
    events: [
      { event: 'interviewDate', date: '2026-08-01', name: 'Coffee' },
      { event: 'interviewDate', date: '2026-08-02', name: '' },
    ],
  });
});

test('a day beside the answer that nobody applied is no day of application', () => {
  const sheet = sheetOf(
    'Company,Role,Date,Applied\nA,Cook,2026-08-01,No\nB,Baker,2026-08-02,Yes\nC,Host,2026-08-03,\n',
  );
  expect(rowsOf(sheet)).toMatchObject([
    { fields: { dateApplied: '', applied: false, notes: 'Date applied: 2026-08-01' } },
    { fields: { dateApplied: '2026-08-02', applied: true } },
    { fields: { dateApplied: '2026-08-03', applied: true } },
  ]);
});

test('a guess does not count until it is answered, and what it was read from stays in the notes', () => {
  const sheet = sheetOf('Company,Title,List,Date Added\nA,B,Interview - Rejected,2026-08-01\n');
  expect(sheet.format).toBe('huntr');
  expect(isSettled(sheet)).toBe(false);
  expect(openGuesses(sheet)).toMatchObject([
    { word: 'Interview - Rejected', guess: 'rejected-after-interview' },
  ]);
  expect(rowsOf(sheet)[0]).toMatchObject({ status: null, fields: { notes: 'Status: Interview - Rejected' } });
  const yes = withGuesses(sheet);
  expect([isSettled(yes), openGuesses(yes)]).toEqual([true, []]);
  expect(rowsOf(yes)[0]).toMatchObject({ status: 'rejected-after-interview', fields: { notes: '' } });
  const no = withStatusWord(sheet, 'Interview - Rejected', null);
  expect(openGuesses(no)).toEqual([]);
  expect(rowsOf(no)[0]).toMatchObject({ status: null, fields: { notes: 'Status: Interview - Rejected' } });
  const dated = withGuesses(sheetOf('Company,Title,Status\nA,B,Rejected on 8/12 by mail\n'));
  expect(rowsOf(dated)[0]).toMatchObject({ fields: { notes: 'Status: Rejected on 8/12 by mail' } });
});

test('a rejection beside an interview came after it, unless its word says otherwise', () => {
  const head = 'Company,Title,Status,Interview date';
  const read = (status: string, date: string) => rowsOf(sheetOf(`${head}\nA,B,${status},${date}\n`))[0];
  expect(read('Rejected', '2026-08-01')).toMatchObject({ status: 'rejected-after-interview' });
  expect(read('Rejected', '')).toMatchObject({ status: 'rejected-before-interview' });
  expect(read('Rejected before interview', '2026-08-01')).toMatchObject({
    status: 'rejected-before-interview',
  });
});

test('the day of a file is the day, whatever zone it is read in', () => {
  const zone = process.env.TZ;
  const days = [
    '2026-08-01T00:00:00Z',
    '2026-08-01T00:00:00.000Z',
    '2026-08-01T23:30:00-07:00',
    '2026-08-01 00:00',
  ];
  try {
    for (const place of ['Pacific/Honolulu', 'America/New_York', 'UTC', 'Pacific/Auckland']) {
      process.env.TZ = place;
      for (const day of days) {
        const [row] = rowsOf(sheetOf(`Company,Title,Date applied,Date added\nA,B,${day},${day}\n`));
        const fields = row && 'fields' in row ? row.fields : {};
        expect([place, day, fields.dateApplied]).toEqual([place, day, '2026-08-01']);
        expect(dateOfText(fields.dateAdded ?? '')).toBe('2026-08-01');
      }
    }
  } finally {
    process.env.TZ = zone;
  }
});

test('what is no table has no sheet', () => {
  expect(importSheet('x', [], 'month-first')).toBeNull();
  expect(importSheet('x', [[''], ['', ' ']], 'month-first')).toBeNull();
});
