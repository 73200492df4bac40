import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { deleteRecordings, useRecording } from '../../../data/practice/recordings.ts';
import { token } from '../../../ui/tokens.ts';

/** Plays the sound of an answer and deletes it; nothing where there is none. */
export function RecordingPlayer({ practiceUid }: { practiceUid: string }) {
  const { t } = useLingui();
  const recording = useRecording(practiceUid);
  const sound = recording?.sound;
  const [address, setAddress] = useState('');
  useEffect(() => {
    if (!sound) return setAddress('');
    const made = URL.createObjectURL(sound);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [sound]);
  if (!address) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 12px', alignItems: 'center' }}>
      {/* biome-ignore lint/a11y/useMediaCaption: the words stand beside it, in the field of the answer. */}
      <audio
        controls
        src={address}
        aria-label={t`Recording of your answer`}
        style={{ height: 40, maxWidth: '100%' }}
      />
      <Button variant="text" onClick={() => void deleteRecordings(practiceUid)}>
        <Trans>Delete recording</Trans>
      </Button>
      <Box sx={{ fontSize: '0.8125rem', color: token('text-2') }}>
        <Trans>Only in this browser. A deleted recording is gone.</Trans>
      </Box>
    </Box>
  );
}
