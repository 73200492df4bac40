import { dateFormat } from '@foothold/core/text/formats.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ListHead } from '../lists/list-head.tsx';
import type { Answer } from './use-answer.ts';

type Props = {
  answer: Pick<Answer<unknown, unknown>, 'phase' | 'shown' | 'isFormer' | 'isSlow' | 'cancel'>;
  /** While it loads: “Looking for cities…”. */
  waiting: ReactNode;
  /** How many there are: “1,204 cities”. */
  count: ReactNode;
  /** How the list is sorted. */
  end?: ReactNode;
};

/** Above the rows of a list of the server: how many there are and since when, or what is waited for, with Cancel. */
export function AnswerHead({ answer, waiting, count, end }: Props) {
  const { i18n } = useLingui();
  const { phase, shown, isFormer, isSlow, cancel } = answer;
  const isWaiting = phase === 'loading' && isSlow;
  const time =
    shown && (phase === 'offline' || isFormer)
      ? dateFormat(i18n.locale, {
          hour: 'numeric',
          minute: '2-digit',
          timeZoneName: 'short',
        }).format(shown.at)
      : null;
  return (
    <ListHead
      busy={phase === 'loading'}
      end={
        isWaiting ? (
          <Button
            key="cancel"
            variant="text"
            onClick={cancel}
            sx={{ minHeight: { md: 32 }, fontSize: '0.8125rem', marginInlineEnd: '-8px' }}
          >
            <Trans>Cancel</Trans>
          </Button>
        ) : (
          end
        )
      }
    >
      {isWaiting && waiting}
      {!isWaiting && !shown && phase !== 'loading' && <Trans>No answer yet</Trans>}
      {!isWaiting && shown && count}
      {!isWaiting && time !== null && <Trans>, as of {time}</Trans>}
    </ListHead>
  );
}
