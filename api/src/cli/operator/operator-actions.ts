import { accept } from './accept.ts';
import { appoint, dismiss, list } from './appointments.ts';
import { close } from './close.ts';
import { endSessions } from './end-sessions.ts';
import { keep } from './keep.ts';
import { log } from './log.ts';
import type { OperatorAction } from './operator-action.ts';
import { queue } from './queue.ts';
import { reopen } from './reopen.ts';
import { restore } from './restore.ts';
import { revert } from './revert.ts';
import { revertAll } from './revert-all.ts';

/** The sub-commands of `npm run operator`, in the order of its help. */
export const operatorActions: readonly OperatorAction[] = [
  appoint,
  dismiss,
  list,
  queue,
  accept,
  revert,
  restore,
  keep,
  revertAll,
  close,
  reopen,
  endSessions,
  log,
];
