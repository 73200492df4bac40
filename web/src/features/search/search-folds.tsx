import type { JobSearchAnswer } from '@foothold/core/contract/jobs.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ListDivider } from '../../ui/lists/list-divider.tsx';
import { ListFold } from '../../ui/lists/list-fold.tsx';
import { wordsOutside } from './posting/found-because.ts';
import { type ListItem, oldKey } from './search-list.ts';

type DividerProps = { count: number | null; answer: JobSearchAnswer; term: string };

/** Above what is not all that was asked for: how many jobs that are. */
export function CloseDivider({ count }: { count: number }) {
  const { i18n } = useLingui();
  return (
    <ListDivider title={<Trans>Close to what you asked</Trans>}>
      <Trans>Not all of it is met</Trans>
      {` · ${numberFormat(i18n.locale).format(count)}`}
    </ListDivider>
  );
}

/** Above what has the words in its text alone: the words, and how many jobs these are. */
export function TextDivider({ count, answer, term }: DividerProps) {
  const { i18n } = useLingui();
  const trades = answer.understood.filter(({ kind }) => kind === 'trade').map(({ text }) => text);
  const words = [...trades, ...wordsOutside(answer.correctedTerm ?? term, answer.understood)].join(' ');
  return (
    <ListDivider title={<Trans>Mentioned in the text</Trans>}>
      {words === '' ? <Trans>Not in the title</Trans> : <Trans>“{words}” is not in the title</Trans>}
      {count !== null && ` · ${numberFormat(i18n.locale).format(count)}`}
    </ListDivider>
  );
}

type EmployerProps = { fold: ListItem & { kind: 'fold' }; onToggle: (company: string) => void };

/** “8 more at Acme”: the other jobs of the employer above, unfolded in place. */
export function EmployerFold({ fold, onToggle }: EmployerProps) {
  const { t } = useLingui();
  const { key, company, count, unfolded } = fold;
  return (
    <ListFold
      id={key}
      isInset
      isOpen={unfolded === 'here'}
      isBusy={unfolded === 'loading'}
      onToggle={() => onToggle(company)}
    >
      {unfolded === 'failed' ? (
        <Trans>The jobs at {company} could not be loaded. Try again</Trans>
      ) : (
        t`${plural(count, { one: `# more at ${company}`, other: `# more at ${company}` })}`
      )}
    </ListFold>
  );
}

/** What was posted over a year ago: left out with its number, or among the rows. */
export function OldFold({ count, onToggle }: { count: number | null; onToggle: () => void }) {
  const { t } = useLingui();
  return (
    <ListFold id={oldKey} isOpen={count === null} onToggle={onToggle}>
      {count === null ? (
        <Trans>Leave out what was posted over a year ago</Trans>
      ) : (
        t`${plural(count, { one: '# more, posted over a year ago', other: '# more, posted over a year ago' })}`
      )}
    </ListFold>
  );
}
