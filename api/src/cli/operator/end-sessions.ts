import { createLogChain } from '../../db/log-chain.ts';
import { endEverySignIn, removeEveryPasskey } from '../../modules/user/session-repo.ts';
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
  async run({ db, now, secret, args }) {
    const [who, ...others] = args.filter((arg) => arg !== flag);
    if (!who || others.length > 0) throw new OperatorError(`Name one account: ${usage.split('  ')[0]}`);
    const at = now();
    return db.transaction(async (tx) => {
      const [user] = await tx.query<{ id: string; email: string }>(
        'SELECT id, email FROM users WHERE id = $1 OR email = $2 FOR UPDATE',
        [who, who.trim().toLowerCase()],
      );
      if (!user) throw new OperatorError(`No account has the address or id ${who}.`);
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
      return [
        `Signed ${user.email} out: ${counted(sessions, 'sign-in')} and ${counted(links, 'unused link')} ended.`,
        ...(passkeys === null ? [] : [`Removed ${counted(passkeys, 'passkey')}; none is asked for anymore.`]),
      ];
    });
  },
};
