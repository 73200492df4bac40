import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { fullDate } from '../../../shared/postings/posting-words.ts';
import { Note } from '../../../ui/notes/note.tsx';
import type { CheckState } from './use-posting-check.ts';

type Props = { posting: JobSearchResult; check: CheckState; now: Date };

/** That nobody saw a posting for long, and what its source says of it now; nothing for others. */
export function PostingUnseen({ posting, check, now }: Props) {
  const { i18n } = useLingui();
  const seen = fullDate(posting.unseenSince ?? '', { now, locale: i18n.locale });
  if (!seen || check === 'closed') return null;
  if (check === 'open')
    return (
      <Note kind="quiet" icon="check">
        <Trans>Its source was just checked and still lists this posting.</Trans>
      </Note>
    );
  return (
    <Note kind="quiet" icon="history">
      <Trans>Last seen on {seen.date}. It may be gone.</Trans>{' '}
      {check === 'asking' && <Trans>Its source is being checked.</Trans>}
      {check === 'no-answer' && <Trans>Its source did not answer just now.</Trans>}
    </Note>
  );
}
