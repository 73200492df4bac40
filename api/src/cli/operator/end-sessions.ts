import { createLogChain } from '../../db/log-chain.ts';
import { noteAction } from '../../modules/operator/operators.ts';
import { endEverySignIn, removeEveryPasskey } from '../../modules/user/session-repo.ts';
import { accountNamed } from './decisions.ts';
import { type OperatorAction, OperatorError } from './operator-action.ts';

const flag = '--passkeys';
const usage =
  'end-sessions ADDRESS|ID [--passkeys]  signs a person out everywhere; also removes the passkeys';

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/**
 * Ends every sign-in of one account with its tokens, unused mailed links, half-done sign-ins and a change of address that
 * waits; with `--passkeys` removes its passkeys and the demand for one, for an account that somebody else holds by them.
 */
export const endSessions: OperatorAction = {
  name: 'end-sessions',
  usage,
  options: [flag],
  async run(call) {
    const { db, now, secret, args } = call;
    const [who, ...others] = args.filter((arg) => arg !== flag);
    if (!who || others.length > 0) throw new OperatorError(`Name one account: ${usage.split('  ')[0]}`);
    const at = now();
    const userId = await accountNamed({ ...call, args: [who] });
    return db.transaction(async (tx) => {
      const [user] = await tx.query<{ id: string; email: string }>(
        'SELECT id, email FROM users WHERE id = $1 FOR UPDATE',
        [userId],
      );
      if (!user) throw new OperatorError(`There is no account ${who}.`);
      const { sessions, links } = await endEverySignIn(tx, { userId: user.id, at });
      const passkeys = args.includes(flag) ? await removeEveryPasskey(tx, user.id) : null;
      const kinds = ['all-sign-ins-ended', ...(passkeys === null ? [] : ['passkey-removed'])];
      const events = await tx.query<{ id: number }>(
        `INSERT INTO security_events (at, kind, reason, user_id)
         SELECT $1::timestamptz, unnest($2::text[]), 'operator', $3 RETURNING id::float8 AS id`,
        [at.toISOString(), kinds, user.id],
      );
      const chain = createLogChain({ secret, now });
      await chain.append(tx, 'security_events', { written: events.map(({ id }) => id) });
      const detail = passkeys === null ? '' : `with ${counted(passkeys, 'passkey')}`;
      const noted = { operatorId: '', action: 'end-sessions', subject: user.id, reason: '', detail, now: at };
      await noteAction(tx, chain, noted);
      return [
        `Signed ${user.email} out: ${counted(sessions, 'sign-in')} and ${counted(links, 'unused link')} ended.`,
        ...(passkeys === null ? [] : [`Removed ${counted(passkeys, 'passkey')}; none is asked for anymore.`]),
      ];
    });
  },
};
