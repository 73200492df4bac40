import type { JobSearchAnswer } from '@foothold/core/contract/jobs.ts';
import { totalText } from '@foothold/core/search/search.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ListFoot } from '../../ui/lists/list-foot.tsx';
import { PageTurner } from '../../ui/lists/page-turner.tsx';

type Props = { answer: JobSearchAnswer; onPage: (page: number) => void };

/** Under the rows: the keys that work here, which part of the list this is, and the way to the others. */
export function SearchFoot({ answer, onPage }: Props) {
  const { i18n } = useLingui();
  const { results, pagination, totalResults, totalIsCapped } = answer;
  return (
    <ListFoot
      keys={[
        { caps: ['j', 'k'], does: <Trans>move</Trans> },
        { caps: ['↵'], does: <Trans>open</Trans> },
        { caps: ['s'], does: <Trans>save</Trans> },
        { caps: ['o'], does: <Trans>expand</Trans> },
        { caps: ['/'], does: <Trans>search</Trans> },
      ]}
    >
      <PageTurner
        page={pagination.pageNumber}
        pageSize={pagination.pageSize}
        count={results.length}
        total={pagination.totalPages * pagination.pageSize}
        totalText={totalText(totalResults, totalIsCapped, i18n.locale)}
        onPage={onPage}
      />
    </ListFoot>
  );
}
