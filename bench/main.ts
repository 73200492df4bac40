import { buildWeb } from '../scripts/build-web.ts';
import { findChromium } from '../scripts/chromium.ts';
import { startPostgres } from '../scripts/postgres.ts';
import { companiesBench } from './companies-bench.ts';
import { documentsBench } from './documents-bench.ts';
import { fuzzBench } from './fuzz-bench.ts';
import { fuzzSides } from './fuzz-sides.ts';
import { geoBench } from './geo-bench.ts';
import { httpBench } from './http-bench.ts';
import { knownBench } from './known-bench.ts';
import { localBench } from './local-bench.ts';
import { load, machineFacts } from './machine.ts';
import { millionBench } from './million-bench.ts';
import { type BenchName, type BenchOptions, benchHelp, readOptions } from './options.ts';
import { placesBench } from './places-bench.ts';
import { postingIndexBench } from './posting-index-bench.ts';
import { searchBench } from './search-bench.ts';
import { databaseSides } from './sides.ts';
import { markdown, type Table } from './table.ts';
import { truthBench } from './truth-bench.ts';

// A fixed day: the made rows are then the same in every run.
const now = new Date('2026-08-25T12:00:00Z');
const connections = 10;
const httpRounds = 3;
const requests = 6;
const geoRequests = 10;
const fuzzConnections = 8;

const say = (text: string) => process.stdout.write(`${text}\n`);
// What is going on is no part of the report, so that it can be kept by `> report.md`.
const tell = (step: string) => process.stderr.write(`  ${step} …\n`);

const benches: Record<BenchName, (options: BenchOptions) => Promise<readonly Table[]>> = {
  async search({ rows, rounds }) {
    const postgres = await startPostgres();
    try {
      return await searchBench(await databaseSides(postgres.url), { rows, rounds, requests, now }, tell);
    } finally {
      await postgres.stop();
    }
  },
  async known({ files, rows, items }) {
    const [side] = await databaseSides('');
    return [await knownBench(side, { files, rows: rows[0] ?? 0, items, now }, tell)];
  },
  async million({ million, minutes, rounds }) {
    const postgres = await startPostgres().catch((cause: Error) => {
      tell(`without PostgreSQL: ${cause.message}`);
      return null;
    });
    try {
      const sides = await databaseSides(postgres?.url ?? '');
      const options = { rows: million, imported: 16_000, minutes, rounds, requests, now };
      const tables: Table[] = [];
      for (const side of postgres ? sides : sides.slice(0, 1))
        tables.push(...(await millionBench(side, options, tell)));
      return tables;
    } finally {
      await postgres?.stop();
    }
  },
  async companies({ million, rounds }) {
    const postgres = await startPostgres().catch((cause: Error) => {
      tell(`without PostgreSQL: ${cause.message}`);
      return null;
    });
    try {
      const sides = await databaseSides(postgres?.url ?? '');
      const options = { rows: million, employers: 10_000, imported: 4000, rounds, now };
      const tables: Table[] = [];
      for (const side of postgres ? sides : sides.slice(0, 1))
        tables.push(...(await companiesBench(side, options, tell)));
      return tables;
    } finally {
      await postgres?.stop();
    }
  },
  async truth({ rounds }) {
    return [truthBench(rounds * 20)];
  },
  async index({ rows, rounds }) {
    return await postingIndexBench({ rows, rounds, now }, tell);
  },
  async fuzz({ databases, requests: count, minutes, seed }) {
    const sides = await fuzzSides(databases);
    try {
      const options = { requests: count, minutes, seed, connections: fuzzConnections };
      const { tables, broken } = await fuzzBench(sides.all, options, tell);
      if (broken > 0) process.exitCode = 1;
      return tables;
    } finally {
      await sides.remove();
    }
  },
  async geo({ rounds }) {
    const postgres = await startPostgres();
    try {
      return await geoBench(await databaseSides(postgres.url), { rounds, requests: geoRequests }, tell);
    } finally {
      await postgres.stop();
    }
  },
  async places({ rounds }) {
    return [await placesBench({ places: 10_000, rounds: rounds * 5 }, tell)];
  },
  async http({ seconds }) {
    return [await httpBench({ seconds, rounds: httpRounds, connections })];
  },
  async local({ jobs, rounds }) {
    const chromium = findChromium();
    if (!chromium.ok) throw new Error(chromium.sentence);
    // WEB_DIR names pages that somebody built already.
    if (!process.env.WEB_DIR && !(await buildWeb()))
      throw new Error('The web pages did not build; the lines above say why.');
    return await localBench({ jobs, rounds, now, chromiumPath: chromium.path }, tell);
  },
  async documents({ rounds }) {
    const chromium = findChromium();
    if (!chromium.ok) throw new Error(chromium.sentence);
    return await documentsBench({ rounds, chromiumPath: chromium.path }, tell);
  },
};

function readArguments(): BenchOptions | null {
  try {
    const options = readOptions(process.argv.slice(2), process.env.SEED);
    if (options !== 'help') return options;
    say(benchHelp);
  } catch (cause) {
    process.stderr.write(`${(cause as Error).message}\n\n${benchHelp}\n`);
    process.exitCode = 2;
  }
  return null;
}

const options = readArguments();
if (options) {
  say(machineFacts());
  for (const name of options.names) {
    tell(name);
    const tables = await benches[name](options);
    say(`\n## ${name} (load average ${load()} at its end)\n\n${tables.map(markdown).join('\n\n')}`);
  }
}
