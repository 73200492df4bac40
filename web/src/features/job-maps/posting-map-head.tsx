import { totalText } from '@foothold/core/search/search.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { AnswerHead } from '../../ui/notes/answer-head.tsx';
import type { JobMapState } from './job-map-address.ts';
import type { PostingMap } from './use-posting-map.ts';

type Props = { map: PostingMap; state: JobMapState; onWhole: () => void };

/** Above the rows: how many of the search the map, or one spot of it, shows. */
export function PostingMapHead({ map, state, onWhole }: Props) {
  const { i18n } = useLingui();
  const { list, points, moved } = map;
  const text = (answer: { totalResults: number; totalIsCapped: boolean } | undefined) =>
    answer ? totalText(answer.totalResults, answer.totalIsCapped, i18n.locale) : '';
  const here = <strong>{map.isOutside ? '0' : text(list.shown?.answer)}</strong>;
  const isOne = list.shown?.answer.totalResults === 1;
  const all = text(points.shown?.answer);
  const count = state.spot ? (
    isOne ? (
      <Trans>{here} job at this spot</Trans>
    ) : (
      <Trans>{here} jobs at this spot</Trans>
    )
  ) : moved && all ? (
    <Trans>
      {here} of {all} jobs on this map
    </Trans>
  ) : isOne ? (
    <Trans>{here} job</Trans>
  ) : (
    <Trans>{here} jobs</Trans>
  );
  return (
    <AnswerHead
      answer={list}
      waiting={<Trans>Searching…</Trans>}
      count={count}
      end={
        // Its own element: where Cancel stood a moment ago, a click would mean the other.
        state.spot && (
          <Button
            key="whole"
            variant="text"
            onClick={onWhole}
            sx={{ minHeight: { md: 32 }, fontSize: '0.8125rem' }}
          >
            <Trans>Show all</Trans>
          </Button>
        )
      }
    />
  );
}
