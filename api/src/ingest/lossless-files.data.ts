/** A CSV of a head and rows. */
export const csv = (head: string, rows: readonly string[]) => `${[head, ...rows].join('\n')}\n`;
/** So many rows. */
export const times = <T>(count: number, row: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => row(at));

/** 60 openings of two trades at three agencies in one town, as an authority lists them. */
export const alikeRow = (at: number) =>
  `${at % 2 ? 'Nurse' : 'Clerk'},Agency ${at % 3},"Austin, TX",You work for the public.`;
/** Its columns, all of them known. */
export const alikeHead = 'Title,Agency,Location,Duties';
const number = (at: number) => 840_000_000 + at * 7919;
/** Files of 60 such rows, each of which shows otherwise that they are 60 postings. */
export const alikeFiles: [name: string, file: string, content: string][] = [
  [
    'a control number and a link under names nobody knows',
    'government.csv',
    csv(
      `${alikeHead},Control No.,Web Page`,
      times(60, (at) => `${alikeRow(at)},${number(at)},https://jobs.example/v/${number(at)}`),
    ),
  ],
  [
    'a control number alone',
    'number.csv',
    csv(
      `${alikeHead},Announcement Control`,
      times(60, (at) => `${alikeRow(at)},${number(at)}`),
    ),
  ],
  [
    'a link alone',
    'link.csv',
    csv(
      `${alikeHead},Online`,
      times(60, (at) => `${alikeRow(at)},https://jobs.example/?n=${number(at)}`),
    ),
  ],
  [
    'a code of letters and digits',
    'code.csv',
    csv(
      `${alikeHead},Bulletin`,
      times(60, (at) => `${alikeRow(at)},AB-${number(at)}`),
    ),
  ],
  [
    'a number before the head of a spreadsheet',
    'index.csv',
    csv(
      `Row,${alikeHead}`,
      times(60, (at) => `${at + 1},${alikeRow(at)}`),
    ),
  ],
  [
    'an id of the agency, and a link of the posting',
    'agency-id.csv',
    csv(
      `id,${alikeHead},page`,
      times(60, (at) => `${at % 3},${alikeRow(at)},https://jobs.example/${at}`),
    ),
  ],
  [
    'an id of the agency, and a number of the posting',
    'agency-number.csv',
    csv(
      `id,${alikeHead},Vacancy No`,
      times(60, (at) => `${at % 3},${alikeRow(at)},V${number(at)}`),
    ),
  ],
  [
    'one link of each agency, and a link of each posting',
    'links.csv',
    csv(
      `${alikeHead},url,Announcement`,
      times(60, (at) => `${alikeRow(at)},https://agency.example/${at % 3}/jobs,https://jobs.example/${at}`),
    ),
  ],
  [
    'numbers of some and links of some',
    'some.csv',
    csv(
      `${alikeHead},Nr,Seite`,
      times(
        60,
        (at) => `${alikeRow(at)},${at % 2 ? number(at) : ''},${at % 2 ? '' : `https://jobs.example/${at}`}`,
      ),
    ),
  ],
  [
    'nothing but a remark',
    'remark.csv',
    csv(
      `${alikeHead},Remark`,
      times(60, (at) => `${alikeRow(at)},Desk ${at}`),
    ),
  ],
  [
    'NDJSON with a number under an odd name',
    'odd.ndjson',
    times(60, (at) =>
      JSON.stringify({
        positionTitle: 'Nurse',
        agency: 'Agency',
        town: 'Austin',
        usajobsControlNumber: number(at),
      }),
    ).join('\n'),
  ],
  [
    'a list with a link under an odd name',
    'odd.json',
    JSON.stringify(
      times(60, (at) => ({
        positionTitle: 'Nurse',
        agency: 'Agency',
        uri: `https://jobs.example/${at}`,
      })),
    ),
  ],
  [
    'times of the day beside a number',
    'times.csv',
    csv(
      `${alikeHead},Collected,Lfd`,
      times(60, (at) => `${alikeRow(at)},2026-11-20T10:00:${String(at).padStart(2, '0')}Z,${number(at)}`),
    ),
  ],
];

/** Columns of a file that states no source. */
export const sharedHead = 'id,title,company,location';
/** 20 rows of a file, with ids from 1. */
export const tradeFile = (trade: string, town: string, from = 1) =>
  csv(
    sharedHead,
    times(20, (at) => `${at + from},${trade} ${at},Fern ${at},"${town}"`),
  );
