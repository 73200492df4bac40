import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { useLingui } from '@lingui/react/macro';
import { DraftNotes } from '../../../../shared/documents/draft/draft-notes.tsx';
import type { Clash } from '../../../../shared/documents/draft/pending-edits.ts';
import type { ResumeDraftState } from '../draft/resume-draft.ts';
import { type Owner, ownedRecord } from '../draft/resume-owner.ts';
import { useEditor } from '../editor-context.tsx';
import { itemForm } from '../form/item-forms.data.ts';

/** Why something of the resume is not stored, and fields that another tab changed too. */
export function EditorNotes({ state }: { state: ResumeDraftState }) {
  const { t } = useLingui();
  const { draft } = useEditor();
  const nameOf = useFieldName(state.whole);
  return (
    <DraftNotes
      draft={draft}
      state={state}
      nameOf={nameOf}
      inWords={(value) => {
        if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
        return typeof value === 'string' ? value : null;
      }}
    />
  );
}

/** A field in words: “Lines of Charge nurse”. */
function useFieldName(whole: WholeResume) {
  const { i18n, t } = useLingui();
  const ofResume: Readonly<Record<string, string>> = {
    name: t`Name`,
    title: t`Name of the resume`,
    headline: t`Headline`,
    email: t`E-mail`,
    phone: t`Phone`,
    location: t`Location`,
    summary: t`Summary`,
    photo: t`Photo`,
    arrangement: t`Order of sections`,
  };
  return ({ owner, field }: Clash<Owner>): string => {
    if (owner.table === 'resumes') return ofResume[field] ?? t`Look of the page`;
    const record = ownedRecord(whole, owner);
    const form = itemForm(String(record?.resumeSectionName ?? ''));
    const known = form.fields.flat().find(({ name }) => name === field);
    const label = known
      ? i18n._(known.label())
      : field === 'notes' && form.lines
        ? i18n._(form.lines())
        : field === 'isHidden'
          ? t`Hidden from the page`
          : field;
    const item = String(record?.[form.title] ?? '');
    return item ? t`${label} of ${item}` : label;
  };
}
