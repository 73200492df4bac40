import { type PostingList, sourcesGet } from '@foothold/core/contract/sources.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/db.ts';
import { bind } from '../../http/bind.ts';
import type { PostingSource, SourceBoard } from '../../providers/posting-sources/port.ts';
import { type BoardState, boardStates } from './boards.ts';
import { listProblem } from './list-problem.ts';

type Options = {
  db: Db;
  /** Every source that can be asked. */
  sources: readonly PostingSource[];
  /** The lists that the server reads by itself. */
  targets: () => readonly { source: PostingSource; board: SourceBoard }[];
};

/** Mounts GET /api/jobs/sources: the lists that are read by themselves first, then those that were read once. */
export function sourcesRoutes(app: FastifyInstance, { db, sources, targets }: Options): void {
  bind(app, sourcesGet, async ({ signal }) => {
    const states = new Map(
      (await boardStates(db.reader(signal))).map((state) => [`${state.source}\n${state.board}`, state]),
    );
    const asked = targets().map(({ source, board }) => {
      const key = `${source.name}\n${board.token}`;
      const state = states.get(key);
      states.delete(key);
      return listOf(source, board, state, true);
    });
    const others = [...states.values()].flatMap((state) => {
      const source = sources.find(({ name }) => name === state.source);
      return source && state.askedAt !== null
        ? [listOf(source, { token: state.board, company: '' }, state, false)]
        : [];
    });
    return { lists: [...asked, ...others] };
  });
}

function listOf(
  { label, terms }: PostingSource,
  { token, company }: SourceBoard,
  state: BoardState | undefined,
  isAsked: boolean,
): PostingList {
  return {
    service: label,
    board: token,
    employer: company,
    isAsked,
    terms,
    askedAt: iso(state?.askedAt),
    readAt: iso(state?.readAt),
    listed: state?.listed ?? 0,
    added: state?.added ?? 0,
    changed: state?.changed ?? 0,
    closed: state?.closed ?? 0,
    refused: state?.refused ?? 0,
    refusedReason: state?.refusedReason ?? '',
    problem: state?.problem ?? '',
    ...(state?.problem && state.problemKind && { problemText: listProblem(state.problemKind) }),
    notBefore: state?.problem ? iso(state.notBefore) : null,
  };
}

function iso(ms: number | null | undefined): string | null {
  return ms === null || ms === undefined ? null : new Date(ms).toISOString();
}
