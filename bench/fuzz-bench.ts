import { contractRoutes } from '@foothold/api/src/testing/test-contract.ts';
import {
  describeRequest,
  type FuzzRequest,
  type FuzzTarget,
  fuzzedOutside,
  sampleRequests,
} from '@foothold/api/src/testing/test-fuzz-request.ts';
import { fuzzProblem, isAnnounced, longestAnswer } from '@foothold/api/src/testing/test-fuzz-verdict.ts';
import { type FuzzOutcome, fuzzClient } from './fuzz-client.ts';
import { signIn } from './fuzz-person.ts';
import { rawMessages } from './fuzz-raw.data.ts';
import { rawProblem } from './fuzz-raw.ts';
import type { FuzzServer } from './fuzz-server.ts';
import { figure, megabytes, type Table } from './table.ts';

export type FuzzOptions = {
  /** Requests to one database, and the most minutes that they may take. */
  requests: number;
  minutes: number;
  seed: number;
  connections: number;
};

/** A database to run against. */
export type FuzzSide = { name: string; start: () => Promise<FuzzServer> };

/** Milliseconds between two looks at the health of the server while it is fuzzed. */
const lookEvery = 500;
/** Requests of one target in a round. */
const perRound = 4;
/** Problems that are shown; all are counted. */
const maxShown = 20;
/** Growth of the memory of the server, over what it had after its start, above which something is kept. */
const maxGrowth = 600_000_000;

class Tally {
  requests = 0;
  readonly classes: Record<string, number> = {};
  announced = 0;
  failures = 0;
  hangs = 0;
  closed = 0;
  slowest = 0;
  slowestCall = '';
  slowestHealth = 0;
  raw = 0;
  startBytes = 0;
  maxBytes = 0;
  seconds = 0;
  readonly problems: string[] = [];

  noteTime(what: string, ms: number): void {
    if (ms <= this.slowest) return;
    this.slowest = ms;
    this.slowestCall = what;
  }

  take(request: FuzzRequest, outcome: FuzzOutcome): void {
    this.requests += 1;
    const at = describeRequest(request);
    if (outcome === 'hung') {
      this.hangs += 1;
      this.problems.push(`no answer within ${longestAnswer} ms ← ${at}`);
    } else if (outcome === 'closed') {
      this.closed += 1;
      // A refusal may cut off a body that is too large before its sender has read the answer.
      if ((request.body?.length ?? 0) < 60_000) this.problems.push(`closed without an answer ← ${at}`);
    } else {
      const kind = `${Math.floor(outcome.status / 100)}xx`;
      this.classes[kind] = (this.classes[kind] ?? 0) + 1;
      this.noteTime(request.name, outcome.ms);
      if (isAnnounced(outcome)) this.announced += 1;
      else if (outcome.status >= 500) this.failures += 1;
      const problem = fuzzProblem(request, outcome);
      if (problem) this.problems.push(`${problem} ← ${at}`);
    }
  }
}

/** Requests of all targets in turn, round after round, each round of another seed. */
function* requestsOf(
  targets: readonly (readonly [string, FuzzTarget])[],
  seed: number,
  own: Record<string, string>,
): Generator<FuzzRequest> {
  for (let round = 0; ; round += 1) {
    const made = targets.map(([name, route], at) =>
      sampleRequests(name, route, { seed: seed + round * 1_000 + at, count: perRound, own }),
    );
    for (let turn = 0; turn < perRound; turn += 1)
      for (const requests of made) {
        const request = requests[turn];
        if (request) yield request;
      }
  }
}

