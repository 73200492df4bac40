import type { Review, SkipReason } from '@foothold/core/resume-review/review.ts';
import { type CheckId, checkGroups, checkOf } from '@foothold/core/resume-review/review-checks.data.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { reviewCheckName } from '../../../shared/writing/review-check-names.ts';
import { ListFold } from '../../../ui/lists/list-fold.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { token } from '../../../ui/tokens.ts';
import { useReviewActions } from './use-review-actions.tsx';
import { groupNames, skipWords } from './use-review-words.ts';

type Props = { review: Review; isAll: boolean; hasFound: boolean };

/** Below the findings, folded: the checks that passed, those that could not be made, and those that are not for this person. */
export function ReviewNotes({ review, isAll, hasFound }: Props) {
  const { i18n } = useLingui();
  const { show } = useReviewActions();
  const hidden = review.skipped.filter(({ why }) => why === 'hidden');
  const skipped = review.skipped.filter(({ why }) => why !== 'hidden');
  const passed = review.passed.length;
  const name = (check: CheckId) => i18n._(reviewCheckName(check));
  return (
    <>
      {!hasFound && (
        <li style={{ listStyle: 'none' }}>
          <EmptyState title={isAll ? <Trans>Nothing to fix</Trans> : <Trans>Nothing in this group</Trans>}>
            <Trans>
              A rule-based review checks spelling, dates and conventions. Whether it is true and fits the job,
              you know best.
            </Trans>
          </EmptyState>
        </li>
      )}
      {isAll && passed > 0 && (
        <Fold id="passed" label={<Plural value={passed} one="# check passed" other="# checks passed" />}>
          {checkGroups.map((group) => {
            const checks = review.passed.filter((check) => checkOf(check).group === group);
            return (
              checks.length > 0 && (
                <Line key={group}>
                  <b>{i18n._(groupNames[group])}</b>: {checks.map(name).join(' · ')}
                </Line>
              )
            );
          })}
        </Fold>
      )}
      {isAll && skipped.length > 0 && (
        <Fold
          id="skipped"
          label={<Plural value={skipped.length} one="# check not run" other="# checks not run" />}
        >
          {[...Map.groupBy(skipped, ({ why }) => why)].map(([why, checks]) => (
            <Line key={why}>
              {checks.map(({ check }) => name(check)).join(' · ')}: {i18n._(skipWords[why as SkipReason])}
            </Line>
          ))}
        </Fold>
      )}
      {isAll && hidden.length > 0 && (
        <Fold
          id="hidden"
          label={<Plural value={hidden.length} one="# check not for you" other="# checks not for you" />}
        >
          {hidden.map(({ check }) => (
            <Line key={check}>
              {name(check)}{' '}
              <Button variant="text" size="small" onClick={() => void show(check)}>
                <Trans>Check again</Trans>
              </Button>
            </Line>
          ))}
        </Fold>
      )}
    </>
  );
}

function Fold({ id, label, children }: { id: string; label: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ListFold id={`fold-${id}`} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
        {label}
      </ListFold>
      {isOpen && (
        <Box component="li" sx={{ listStyle: 'none', borderBlockEnd: `1px solid ${token('line')}` }}>
          <Box component="ul" sx={{ margin: 0, padding: { xs: '8px 0 12px', md: '8px 16px 12px' } }}>
            {children}
          </Box>
        </Box>
      )}
    </>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        listStyle: 'none',
        paddingBlock: '3px',
        fontSize: { xs: '0.9375rem', md: '0.8125rem' },
        lineHeight: '20px',
        color: token('text-2'),
        '& b': { fontWeight: 570, color: token('text') },
      }}
    >
      {children}
    </Box>
  );
}