/** Pairs of files with 20 rows each that share their ids. */
export const sharedFiles: [name: string, one: [string, string], other: [string, string]][] = [
  ['other work', ['a.csv', tradeFile('Cook', 'Austin, TX')], ['b.csv', tradeFile('Baker', 'Austin, TX')]],
  [
    'the same titles in another town',
    ['a.csv', tradeFile('Cook', 'Austin, TX')],
    ['b.csv', tradeFile('Cook', 'Boise, ID')],
  ],
  [
    'files of one name in two folders',
    ['x/jobs.csv', tradeFile('Cook', 'Austin, TX')],
    ['y/jobs.csv', tradeFile('Baker', 'Austin, TX')],
  ],
  [
    'one name, the same titles, another town',
    ['x/jobs.csv', tradeFile('Cook', 'Austin, TX')],
    ['y/jobs.csv', tradeFile('Cook', 'Boise, ID')],
  ],
  [
    'another text alone',
    [
      'a.csv',
      csv(
        `${sharedHead},description`,
        times(20, (at) => `${at},Cook,Fern,"Austin, TX",You cook soup.`),
      ),
    ],
    [
      'b.csv',
      csv(
        `${sharedHead},description`,
        times(20, (at) => `${at},Cook,Fern,"Austin, TX",You bake bread.`),
      ),
    ],
  ],
  [
    'other links alone',
    [
      'a.csv',
      csv(
        `${sharedHead},url`,
        times(20, (at) => `${at},Cook,Fern,"Austin, TX",https://a.example/${at}`),
      ),
    ],
    [
      'b.csv',
      csv(
        `${sharedHead},url`,
        times(20, (at) => `${at},Cook,Fern,"Austin, TX",https://b.example/${at}`),
      ),
    ],
  ],
  [
    'other links alone, in files of one name',
    [
      'x/links.csv',
      csv(
        `${sharedHead},url`,
        times(20, (at) => `${at},Cook,Fern,"Austin, TX",https://a.example/${at}`),
      ),
    ],
    [
      'y/links.csv',
      csv(
        `${sharedHead},url`,
        times(20, (at) => `${at},Cook,Fern,"Austin, TX",https://b.example/${at}`),
      ),
    ],
  ],
  [
    'one address for all jobs',
    [
      'x/one.csv',
      csv(
        `${sharedHead},url`,
        times(20, (at) => `${at},Cook ${at},Fern,"Austin, TX",https://a.example/jobs`),
      ),
    ],
    [
      'y/one.csv',
      csv(
        `${sharedHead},url`,
        times(20, (at) => `${at},Driver of trucks,Fern,"Austin, TX",https://a.example/jobs`),
      ),
    ],
  ],
  [
    'CSV and NDJSON',
    ['a.csv', tradeFile('Cook', 'Austin, TX')],
    [
      'b.ndjson',
      times(20, (at) => JSON.stringify({ id: at + 1, title: `Baker ${at}`, company: 'Fern' })).join('\n'),
    ],
  ],
  [
    'a list and an object by id',
    [
      'a.json',
      JSON.stringify(times(20, (at) => `${at}`).map((id) => ({ id, title: 'Cook', company: 'Fern' }))),
    ],
    [
      'b.json',
      JSON.stringify(
        Object.fromEntries(times(20, (at) => `${at}`).map((id) => [id, { title: 'Baker', company: 'Fern' }])),
      ),
    ],
  ],
  [
    'other columns',
    ['a.csv', tradeFile('Cook', 'Austin, TX')],
    [
      'b.csv',
      csv(
        'uid,role,employer',
        times(20, (at) => `${at + 1},Baker ${at},Elm`),
      ),
    ],
  ],
  [
    'the same source said by both, and other links',
    [
      'a.csv',
      csv(
        `${sharedHead},source,url`,
        times(20, (at) => `${at},Cook ${at},Fern,"Austin, TX",My list,https://a.example/${at}`),
      ),
    ],
    [
      'b.csv',
      csv(
        `${sharedHead},source,url`,
        times(20, (at) => `${at},Cook ${at},Fern,"Austin, TX",My list,https://b.example/${at}`),
      ),
    ],
  ],
];
