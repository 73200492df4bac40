import {
  operatorDecide,
  operatorLog,
  operatorQueue,
  operatorSelf,
  type QueueItem,
} from '@foothold/core/contract/operator.ts';
import type { FastifyInstance } from 'fastify';
import type { Db, Queryable } from '../../db/db.ts';
import { AppError } from '../../errors.ts';
import { bind } from '../../http/bind.ts';
import { operatorMessage } from './operator.messages.ts';
import { type DirectoryModeration, decide } from './operator-work.ts';
import { isOperator, operatorLogPage } from './operators.ts';

type Options = {
  db: Db;
  now: () => Date;
  secret: string;
  directory: DirectoryModeration & {
    queue(db: Queryable): Promise<{ items: QueueItem[]; total: number }>;
  };
};

/** Mounts the calls of operators; everybody else gets 403. Who is one is asked at every call. */
export function operatorRoutes(app: FastifyInstance, { db, now, secret, directory }: Options): void {
  const mustBeOperator = async (userId: string) => {
    if (!(await isOperator(db, userId))) throw new AppError('forbidden', operatorMessage('operators-only'));
  };
  bind(app, operatorSelf, async ({ caller }) => ({ isOperator: await isOperator(db, caller.userId) }));
  bind(app, operatorQueue, async ({ caller: { userId } }) => {
    await mustBeOperator(userId);
    return directory.queue(db);
  });
  bind(app, operatorLog, async ({ caller: { userId }, query }) => {
    await mustBeOperator(userId);
    return operatorLogPage(db, query);
  });
  bind(app, operatorDecide, async ({ caller: { userId }, body }) => {
    await mustBeOperator(userId);
    const { takenOff, undo } = await decide(
      { db, directory, secret, now: now() },
      { ...body, operatorId: userId },
    );
    return { success: true as const, takenOff, undo };
  });
}
