import { operatorLogPage } from '../../modules/operator/operators.ts';
import type { OperatorAction } from './operator-action.ts';

/** Lists what operators did, the newest last. */
export const log: OperatorAction = {
  name: 'log',
  usage: 'log                              the last 200 things that operators did, the newest last',
  async run({ db }) {
    const { entries } = await operatorLogPage(db, { limit: 200 });
    if (entries.length === 0) return ['Operators did nothing yet.'];
    return entries
      .reverse()
      .map(({ at, name, isCommand, action, subject, reason, detail }) =>
        [
          at,
          isCommand ? 'this machine' : name || 'an operator',
          `${action} ${subject}`,
          detail,
          reason && `“${reason}”`,
        ]
          .filter(Boolean)
          .join('  '),
      );
  },
};
