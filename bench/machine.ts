import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

function git(...args: string[]): string {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';
}

/** How busy the machine is: the mean number of processes that wanted a processor in the last minute. */
export function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

/** What the figures of a report were measured on, one fact per line. */
export function machineFacts(): string {
  const changed = git('status', '--porcelain') ? ', with changes that are not committed' : '';
  return [
    `${availableParallelism()} processors (${cpus()[0]?.model.trim() || 'unknown'})`,
    `Node ${process.versions.node} on ${process.platform}`,
    `commit ${git('rev-parse', '--short', 'HEAD') || 'unknown'}${changed}`,
    `load average ${load()} at the start`,
  ].join('\n');
}
