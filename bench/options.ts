import { parseArgs } from 'node:util';

/** The benches; all but the last six run when none is named. */
export const benchNames = [
  'search',
  'geo',
  'http',
  'local',
  'documents',
  'places',
  'known',
  'million',
  'companies',
  'truth',
  'index',
  'fuzz',
] as const;
const usual = benchNames.slice(0, 6);
export type BenchName = (typeof benchNames)[number];

/** The databases that `fuzz` may run against. */
const databases = ['pglite', 'postgres'] as const;
export type BenchDatabase = (typeof databases)[number];

/** What was asked for on the command line. */
export type BenchOptions = {
  names: readonly BenchName[];
  rows: readonly number[];
  /** Postings of `million`. */
  million: number;
  /** Minutes that `million` may copy in each database, and that `fuzz` may take with each. */
  minutes: number;
  /** Requests of `fuzz` to each of these databases, made by this seed. */
  requests: number;
  databases: readonly BenchDatabase[];
  seed: number;
  /** Postings that `known` asks for, and the files it takes in. */
  items: number;
  files: readonly string[];
  jobs: readonly number[];
  rounds: number;
  seconds: number;
};

/** Said by --help, and beside a mistake. */
export const benchHelp = `npm run bench [-- NAME…] [-- OPTIONS]

  NAME              ${usual.join(', ')}; none: all of them
  known FILE…       postings of these files (none: made ones) that are asked for by title and company
  million           a million made postings in each database: loading, bytes, searches
  companies         the directory of 10,000 employers over made postings: searches, and what it costs an import
  truth             a letter beside a resume: time of a check, sentences of a stream
  index             the index in the process over made postings: bytes, build, searches, suggestions, load
  fuzz              requests made from the contract, hostile ones among them, to a server on each database
  --requests N      fuzz: requests to each database (12000)
  --database NAME   fuzz: pglite, postgres or both (both)
  --seed N          fuzz: what the requests are made by; another one each time, or SEED=N
  --rows N,N        search, index: numbers of postings, ascending (16000,200000); million, companies: the last one (1000000)
  --items N         known: how many postings are asked for (1000)
  --minutes N       million, fuzz: the most that copying, or all requests, may take in each database (30, 3)
  --rounds N        search, geo, local, documents, places, million, companies, truth and index: how often each thing is measured (10)
  --seconds N       http: seconds of one round (5)
  --jobs N,N        local: numbers of jobs, ascending (1000,10000,100000)

Every table compares within one run. Times of two runs, or of two machines, say little.`;

function ascending(name: string, text: string): number[] {
  const numbers = text.split(',').map(Number);
  const isFit = numbers.every((value, at) => Number.isSafeInteger(value) && value > (numbers[at - 1] ?? 0));
  if (!isFit)
    throw new Error(`--${name} takes whole numbers, ascending and joined by commas; it was “${text}”.`);
  return numbers;
}

/** Reads the command line; 'help' when that is asked for. Throws a sentence that names what is wrong. */
export function readOptions(
  args: readonly string[],
  usualSeed = String(Math.floor(Math.random() * 1e9)),
): BenchOptions | 'help' {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      rows: { type: 'string' },
      items: { type: 'string', default: '1000' },
      minutes: { type: 'string' },
      requests: { type: 'string', default: '12000' },
      database: { type: 'string', default: 'both' },
      seed: { type: 'string' },
      jobs: { type: 'string', default: '1000,10000,100000' },
      rounds: { type: 'string', default: '10' },
      seconds: { type: 'string', default: '5' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return 'help';
  const after = positionals.includes('known') ? positionals.indexOf('known') + 1 : positionals.length;
  const names = positionals.slice(0, after).map((given) => {
    const name = benchNames.find((one) => one === given);
    if (!name) throw new Error(`There is no bench ${given}; there are: ${benchNames.join(', ')}.`);
    return name;
  });
  const [rounds = 0] = ascending('rounds', values.rounds);
  const [items = 0] = ascending('items', values.items);
  const [minutes = 0] = ascending('minutes', values.minutes ?? (names.includes('fuzz') ? '3' : '30'));
  const [requests = 0] = ascending('requests', values.requests);
  const [seed = 0] = ascending('seed', values.seed ?? usualSeed);
  const chosen = databases.filter((one) => values.database === one || values.database === 'both');
  if (chosen.length === 0)
    throw new Error(`--database takes pglite, postgres or both; it was “${values.database}”.`);
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new Error(`--seconds takes a number above 0; it was “${values.seconds}”.`);
  return {
    names: names.length > 0 ? benchNames.filter((name) => names.includes(name)) : usual,
    rows: ascending('rows', values.rows ?? '16000,200000'),
    million: ascending('rows', values.rows ?? '1000000').at(-1) ?? 0,
    minutes,
    requests,
    databases: chosen,
    seed,
    items,
    files: positionals.slice(after),
    jobs: ascending('jobs', values.jobs),
    rounds,
    seconds,
  };
}
