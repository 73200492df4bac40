import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { Finding } from '@foothold/core/resume-review/review.ts';
import { checkGroups, checkOf } from '@foothold/core/resume-review/review-checks.data.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { ListDivider } from '../../../ui/lists/list-divider.tsx';
import { ListRow } from '../../../ui/lists/list-row.tsx';
import { useFieldWords } from '../export/field-words.ts';
import { type ReviewView, writeReviewView } from './review-view.ts';
import { groupNames, useReviewWords } from './use-review-words.ts';
import { WeightSign } from './weight-sign.tsx';

type Props = {
  whole: WholeResume;
  found: readonly Finding[];
  selected: string | null;
  view: ReviewView;
  isFromBase: (finding: Finding) => boolean;
};

/** The findings under the names of their groups, with how many each has. */
export function ReviewRows({ whole, found, selected, view, isFromBase }: Props) {
  const { t, i18n } = useLingui();
  const { wordsOf } = useReviewWords();
  const placeOf = useFieldWords(whole);
  const groups = checkGroups
    .map((group) => ({ group, findings: found.filter(({ check }) => checkOf(check).group === group) }))
    .filter(({ findings }) => findings.length > 0);
  return groups.map(({ group, findings }) => (
    <Fragment key={group}>
      <ListDivider title={i18n._(groupNames[group])}>{findings.length}</ListDivider>
      {findings.map((finding) => (
        <ListRow
          key={finding.key}
          id={finding.key}
          lead={<WeightSign weight={checkOf(finding.check).weight} />}
          title={wordsOf(finding).title}
          second={finding.field === '' ? t`The whole resume` : placeOf(finding.field)}
          end={isFromBase(finding) && <Trans>from the base</Trans>}
          selected={finding.key === selected}
          to={{ search: writeReviewView({ ...view, open: finding.key }).toString() }}
        />
      ))}
    </Fragment>
  ));
}
