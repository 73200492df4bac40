import { readFileSync } from 'node:fs';

type Report = { userLimits?: { open_files?: { soft: number | string } } };

/**
 * How many files and sockets this process may have open at once (`ulimit -n`); Infinity where the system names no limit.
 * Node raises the soft limit to the hard one when it starts, so this is read from the running process.
 */
export function openFilesLimit(): number {
  try {
    const line = readFileSync('/proc/self/limits', 'utf8')
      .split('\n')
      .find((one) => one.startsWith('Max open files'));
    const [soft] = line?.slice('Max open files'.length).trim().split(/\s+/) ?? [];
    if (soft) return Number(soft) || Number.POSITIVE_INFINITY;
  } catch {
    // Not Linux.
  }
  // Node's types do not know it: else every address of this machine is looked up.
  Object.assign(process.report, { excludeNetwork: true });
  const soft = (process.report.getReport() as Report).userLimits?.open_files?.soft;
  return Number(soft) || Number.POSITIVE_INFINITY;
}
