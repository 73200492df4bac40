import type { Review } from '@foothold/core/resume-review/review.ts';
import { type CheckGroup, checkGroups } from '@foothold/core/resume-review/review-checks.data.ts';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Picker } from '../../../ui/fields/picker.tsx';
import { ListHead } from '../../../ui/lists/list-head.tsx';
import { foundIn } from './found-in.ts';
import { ReviewCounts } from './review-counts.tsx';
import { groupNames } from './use-review-words.ts';

type Props = { review: Review; group: CheckGroup | null; onGroup: (group: CheckGroup | null) => void };

/** Above the findings: how many of which kind, and the choice of a group. */
export function ReviewHead({ review, group, onGroup }: Props) {
  const { t, i18n } = useLingui();
  const groups = checkGroups.filter((one) => one === group || foundIn(review, one).length > 0);
  return (
    <ListHead
      end={
        groups.length > 1 && (
          <Box sx={{ paddingBlock: '6px' }}>
            <Picker<CheckGroup | ''>
              lead=""
              label={t`Group of checks`}
              hasLabel={false}
              value={group ?? ''}
              onChange={(next) => onGroup(next === '' ? null : next)}
              options={[
                { value: '', label: t`All groups` },
                ...groups.map((one) => ({
                  value: one,
                  label: `${i18n._(groupNames[one])} (${foundIn(review, one).length})`,
                })),
              ]}
            />
          </Box>
        )
      }
    >
      {!review.isEmpty && <ReviewCounts review={review} />}
    </ListHead>
  );
}
