import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { interleaved, median } from './measure.ts';
import { figure, ratio, type Table } from './table.ts';

export type HttpOptions = {
  /** Seconds of one round of one address. */
  seconds: number;
  rounds: number;
  connections: number;
};

type Running = { url: string; stop: () => Promise<void> };

async function start(file: string, args: string[] = []): Promise<Running> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [path, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const url = await new Promise<string>((done, fail) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      if (said.includes('\n')) done(said.trim());
    });
    ended.then(() => fail(new Error(`${file} ended before it listened.`)));
  });
  return {
    url,
    stop: () => {
      child.stdin?.end();
      return ended;
    },
  };
}

type Round = { perSecond: number; p50: number; p99: number };

async function cannon(url: string, seconds: number, connections: number): Promise<Round> {
  // It stops at the end of a sample only; its usual ones, of a second, would outlast a shorter round.
  const sampleInt = Math.min(1000, Math.ceil(seconds * 1000));
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    duration: seconds,
    connections,
    sampleInt,
  });
  if (non2xx + errors > 0) throw new Error(`${url} refused ${non2xx} requests and lost ${errors}.`);
  return { perSecond: (requests.average * 1000) / sampleInt, p50: latency.p50, p99: latency.p99 };
}

/** Small calls of the real server against a bare Fastify route that answers the same bytes, each in its own process. */
export async function httpBench({ seconds, rounds, connections }: HttpOptions): Promise<Table> {
  const product = await start('./http-app.ts');
  let bare: Running | undefined;
  try {
    const config = await (await fetch(`${product.url}/api/config`)).text();
    bare = await start('./http-bare.ts', [config]);
    const addresses = [
      { name: 'bare Fastify', url: `${bare.url}/bare` },
      { name: 'GET /api/config', url: `${product.url}/api/config` },
      { name: 'GET /api/health (one query)', url: `${product.url}/api/health` },
    ];
    for (const { url } of addresses) await cannon(url, Math.min(seconds, 1), connections);
    const all = addresses.map((): Round[] => []);
    await interleaved(
      addresses.map((_address, at) => at),
      rounds,
      async (at) => {
        const round = await cannon(addresses[at]?.url ?? '', seconds, connections);
        all[at]?.push(round);
        return round.perSecond;
      },
    );
    const of = (at: number, pick: (round: Round) => number) => median((all[at] ?? []).map(pick));
    return {
      title: `Small calls over loopback, ${connections} connections, ${rounds} × ${seconds} s each`,
      head: ['address', 'requests/s', 'p50 ms', 'p99 ms', 'requests/s ÷ bare', 'p99 ÷ bare'],
      rows: addresses.map(({ name }, at) => {
        const perSecond = of(at, (round) => round.perSecond);
        const p99 = of(at, (round) => round.p99);
        return [
          name,
          figure(perSecond),
          figure(of(at, (round) => round.p50)),
          figure(p99),
          ratio(
            perSecond,
            of(0, (round) => round.perSecond),
          ),
          // Latencies come in whole milliseconds; below one there is nothing to divide by.
          ratio(
            Math.max(p99, 1),
            Math.max(
              1,
              of(0, (round) => round.p99),
            ),
          ),
        ];
      }),
    };
  } finally {
    await product.stop();
    await bare?.stop();
  }
}
