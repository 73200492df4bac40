import { Trans, useLingui } from '@lingui/react/macro';
import { type ComparedSide, useComparables } from '../../../data/documents/comparable.ts';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { ComparedResumes } from './compared-resumes.tsx';

type Props = Record<'left' | 'right', ComparedSide>;

/** Two resumes side by side, place by place, with the words that differ marked; what is the same is folded away. */
export function ResumeComparison({ left, right }: Props) {
  const { t } = useLingui();
  const sides = useComparables({ left, right });
  if (!sides) return <SkeletonRows count={4} label={t`Comparing`} />;
  if (!sides.left || !sides.right)
    return (
      <Note kind="bad" icon="info" role="alert" title={<Trans>One of the two can no longer be read.</Trans>}>
        <Trans>It may have been deleted. The other one is unchanged.</Trans>
      </Note>
    );
  return <ComparedResumes left={sides.left} right={sides.right} />;
}
