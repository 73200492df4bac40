import type { OptimizeReason } from '@foothold/core/ai/builtin/optimize.ts';
import { placedText } from '@foothold/core/ai/optimize/placed-text.ts';
import { grownBy, type Proposal } from '@foothold/core/ai/optimize/proposal.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSectionNames } from '../../../shared/resumes/section-words.ts';

/** Names the place of a proposal, and says why it was made. */
export function useProposalWords(whole: WholeResume) {
  const { t } = useLingui();
  const { nameOf } = useSectionNames();
  const reasons: Record<OptimizeReason, string> = {
    'stronger-verb': t`begins with what you did`,
    shorter: t`the same in fewer words`,
    tense: t`in the tense of this position`,
    'number-first': t`the number in front`,
    order: t`what they ask for first`,
  };

  function placeOf({ place, kind }: Proposal): string {
    const found = placedText(whole, place);
    if (!found) return nameOf('Skills');
    if (found.list === 'resume') return found.name === 'headline' ? t`Headline` : nameOf('Summary');
    const number = found.line + 1;
    const line = kind === 'order' ? t`order of lines` : t`line ${number}`;
    return [...holderOf(found), line].filter(Boolean).join(' · ');
  }

  function holderOf({ list, id }: { list: string; id: number }): string[] {
    const isIt = ({ internalId }: { internalId: number }) => internalId === id;
    if (list === 'experience') {
      const item = whole.experience.find(isIt);
      return [nameOf('Experience'), item?.companyName || item?.title || ''];
    }
    if (list === 'education') return [nameOf('Education'), whole.education.find(isIt)?.institutionName ?? ''];
    const item = whole.sections.find(isIt);
    return [nameOf(item?.resumeSectionName || 'Other'), item?.title ?? ''];
  }

  function whyOf({ reason, before, after, why }: Proposal): string {
    const more = grownBy(before, after);
    const longer = more > 0 ? plural(more, { one: '# word longer', other: '# words longer' }) : '';
    return [reason ? reasons[reason] : why, longer].filter(Boolean).join(' · ');
  }

  return { placeOf, whyOf };
}
