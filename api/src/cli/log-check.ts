import type { Db } from '../db/db.ts';
import { type ChainedLog, chainedLogs } from '../db/log-chain.ts';
import { checkLogs, type LogCheck, type NotedLinks } from '../db/log-chain-check.ts';
import type { RunImport } from '../modules/import/events.ts';

/** The name by which a running server knows the order of the logs command. */
export const logCheckFormat = 'check-logs';
/** Stands in the order where no noted link is to be found again. */
export const noLink = 'none';

const logNames = Object.keys(chainedLogs) as ChainedLog[];
const linkPattern = /^(?:([a-z_]{1,40}):)?(\d{1,15}:[\da-f]{64})$/;

/**
 * Links as an earlier check printed them, `LOG:NUMBER:HASH` or of the security log `NUMBER:HASH`, by their logs; null where one is
 * something else or a log has two.
 */
export function readNotedLinks(texts: readonly string[]): NotedLinks | null {
  const links: NotedLinks = {};
  for (const text of texts) {
    const [, name = 'security_events', link] = linkPattern.exec(text) ?? [];
    const log = logNames.find((one) => one === name);
    if (link === undefined || log === undefined || links[log] !== undefined) return null;
    links[log] = link;
  }
  return links;
}

const count = (number: number, one: string) => `${number.toLocaleString('en')} ${one}`;

/** A check of a log as lines for an operator. */
export function logCheckLines({ log, entries, uncovered, newest, problems }: LogCheck): string[] {
  const older = uncovered > 0 ? `, ${count(uncovered, 'older than the chain')}` : '';
  return [
    `${log}: ${count(entries, 'entries')}${older}; ${problems.length > 0 ? 'ALTERED' : 'unaltered'}.`,
    ...problems.map((problem) => `  ${problem}`),
    ...(newest ? [`  Newest link: ${log}:${newest}`] : []),
  ];
}

/** Carries out the order of the logs command; its files are the noted links, or `noLink` alone. */
export function checkLogOrder({ db, secret }: { db: Db; secret: string }): RunImport {
  return async ({ files }, { tell }) => {
    try {
      const checks = await checkLogs(db, {
        secret,
        since: readNotedLinks(files.filter((text) => text !== noLink)) ?? {},
      });
      for (const text of checks.flatMap(logCheckLines)) tell({ kind: 'told', text });
      const altered = checks.filter(({ problems }) => problems.length > 0).map(({ log }) => log);
      if (altered.length > 0)
        tell({ kind: 'failed', message: `Altered: ${altered.join(', ')}.`, written: false });
      else tell({ kind: 'loaded', text: 'No log was altered.' });
    } catch (cause) {
      tell({
        kind: 'failed',
        message: `The logs could not be checked: ${(cause as Error).message}`,
        written: false,
      });
    }
  };
}
