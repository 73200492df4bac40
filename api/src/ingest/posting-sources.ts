import { setTimeout as wait } from 'node:timers/promises';
import { trimEndCharacters } from '@foothold/core/text/trim-characters.ts';
import { ConfigurationError, type Env, isLoopback } from '../config/env.ts';
import { userAgentOf } from '../config/user-agent.ts';
import { doorFetch } from '../providers/outbound/door-fetch.ts';
import { guardedFetch } from '../providers/outbound/guarded-fetch.ts';
import { operatorConfigured, type Policy, type Wiring } from '../providers/outbound/open-connection.ts';
import type { Outbound } from '../providers/outbound/port.ts';
import { isBoardToken, type PostingSource, type SourceBoard } from '../providers/posting-sources/port.ts';
import type { SourceAccess } from '../providers/posting-sources/source-request.ts';
import { boardCompany } from '../sources/board-company.ts';
import { vendors } from '../sources/vendors.ts';

/** One list that can be asked: a feed, or a board at a source. */
export type SourceTarget = { source: PostingSource; board: SourceBoard };

/** A source with the host that it asks. */
export type KnownSource = PostingSource & { readonly host: string };

/** A text that names no list of postings; the message says what is wrong with it. */
export class SourceNameError extends Error {
  override name = 'SourceNameError';
}

type Variables = Pick<Env, 'SITE_NAME' | 'SUPPORT_EMAIL' | 'sources'>;

/** Every source that can be asked (those with keys only where they are set), whether it is or not. Making them calls nobody. */
export function postingSources(
  env: Variables,
  options: {
    now: () => Date;
    version: string;
    sleep?: SourceAccess['sleep'];
    outbound?: Outbound;
    wiring?: Wiring;
  },
): KnownSource[] {
  const { now, version, sleep = waitFor, outbound, wiring } = options;
  return vendors.flatMap(({ asked }): KnownSource[] => {
    if (!asked) return [];
    const own = env.sources[asked.variable];
    const address = own ?? asked.address;
    const names = Object.keys(asked.keys ?? {});
    const keys = Object.fromEntries(names.map((name) => [name, env.sources[name] ?? '']));
    if (names.some((name) => !keys[name])) return [];
    const access: SourceAccess = {
      base: trimEndCharacters(address, /\//),
      fetch: doorFetch(listPolicy(own), wiring),
      userAgent: userAgentOf(env, version),
      now,
      sleep,
      // An address of this machine, which only the configuration names, is none that the guard would ask.
      ...(outbound && !isLoopback(new URL(address).host) && { guarded: guardedFetch(outbound) }),
    };
    return [{ ...asked.make(access, keys), host: new URL(address).host }];
  });
}

/** The host that the operator wrote instead of the vendor’s is asked wherever it lies; every other one, also of a redirection, at public addresses alone. */
function listPolicy(own: string | undefined): (url: URL) => Policy {
  const mark = 'board-of-a-company';
  const [before = '', after] = own ? new URL(own.replace('{company}', mark)).host.split(mark) : [];
  const isOwn = ({ host }: URL) =>
    own !== undefined &&
    (after === undefined ? host === before : host.startsWith(before) && host.endsWith(after));
  return (url) => operatorConfigured(isOwn(url) ? 'as-named' : 'public');
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
    return startersOf(source.name).map((board) => ({ source, board }));
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
  return [{ source, board: { token: board, company: company?.trim() || boardCompany(source.name, board) } }];
}

/** The boards that the bare name of a source stands for. */
function startersOf(source: string): SourceBoard[] {
  const starters = vendors.find(({ name }) => name === source)?.asked?.starters ?? {};
  return Object.entries(starters).map(([token, company]) => ({ token, company }));
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
