// Has schemathesis make requests from /api/openapi.json, with and without a session: npm run prove -- schemathesis.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { signIn } from '../fuzz-person.ts';
import { startFuzzServer } from '../fuzz-server.ts';
import { load, machineFacts } from '../machine.ts';
import { markdown, type Table } from '../table.ts';
import { acceptedDeviations } from './accepted-deviations.data.ts';
import { deviationOf, type Finding, readReport } from './read-findings.ts';

const version = '4.32.5';
const { values } = parseArgs({
  options: {
    // A bearer token lives five minutes, so that a run with a session ends before.
    seconds: { type: 'string', default: '200' },
    examples: { type: 'string', default: '20' },
    seed: { type: 'string', default: process.env.SEED ?? String(Math.floor(Math.random() * 1e9)) },
  },
});
const seconds = Math.min(Number(values.seconds), 270);
const maxShownOfKind = 15;

/** The program, installed into a virtual environment that stays for the next run. Throws a sentence. */
function program(): string {
  const folder = join(tmpdir(), `foothold-schemathesis-${version}`);
  const path = join(folder, 'bin/schemathesis');
  if (existsSync(path)) return path;
  process.stderr.write(`  installing schemathesis ${version} …\n`);
  for (const [command, ...args] of [
    ['python3', '-m', 'venv', folder],
    [join(folder, 'bin/pip'), 'install', '--quiet', `schemathesis==${version}`],
  ] as const) {
    const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8', timeout: 300_000 });
    if (status === 0) continue;
    rmSync(folder, { recursive: true, force: true });
    throw new Error(
      `schemathesis ${version} could not be installed: ${(error?.message ?? stderr).slice(-400)}`,
    );
  }
  return path;
}

async function run(schemathesis: string, url: string, report: string, bearer: string | null): Promise<void> {
  const args = [
    ...[
      'run',
      `${url}/api/openapi.json`,
      '--checks',
      'all',
      '--max-response-time',
      '30',
      '--phases',
      'coverage,fuzzing',
    ],
    // More workers make Python 3.11 fail by itself (“AST constructor recursion depth mismatch”).
    ...['--workers', '1', '--max-examples', values.examples, '--max-time', String(seconds)],
    ...['--seed', values.seed, '--continue-on-failure', '--no-shrink', '--request-timeout', '30'],
    ...['--suppress-health-check', 'all', '--generation-database', 'none', '--no-color'],
    ...['--report', 'ndjson', '--report-ndjson-path', report],
    ...(bearer ? ['--header', `Authorization: Bearer ${bearer}`] : []),
  ];
  const child = spawn(schemathesis, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir() });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    said += chunk;
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), (seconds + 120) * 1000);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  clearTimeout(timer);
  // 0: nothing found, 1: something found; both are read from the report.
  if (code !== 0 && code !== 1) throw new Error(`schemathesis ended with ${code}: ${said.slice(-600)}`);
}

const folder = mkdtempSync(join(tmpdir(), 'foothold-contract-'));
const tables: Table[] = [];
const unexpected: string[] = [];
try {
  const schemathesis = program();
  for (const kind of ['without a session', 'with a session'] as const) {
    process.stderr.write(`  ${kind} …\n`);
    const server = await startFuzzServer(join(folder, kind.replaceAll(' ', '-')));
    try {
      const bearer = kind === 'with a session' ? await (await signIn(server.url)).bearer() : null;
      const file = join(folder, `${kind.replaceAll(' ', '-')}.ndjson`);
      await run(schemathesis, server.url, file, bearer);
      const report = readReport(readFileSync(file, 'utf8'));
      const isUnexpected = (finding: Finding) => !deviationOf(finding, acceptedDeviations);
      const groups = Map.groupBy(report.findings, (finding) =>
        [finding.check, deviationOf(finding, acceptedDeviations)?.because ?? 'NOT ACCEPTED'].join('\0'),
      );
      tables.push({
        title: `${kind}: ${report.cases} requests to ${report.calls} calls`,
        head: ['check', 'findings', 'calls', 'accepted because'],
        rows: [...groups].map(([key, findings]) => {
          const [check = '', because = ''] = key.split('\0');
          return [
            check,
            String(findings.length),
            String(new Set(findings.map(({ call }) => call)).size),
            because,
          ];
        }),
      });
      for (const one of report.findings.filter(isUnexpected))
        unexpected.push(
          `${kind}, ${one.check}: ${one.request.slice(0, 400)} → ${one.status} ${one.answer.slice(0, 300)}`,
        );
      for (const error of report.errors) unexpected.push(`${kind}, error of the tool: ${error}`);
      if (report.cases === 0) unexpected.push(`${kind}: no request was made`);
      const errors = (await server.state())?.errors ?? ['the server is gone'];
      for (const line of errors) unexpected.push(`${kind}, the server logged: ${line.slice(0, 300)}`);
    } finally {
      await server.stop();
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
// Hundreds of one kind would hide the others.
const shown = [...Map.groupBy(unexpected, (line) => line.split(': ', 1)[0]).values()].flatMap((lines) =>
  lines.slice(0, maxShownOfKind),
);
process.stdout.write(
  `${machineFacts()}\n\nschemathesis ${version}, --seed ${values.seed} --examples ${values.examples} --seconds ${seconds} (load average ${load()})\n\n${tables.map(markdown).join('\n\n')}\n\n${
    unexpected.length === 0
      ? 'Every finding is an accepted deviation.'
      : `${unexpected.length} findings are not accepted, these among them:\n${shown.join('\n')}`
  }\n`,
);
if (unexpected.length > 0) process.exitCode = 1;
