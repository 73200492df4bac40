import { spawnSync } from 'node:child_process';
import { projectRoot } from './lock-packages.ts';

// `npm run audit`: whether the registry signed what is installed, and whether what ships has known vulnerabilities. Ends
// with 1 for findings, and with 0 where the registry offers no such answer or cannot be reached, which is said.

/** What one question to the registry came to. */
export type AuditOutcome = { kind: 'clean' | 'findings' | 'unavailable'; lines: string[] };

type Signatures = { invalid: Named[]; missing: Named[] };
type Named = { name: string; version: string };
type Advisories = { vulnerabilities: Record<string, { name: string; severity: string; range: string }> };

/** Reads `npm audit signatures --json`: packages whose signature is missing or wrong. */
export function signatureOutcome(output: string, errors: string): AuditOutcome {
  const answer = parsed<Signatures>(output, ['invalid', 'missing']);
  if (!answer) return unavailable(output, errors);
  const of = (list: readonly Named[], problem: string) =>
    list.map(({ name, version }) => `${name}@${version} has ${problem}.`);
  const lines = [
    ...of(answer.invalid, 'a wrong signature: what is installed is not what the registry signed'),
    ...of(answer.missing, 'no signature, though its registry signs'),
  ];
  return { kind: lines.length > 0 ? 'findings' : 'clean', lines };
}

/** Reads `npm audit --json`: packages with known vulnerabilities. */
export function advisoryOutcome(output: string, errors: string): AuditOutcome {
  const answer = parsed<Advisories>(output, ['vulnerabilities']);
  if (!answer) return unavailable(output, errors);
  const lines = Object.values(answer.vulnerabilities).map(
    ({ name, severity, range }) => `${name} ${range}: ${severity}.`,
  );
  return { kind: lines.length > 0 ? 'findings' : 'clean', lines };
}

function parsed<T>(output: string, names: readonly string[]): T | null {
  try {
    const answer = JSON.parse(output) as T;
    const isAnswer = typeof answer === 'object' && answer !== null && names.every((name) => name in answer);
    return isAnswer ? answer : null;
  } catch {
    return null;
  }
}

/** The reason npm gives, in its first line or in the error of its JSON. */
function unavailable(output: string, errors: string): AuditOutcome {
  const told = parsed<{ message?: string; error?: { summary?: string } }>(output, []);
  const lines = [told?.error?.summary, told?.message, ...errors.split('\n')]
    .map((line) => line?.replace(/^npm (?:error|warn)\s*/i, '').trim() ?? '')
    .filter((line) => line !== '' && !/^(?:code|audit|A complete log)\b/.test(line));
  return { kind: 'unavailable', lines: lines.slice(0, 1) };
}

function npm(args: readonly string[]): [output: string, errors: string] {
  const run = spawnSync('npm', args, {
    cwd: projectRoot,
    encoding: 'utf8',
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return [run.stdout ?? '', run.stderr ?? ''];
}

function tell(what: string, { kind, lines }: AuditOutcome): void {
  if (kind === 'clean') console.log(`${what}: nothing found.`);
  if (kind === 'unavailable')
    console.log(
      `${what}: not checked, the registry gives no such answer${lines[0] ? ` (${lines[0]})` : ''}.`,
    );
  if (kind === 'findings') console.log(`${what}:\n${lines.join('\n')}`);
}

if (import.meta.main) {
  const signatures = signatureOutcome(...npm(['audit', 'signatures', '--json']));
  tell('Signatures of the installed packages', signatures);
  const advisories = advisoryOutcome(...npm(['audit', '--omit=dev', '--json']));
  tell('Known vulnerabilities of what ships', advisories);
  if ([signatures, advisories].some(({ kind }) => kind === 'findings')) process.exitCode = 1;
}
