import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { deleteRecordings, recordingLimits, useRecordingsSize } from '../../data/practice/recordings.ts';
import { useSession } from '../../platform/server/session.ts';
import {
  type SpeechConsent,
  setSpeechConsent,
  useSpeechConsent,
} from '../../platform/speech/speech-consent.ts';
import { Segment } from '../../ui/buttons/segment.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { showToast } from '../../ui/toasts/toast.tsx';
import { token } from '../../ui/tokens.ts';
import { bytesText } from './bytes.ts';
import { useHashTarget } from './use-hash-target.ts';

const id = 'practice';

/** Whether the browser's maker may hear spoken answers, and the recordings that are kept in this browser. */
export function PracticeSection() {
  const { t, i18n } = useLingui();
  const { user } = useSession();
  const userId = user?.userId ?? '';
  const consent = useSpeechConsent(userId);
  const size = useRecordingsSize();
  const [isAsked, setAsked] = useState(false);
  const part = useHashTarget(id, size !== undefined);
  if (!size) return null;
  const bytes = bytesText(size.bytes, i18n.locale);
  const most = bytesText(recordingLimits.allBytes, i18n.locale);
  return (
    <div id={id} ref={part}>
      <SectionCard
        title={<Trans>Practice</Trans>}
        lead={<Trans>Answers you speak aloud. Both choices apply to this browser only.</Trans>}
      >
        <Box component="h3" sx={{ margin: '0 0 4px', fontSize: '0.875rem', fontWeight: 600 }}>
          <Trans>The maker of your browser may receive what you say, to transcribe it</Trans>
        </Box>
        <Segment
          label={t`The maker of your browser may receive your speech`}
          value={consent || 'ask'}
          options={[
            { value: 'yes', label: <Trans>Yes</Trans> },
            { value: 'no', label: <Trans>No</Trans> },
            { value: 'ask', label: <Trans>Ask me</Trans> },
          ]}
          onChange={(value) => setSpeechConsent(userId, (value === 'ask' ? '' : value) as SpeechConsent)}
        />
        <Box component="p" sx={{ margin: '6px 0 0', color: token('text-2'), fontSize: '0.8125rem' }}>
          <Trans>It matters only where the browser cannot do so on this device.</Trans>
        </Box>
        <Box component="h3" sx={{ margin: '16px 0 4px', fontSize: '0.875rem', fontWeight: 600 }}>
          <Trans>Recordings</Trans>
        </Box>
        <Box component="p" sx={{ margin: '0 0 8px', color: token('text-2'), fontSize: '0.875rem' }}>
          {size.count === 0 ? (
            <Trans>None are saved.</Trans>
          ) : (
            <>
              <Plural value={size.count} one="# recording" other="# recordings" />,{' '}
              <Trans>
                {bytes} of at most {most}
              </Trans>
              .
            </>
          )}{' '}
          <Trans>They are not in backups.</Trans>
        </Box>
        {size.count > 0 && (
          <Button variant="outlined" onClick={() => setAsked(true)}>
            <Trans>Delete all recordings</Trans>
          </Button>
        )}
        <ConfirmDialog
          open={isAsked}
          danger
          title={<Trans>Delete all recordings?</Trans>}
          confirm={<Trans>Delete recordings</Trans>}
          keep={<Trans>Keep recordings</Trans>}
          onConfirm={() => {
            setAsked(false);
            void deleteRecordings().then(() => showToast({ text: <Trans>Recordings deleted.</Trans> }));
          }}
          onClose={() => setAsked(false)}
        >
          <Trans>This cannot be undone. Your written answers stay.</Trans>
        </ConfirmDialog>
      </SectionCard>
    </div>
  );
}
