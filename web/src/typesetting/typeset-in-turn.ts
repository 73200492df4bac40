import { typesettingQueue } from './typesetting-queue.ts';
import { workerTypesetting } from './worker-typesetting.ts';

/** Sets a document when its turn comes; one engine for all exports and pictures of this tab. */
export const typesetInTurn = typesettingQueue(workerTypesetting);
