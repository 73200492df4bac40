import type { Contact } from '@foothold/core/entities/contact/contact.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LetterField } from '../../../data/letters/letters.ts';
import { DraftNotes } from '../../../shared/documents/draft/draft-notes.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { fullDate } from '../shared/job-cells.ts';
import type { LetterDraft, LetterState } from './letter-draft.ts';
import { useContactOptions } from './use-contact-options.ts';
import { useLanguageOptions } from './use-language-options.ts';

type Props = {
  state: LetterState;
  draft: LetterDraft;
  contacts: readonly Contact[];
  sentOn: string;
  hasResume: boolean;
};

/** What a person should know of the letter: why it is not stored, what another tab wrote, that one was sent. */
export function LetterNotes({ state, draft, contacts, sentOn, hasResume }: Props) {
  const { t } = useLingui();
  const people = useContactOptions(contacts);
  const languages = useLanguageOptions('');
  const day = fullDate(sentOn);
  const names: Readonly<Record<LetterField, string>> = {
    coverLetter: t`Letter`,
    contactUid: t({ message: 'To', context: 'letter' }),
    recipient: t`Address on the page`,
    language: t`Language`,
    written: t`Ledger`,
  };
  const inWords = (value: unknown, field: string) => {
    const options = field === 'contactUid' ? people : field === 'language' ? languages : [];
    return options.find((option) => option.value === value)?.label ?? String(value ?? '');
  };
  if (!state.problem && state.clashes.length === 0 && day === '' && hasResume) return null;
  return (
    <DraftNotes
      draft={draft}
      state={state}
      nameOf={({ field }) => names[field as LetterField]}
      inWords={(value, { field }) => inWords(value, field)}
    >
      {day !== '' && (
        <Note kind="quiet" icon="check" title={<Trans>You sent a letter on {day}.</Trans>}>
          <Trans>It is saved as you sent it. What you write here changes only this draft.</Trans>
        </Note>
      )}
      {!hasResume && (
        <Note kind="quiet" icon="info" title={<Trans>You have no resume here yet.</Trans>}>
          <Trans>With one, the letter has your name and address at the top and looks like it.</Trans>
        </Note>
      )}
    </DraftNotes>
  );
}
