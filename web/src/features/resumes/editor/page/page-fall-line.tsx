import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { useSectionNames } from '../../../../shared/resumes/section-words.ts';
import { fieldControl } from '../form/field-control.ts';
import { itemForm } from '../form/item-forms.data.ts';
import type { PageFall } from './page-fall.ts';

/** Lines of a last page up to which it says so: that few can mostly be brought back. */
const few = 8;

/** Says quietly what falls on the pages behind the first. */
export function PageFallLine({ fall, whole }: { fall: PageFall; whole: WholeResume }) {
  const name = useFieldName(whole);
  const [second] = fall.starts;
  const what = second ? name(second.field) : '';
  const { page, lines } = fall;
  if (lines <= few)
    return (
      <Plural
        value={lines}
        one={`# line falls on page ${page}. A tighter spacing may bring it back.`}
        other={`# lines fall on page ${page}. A tighter spacing may bring them back.`}
      />
    );
  if (what === '' || !second) return null;
  // A line, or dates below a title: what they belong to begins on the page before.
  if (/\/(?:notes|summary)\/\d+$/.test(second.field)) return <Trans>“{what}” continues on page 2.</Trans>;
  return <Trans>Page 2 begins with “{what}”.</Trans>;
}

function useFieldName(whole: WholeResume) {
  const { titleOf } = useSectionNames();
  return (field: string): string => {
    const found = fieldControl(field, whole);
    if (!found) return '';
    const { section, item } = found;
    const placed = whole.resume.arrangement.find((one) => one.section === section);
    const title = section === 'Contact' ? '' : titleOf(placed ?? { section, title: '' });
    if (!item) return title;
    const form = itemForm(section);
    const [part = ''] = field.split('/');
    const items = whole[part as 'experience'] as unknown as readonly Record<string, unknown>[];
    const row = items.find(({ internalId }) => internalId === item.id);
    const parts = [row?.[form.title], row?.[form.subtitle ?? '']].filter(Boolean);
    return parts.length > 0 ? parts.join(', ') : title;
  };
}
