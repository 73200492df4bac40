import { setTimeout as wait } from 'node:timers/promises';
import { trimEndCharacters } from '@foothold/core/text/trim-characters.ts';
import { ConfigurationError, type Env } from '../config/env.ts';
import { userAgentOf } from '../config/user-agent.ts';
import { isBoardToken, type PostingSource, type SourceBoard } from '../providers/posting-sources/port.ts';
import type { SourceAccess } from '../providers/posting-sources/source-request.ts';
import { adzuna } from '../sources/adzuna/request.ts';
import { arbeitnow } from '../sources/arbeitnow/request.ts';
import { ashby } from '../sources/ashby/request.ts';
import { greenhouse } from '../sources/greenhouse/request.ts';
import { hackerNews } from '../sources/hacker-news/request.ts';
import { lever } from '../sources/lever/request.ts';
import { recruitee } from '../sources/recruitee/request.ts';
import { remoteOk } from '../sources/remote-ok/request.ts';
import { remotive } from '../sources/remotive/request.ts';
import { smartRecruiters } from '../sources/smart-recruiters/request.ts';
import { theMuse } from '../sources/the-muse/request.ts';
import { usaJobs } from '../sources/usa-jobs/request.ts';
import { workable } from '../sources/workable/request.ts';
import { starterBoards } from './starter-boards.data.ts';

/** One list that can be asked: a feed, or a board at a source. */
export type SourceTarget = { source: PostingSource; board: SourceBoard };

/** A source with the host that it asks. */
export type KnownSource = PostingSource & { readonly host: string };

/** A text that names no list of postings; the message says what is wrong with it. */
export class SourceNameError extends Error {
  override name = 'SourceNameError';
}

type Variables = Pick<
  Env,
  | 'SITE_NAME'
  | 'SUPPORT_EMAIL'
  | 'GREENHOUSE_BASE_URL'
  | 'LEVER_BASE_URL'
  | 'ASHBY_BASE_URL'
  | 'SMARTRECRUITERS_BASE_URL'
  | 'RECRUITEE_BASE_URL'
  | 'WORKABLE_BASE_URL'
  | 'REMOTIVE_BASE_URL'
  | 'REMOTEOK_BASE_URL'
  | 'ARBEITNOW_BASE_URL'
  | 'THEMUSE_BASE_URL'
  | 'HN_BASE_URL'
  | 'ADZUNA_BASE_URL'
  | 'ADZUNA_APP_ID'
  | 'ADZUNA_APP_KEY'
  | 'USAJOBS_BASE_URL'
  | 'USAJOBS_EMAIL'
  | 'USAJOBS_KEY'
>;

/** Every source that can be asked (Adzuna and USAJOBS with their keys only), whether it is or not. Making them calls nobody. */
export function postingSources(
  env: Variables,
  options: { now: () => Date; version: string; sleep?: SourceAccess['sleep'] },
): KnownSource[] {
  const { now, version, sleep = waitFor } = options;
  const { ADZUNA_APP_ID: appId, ADZUNA_APP_KEY: appKey, USAJOBS_EMAIL, USAJOBS_KEY } = env;
  const at = (base: string): SourceAccess => ({
    base: trimEndCharacters(base, /\//),
    fetch,
    userAgent: userAgentOf(env, version),
    now,
    sleep,
  });
  const from = (base: string, make: (access: SourceAccess) => PostingSource): KnownSource => ({
    ...make(at(base)),
    host: new URL(base).host,
  });
  return [
    from(env.GREENHOUSE_BASE_URL, greenhouse),
    from(env.LEVER_BASE_URL, lever),
    from(env.ASHBY_BASE_URL, ashby),
    from(env.SMARTRECRUITERS_BASE_URL, smartRecruiters),
    from(env.RECRUITEE_BASE_URL, recruitee),
    from(env.WORKABLE_BASE_URL, workable),
    from(env.REMOTIVE_BASE_URL, remotive),
    from(env.REMOTEOK_BASE_URL, remoteOk),
    from(env.ARBEITNOW_BASE_URL, arbeitnow),
    from(env.THEMUSE_BASE_URL, theMuse),
    from(env.HN_BASE_URL, hackerNews),
    ...(appId && appKey ? [from(env.ADZUNA_BASE_URL, (access) => adzuna(access, { appId, appKey }))] : []),
    ...(USAJOBS_EMAIL && USAJOBS_KEY
      ? [
          from(env.USAJOBS_BASE_URL, (access) =>
            usaJobs({
              ...access,
              headers: { 'user-agent': USAJOBS_EMAIL, 'authorization-key': USAJOBS_KEY },
            }),
          ),
        ]
      : []),
  ];
}

/**
 * The lists that texts name: `remotive`, `greenhouse:anthropic`, `lever:acme=Acme Inc.` (what the employer is called),
 * or `greenhouse` for the boards we know to begin with. Each list once. Throws SourceNameError.
 */
export function targetsOf(texts: readonly string[], sources: readonly PostingSource[]): SourceTarget[] {
  const targets = texts
    .map((text) => text.trim())
    .filter(Boolean)
    .flatMap((text) => targetsIn(text, sources));
  return [...new Map(targets.map((target) => [keyOf(target), target])).values()];
}

async function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  await wait(ms, undefined, { signal });
}

