import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import type { Answer } from '../../ui/notes/use-answer.ts';
import type { OccupationLine } from './occupation-line.ts';
import { type OccupationList, occupationListAddress } from './occupation-list.ts';

type Props = {
  answer: Pick<Answer<unknown, unknown>, 'phase' | 'shown' | 'isSlow'>;
  rows: readonly OccupationLine[];
  list: OccupationList;
  selected: string | null;
  onGo: (parts: Partial<OccupationList>) => void;
};

/** The occupations and groups of the list, or what is in their place. A group leads one level down. */
export function OccupationRows({ answer, rows, list, selected, onGo }: Props) {
  const { t } = useLingui();
  if (!answer.shown)
    return answer.phase === 'loading' && answer.isSlow ? (
      <SkeletonRows label={t`Looking for occupations`} after={0} />
    ) : null;
  if (rows.length === 0)
    return (
      <EmptyState
        title={
          list.text ? (
            <Trans>No occupation is called “{list.text}”</Trans>
          ) : (
            <Trans>There is nothing below this one</Trans>
          )
        }
        actions={
          <Button variant="outlined" onClick={() => onGo({ text: '', group: 'all', code: '' })}>
            <Trans>Browse all occupations</Trans>
          </Button>
        }
      >
        {list.text && <Trans>A more general word may find one: “engineer” instead of a specialty.</Trans>}
      </EmptyState>
    );
  return rows.map(({ code, description, hasChildren }) => (
    <ListRow
      key={code}
      id={code}
      to={occupationListAddress(hasChildren ? { text: '', group: code, code: '' } : { ...list, code })}
      selected={code === selected}
      title={description}
      second={hasChildren ? t`Group ${code}` : code}
    />
  ));
}
