import type { QueueAccount } from '@foothold/core/contract/operator.ts';
import { directoryModeration } from '../../modules/companies/people/moderation.ts';
import type { OperatorAction } from './operator-action.ts';

const day = (at: string) => at.slice(0, 10);
const by = (account: QueueAccount | null) =>
  account
    ? `by ${account.id}, account of ${day(account.madeAt)}, ${account.contributions} contributions${account.isClosed ? ', closed' : ''}`
    : 'by a deleted account';

/** Lists what is disputed or proposed, disputed first. */
export const queue: OperatorAction = {
  name: 'queue',
  usage: 'queue                            what is disputed or proposed, with the numbers of both',
  async run({ db }) {
    const { items, total } = await directoryModeration.queue(db);
    if (items.length === 0) return ['Nothing is disputed or proposed.'];
    const lines = items.flatMap(({ companyName, field, known, proposals, disputes }) => [
      `${companyName}, ${field}: ${known || 'nothing shown'}`,
      ...proposals.map(
        ({ id, words, at, isKnown, agreements, account }) =>
          `  value ${id}  ${isKnown ? 'shown' : 'proposed'} ${day(at)} ${by(account)}, ${agreements} agree: ${words || '(empty)'}`,
      ),
      ...disputes.map(
        ({ id, reason, words, at, proposalId, account }) =>
          `  dispute ${id}  of ${proposalId === null ? 'the shown value' : `value ${proposalId}`} ${day(at)} ${by(account)}: ${reason}${words ? `, “${words.replace(/\s+/gu, ' ')}”` : ''}`,
      ),
    ]);
    return [...lines, ...(total > items.length ? [`${total - items.length} more wait behind these.`] : [])];
  },
};