/** The lists of POSTING_SOURCES. Throws ConfigurationError. */
export function configuredTargets(
  { POSTING_SOURCES }: Pick<Env, 'POSTING_SOURCES'>,
  sources: readonly PostingSource[],
): SourceTarget[] {
  try {
    return targetsOf(POSTING_SOURCES, sources);
  } catch (cause) {
    if (!(cause instanceof SourceNameError)) throw cause;
    throw new ConfigurationError([`POSTING_SOURCES: ${cause.message}`]);
  }
}

const keyOf = ({ source, board }: SourceTarget) => `${source.name}:${board.token.toLowerCase()}`;

function targetsIn(text: string, sources: readonly PostingSource[]): SourceTarget[] {
  const [, name = '', token, company] = /^([^:=]*)(?::([^=]*))?(?:=(.*))?$/.exec(text) ?? [];
  const source = sources.find((one) => one.name === name.trim().toLowerCase());
  if (!source) {
    const known = sources.map((one) => one.name).join(', ');
    throw new SourceNameError(`There is no posting source ${name.trim() || text}; there are: ${known}.`);
  }
  const { label, hasBoards, boards } = source;
  if (!hasBoards) {
    if (token === undefined && company === undefined) return [{ source, board: { token: '', company: '' } }];
    throw new SourceNameError(`${label} is one list: name it ${source.name}, not ${text}.`);
  }
  if (token === undefined && company === undefined)
    return (starterBoards[source.name] ?? []).map((board) => ({ source, board }));
  const board = (token ?? '').trim();
  if (!isBoardToken(board))
    throw new SourceNameError(
      `${text} names no board of ${label}: write ${source.name}:BOARD, as the board is called in its address.`,
    );
  if (boards) {
    const only = board.toLowerCase();
    if (!Object.hasOwn(boards, only))
      throw new SourceNameError(`${label} has no board ${board}; it has: ${Object.keys(boards).join(', ')}.`);
    return [{ source, board: { token: only, company: boards[only] ?? '' } }];
  }
  return [{ source, board: { token: board, company: company?.trim() || companyOf(source.name, board) } }];
}

/** What the employer is called where nobody says: its board's name, written as a name. */
function companyOf(source: string, token: string): string {
  const known = starterBoards[source]?.find((board) => board.token === token.toLowerCase());
  if (known) return known.company;
  return token
    .split(/[-_.]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}

/** How a list is called in reports: “Greenhouse anthropic”, “Remotive”. */
export function targetLabel({ source, board }: SourceTarget): string {
  return [source.label, board.token].filter(Boolean).join(' ');
}

/** What is read by itself: the lists that the configuration names (`targets`), then those of the sources chosen by `names`. */
export function listsToRead(
  names: readonly string[],
  { sources, targets }: { sources: readonly PostingSource[]; targets: readonly SourceTarget[] },
): SourceTarget[] {
  const known = names.filter((name) => sources.some((source) => source.name === name));
  const all = [...targets, ...targetsOf(known, sources)];
  return all.filter((target, at) => all.findIndex((other) => keyOf(other) === keyOf(target)) === at);
}
