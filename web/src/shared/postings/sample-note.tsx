import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { saveSetting, useSetting } from '../../data/settings/settings.ts';
import { noteSeen, wasSeen } from '../../platform/server/last-seen.ts';
import { Note } from '../../ui/notes/note.tsx';
import { GetPostings, useMayGetPostings } from './get-postings.tsx';

/** Says that the postings are made up, why, and how to get real ones; once read it can be put away for good. */
export function SampleNote() {
  const dismissed = useSetting('jobSearch', 'sampleNote');
  const mayGet = useMayGetPostings();
  const [wasAway] = useState(() => wasSeen('sampleNoteAway'));
  const isAway = dismissed === undefined ? wasAway : dismissed !== '';
  useEffect(() => {
    if (dismissed !== undefined) noteSeen('sampleNoteAway', dismissed !== '');
  }, [dismissed]);
  if (isAway) return null;
  return (
    <Note
      kind="dashed"
      icon="sample"
      title={<Trans>These are sample postings.</Trans>}
      {...(mayGet && { action: <GetPostings /> })}
      onDismiss={() => void saveSetting('jobSearch', 'sampleNote', 'dismissed')}
    >
      {mayGet ? (
        <Trans>The companies are fictional. They are removed when real postings arrive.</Trans>
      ) : (
        <Trans>
          The companies are fictional. They are removed when real postings arrive:{' '}
          <code>npm run postings -- import FILE</code>
        </Trans>
      )}
    </Note>
  );
}
