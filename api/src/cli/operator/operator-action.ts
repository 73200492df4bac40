import type { Db } from '../../db/db.ts';

/** What a sub-command of `npm run operator` is given. */
export type OperatorCall = {
  db: Db;
  now: () => Date;
  /** The secret of the site, whose key seals the chains of logs. */
  secret: string;
  /** What stands after its name. */
  args: readonly string[];
};

/** One sub-command: it answers the lines to show. Throws OperatorError where it cannot do what it should. */
export type OperatorAction = {
  name: string;
  /** What stands after `npm run operator -- `, a few blanks, and what it does. */
  usage: string;
  /** Its options, such as `--passkeys`; none where it is absent. */
  options?: readonly string[];
  run(call: OperatorCall): Promise<readonly string[]>;
};

/** Why a sub-command did nothing, in words for the terminal. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
