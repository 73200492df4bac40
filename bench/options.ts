import { parseArgs } from 'node:util';

/** The four benches. */
export const benchNames = ['search', 'geo', 'http', 'local'] as const;
export type BenchName = (typeof benchNames)[number];

/** What was asked for on the command line. */
export type BenchOptions = {
  names: readonly BenchName[];
  rows: readonly number[];
  jobs: readonly number[];
  rounds: number;
  seconds: number;
};

/** Said by --help, and beside a mistake. */
export const benchHelp = `npm run bench [-- NAME…] [-- OPTIONS]

  NAME              ${benchNames.join(', ')}; none: all of them
  --rows N,N        search: numbers of postings, ascending (16000,200000)
  --rounds N        search, geo and local: how often each thing is measured (10)
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
export function readOptions(args: readonly string[]): BenchOptions | 'help' {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      rows: { type: 'string', default: '16000,200000' },
      jobs: { type: 'string', default: '1000,10000,100000' },
      rounds: { type: 'string', default: '10' },
      seconds: { type: 'string', default: '5' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return 'help';
  const names = positionals.map((given) => {
    const name = benchNames.find((one) => one === given);
    if (!name) throw new Error(`There is no bench ${given}; there are: ${benchNames.join(', ')}.`);
    return name;
  });
  const [rounds = 0] = ascending('rounds', values.rounds);
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new Error(`--seconds takes a number above 0; it was “${values.seconds}”.`);
  return {
    names: names.length > 0 ? benchNames.filter((name) => names.includes(name)) : benchNames,
    rows: ascending('rows', values.rows),
    jobs: ascending('jobs', values.jobs),
    rounds,
    seconds,
  };
}