async function fuzzOne(server: FuzzServer, options: FuzzOptions): Promise<Tally> {
  const tally = new Tally();
  const { url } = server;
  const targets: (readonly [string, FuzzTarget])[] = [...(await contractRoutes()), ...fuzzedOutside];
  const client = fuzzClient(url, options.connections);
  const person = await signIn(url);
  const requests = requestsOf(targets, options.seed, { id: person.id });
  const before = await server.state();
  tally.startBytes = before?.bytes ?? 0;
  const begin = performance.now();
  const deadline = begin + options.minutes * 60_000;
  let isOver = false;

  const worker = async () => {
    while (tally.requests < options.requests && performance.now() < deadline) {
      const { value: request } = requests.next();
      tally.take(
        request,
        await client.send(request, request.caller === 'member' ? await person.bearer() : ''),
      );
    }
  };
  const rawWorker = async () => {
    for (const [name, bytes] of Object.entries(rawMessages)) {
      if (isOver) return;
      const { text, isHung, ms } = await client.raw(bytes);
      tally.raw += 1;
      tally.noteTime(name, ms);
      if (isHung) tally.hangs += 1;
      const problem = isHung ? 'no answer' : rawProblem(text);
      if (problem) tally.problems.push(`${problem} ← ${name}`);
    }
  };
  const watcher = async () => {
    while (!isOver) {
      const begin = performance.now();
      const answer = await fetch(`${url}/api/health`).catch(() => null);
      tally.slowestHealth = Math.max(tally.slowestHealth, performance.now() - begin);
      if (answer?.status !== 200) tally.problems.push(`health: ${answer?.status ?? 'no answer'}`);
      await answer?.arrayBuffer();
      const now = await server.state();
      tally.maxBytes = Math.max(tally.maxBytes, now?.bytes ?? 0);
      for (const line of now?.errors ?? [])
        if (!/"msg":"(?:unavailable|vendor-failed)"/.test(line))
          tally.problems.push(`logged: ${line.slice(0, 600)}`);
      await new Promise((done) => setTimeout(done, lookEvery));
    }
  };

  const watching = watcher();
  await Promise.all([...Array.from({ length: options.connections }, worker), rawWorker()]);
  tally.seconds = (performance.now() - begin) / 1000;
  isOver = true;
  await watching;
  const after = await server.state();
  client.close();
  if (!after || !before) tally.problems.push('the server is gone');
  // What calls may write moves; postings, and the one account, stay.
  for (const table of ['posting', 'posting_text', 'users'])
    if (after?.rows[table] !== before?.rows[table])
      tally.problems.push(`${table}: ${before?.rows[table]} rows became ${after?.rows[table]}`);
  const growth = tally.maxBytes - tally.startBytes;
  if (growth > maxGrowth) tally.problems.push(`memory grew by ${megabytes(growth)}`);
  return tally;
}

/** Requests made from the contract against a server on each database; answers its tables and how many promises broke. */
export async function fuzzBench(
  sides: readonly FuzzSide[],
  options: FuzzOptions,
  tell: (step: string) => void = () => {},
): Promise<{ tables: Table[]; broken: number }> {
  const rows: string[][] = [];
  const problems: string[][] = [];
  let broken = 0;
  for (const { name, start } of sides) {
    tell(
      `${name}: up to ${figure(options.requests)} requests in ${options.minutes} minutes, SEED=${options.seed}`,
    );
    const server = await start();
    let tally: Tally;
    try {
      tally = await fuzzOne(server, options);
    } finally {
      const code = await server.stop();
      if (code !== 0) problems.push([name, `the server ended with ${code}`]);
    }
    broken += tally.problems.length;
    problems.push(...tally.problems.slice(0, maxShown).map((one) => [name, one.replaceAll('|', '¦')]));
    const of = (kind: string) => (tally.classes[kind] ?? 0).toLocaleString('en-US');
    rows.push([
      name,
      tally.requests.toLocaleString('en-US'),
      String(tally.raw),
      of('2xx'),
      of('3xx'),
      of('4xx'),
      String(tally.announced),
      String(tally.failures),
      String(tally.hangs),
      String(tally.closed),
      `${figure(tally.slowest)} (${tally.slowestCall})`,
      figure(tally.slowestHealth),
      `${megabytes(tally.startBytes)}, ${megabytes(tally.maxBytes)}`,
      figure(tally.seconds),
      String(options.seed),
    ]);
  }
  const head = [
    'database',
    'requests',
    'of raw bytes',
    '2xx',
    '3xx',
    '4xx',
    '5xx announced',
    '5xx other',
    'hangs',
    'closed',
    'slowest ms',
    'slowest health ms',
    'memory at start, at most',
    'seconds',
    'seed',
  ];
  const title = `Requests made from the contract, ${options.connections} at once`;
  const tables: Table[] = [{ title, head, rows }];
  if (problems.length > 0)
    tables.push({ title: 'Broken promises', head: ['database', 'what'], rows: problems });
  return {
    tables,
    broken: broken + problems.filter(([, what]) => what?.startsWith('the server ended')).length,
  };
}
