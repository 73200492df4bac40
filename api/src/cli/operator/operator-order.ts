import type { Db } from '../../db/db.ts';
import type { RunImport } from '../../modules/import/events.ts';
import { OperatorError } from './operator-action.ts';
import { operatorActions } from './operator-actions.ts';

/** The format of an order for an operator’s sub-command: its name and arguments stand where others have files. */
export const operatorFormat = 'operator';

// What people wrote goes to a terminal: no sign may steer it.
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ');

/** Carries out a sub-command and tells its lines. */
export function operatorOrder({ db, now, secret }: { db: Db; now: () => Date; secret: string }): RunImport {
  return async ({ files: [name = '', ...args] }, { tell }) => {
    try {
      const action = operatorActions.find((one) => one.name === name);
      if (!action) throw new OperatorError(`There is no command ${name}.`);
      const lines = (await action.run({ db, now, secret, args })).map(plain);
      for (const text of lines.slice(0, -1)) tell({ kind: 'told', text });
      tell({ kind: 'loaded', text: lines.at(-1) ?? 'Done.' });
    } catch (cause) {
      const message =
        cause instanceof OperatorError ? plain(cause.message) : `The command failed: ${String(cause)}`;
      tell({ kind: 'failed', message, written: false });
    }
  };
}
