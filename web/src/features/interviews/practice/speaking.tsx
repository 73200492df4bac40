import type { Practice } from '@foothold/core/entities/conversation/practice.ts';
import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type RefObject, useState } from 'react';
import type { PracticeEdit } from '../../../data/practice/practice.ts';
import { recordingLimits } from '../../../data/practice/recordings.ts';
import { useSession } from '../../../platform/server/session.ts';
import { setSpeechConsent, useSpeechConsent } from '../../../platform/speech/speech-consent.ts';
import { Tick } from '../../../ui/buttons/tick.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { token } from '../../../ui/tokens.ts';
import { SpeakingProblem } from './speaking-problem.tsx';
import { usePracticeWords } from './use-practice-words.ts';
import { useSpeaking } from './use-speaking.ts';
import { useSpeechPlace } from './use-speech-place.ts';

type Props = {
  row: Practice;
  answer: string;
  write: (edit: PracticeEdit) => void;
  /** Gets what ends speaking, so that whoever leaves the question can end it. */
  stop: RefObject<(() => Promise<void>) | null>;
  /** What the person typed into the answer last. */
  typed: RefObject<string | null>;
};

/**
 * An answer spoken aloud: written down by the browser, recorded, or both. Nothing is heard before the button is pressed, and
 * the browser's maker hears nothing before the person agreed to it.
 */
export function Speaking({ row, answer, write, stop, typed }: Props) {
  const words = usePracticeWords();
  const { user } = useSession();
  const userId = user?.userId ?? '';
  const consent = useSpeechConsent(userId);
  const { place, isLoading, load } = useSpeechPlace();
  const [keepsSound, setKeepsSound] = useState(true);
  const [isAsked, setAsked] = useState(false);
  const canWrite = place === 'device' || (place === 'maker' && consent === 'yes');
  const speaking = useSpeaking({ row, answer, write, stop, typed });
  const begin = () => {
    if (place === 'maker' && consent === '') setAsked(true);
    else void speaking.start({ writes: canWrite, onDevice: place === 'device', records: keepsSound });
  };
  const decide = (answered: 'yes' | 'no') => {
    setSpeechConsent(userId, answered);
    setAsked(false);
    void speaking.start({ writes: answered === 'yes', onDevice: false, records: keepsSound });
  };
  const minutes = recordingLimits.seconds / 60;
  return (
    <Box sx={{ display: 'grid', gap: '10px' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '10px 16px', alignItems: 'center' }}>
        {speaking.isOn ? (
          <Button
            variant="contained"
            startIcon={<Icon name="pause" size="xs" />}
            onClick={() => void speaking.stop()}
          >
            <Trans>Stop speaking</Trans>
          </Button>
        ) : (
          <Button
            variant="outlined"
            startIcon={<Icon name="microphone" size="xs" />}
            disabled={
              place === undefined || (!canWrite && consent !== '' && !keepsSound && place === 'maker')
            }
            onClick={begin}
          >
            {row.isSpoken && answer !== '' ? <Trans>Continue speaking</Trans> : <Trans>Start speaking</Trans>}
          </Button>
        )}
        {speaking.isOn && (
          <Box role="status" sx={{ color: token('text-2'), fontVariantNumeric: 'tabular-nums' }}>
            <Trans>Listening, {words.clock(speaking.seconds)}</Trans>
          </Box>
        )}
        <Tick checked={keepsSound} disabled={speaking.isOn} onChange={setKeepsSound}>
          <Trans>Record the sound</Trans>
        </Tick>
      </Box>
      {speaking.maybe && (
        <Box aria-hidden sx={{ color: token('text-3'), overflowWrap: 'anywhere' }}>
          {speaking.maybe} …
        </Box>
      )}
      {speaking.problem && <SpeakingProblem problem={speaking.problem} />}
      <Box sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2'), maxWidth: '66ch' }}>
        {place === 'device' && <Trans>Your browser writes down what you say on this device.</Trans>}
        {place === 'maker' && consent === 'yes' && (
          <Trans>
            The maker of your browser hears what you say and sends the words back, as you agreed. Change it in
            Settings, under Practice.
          </Trans>
        )}
        {place === 'maker' && consent === 'no' && (
          <Trans>
            Your words are not written down, since you do not want the maker of your browser to hear them.
            Change it in Settings, under Practice.
          </Trans>
        )}
        {place === 'none' && (
          <Trans>This browser cannot write down what you say. You can record it and listen to it.</Trans>
        )}{' '}
        <Plural
          value={minutes}
          one="A recording can be up to # minute long; it stays in this browser and is not in backups."
          other="A recording can be up to # minutes long; it stays in this browser and is not in backups."
        />
      </Box>
      {place === 'loadable' && (
        <Note
          kind="quiet"
          icon="info"
          title={<Trans>Your browser can write down speech on this device.</Trans>}
          action={
            <Button variant="outlined" aria-busy={isLoading} onClick={() => void load()}>
              {isLoading ? <Trans>Loading</Trans> : <Trans>Load it</Trans>}
            </Button>
          }
        >
          <Trans>It has to load the language once. Until then you can record the sound.</Trans>
        </Note>
      )}
      <ConfirmDialog
        open={isAsked}
        title={<Trans>Send your speech to the maker of your browser?</Trans>}
        confirm={<Trans>Agree and speak</Trans>}
        keep={<Trans>Only record</Trans>}
        onConfirm={() => decide('yes')}
        onClose={() => decide('no')}
      >
        <Trans>
          This browser cannot turn speech into words on this device. To write down what you say, it sends the
          sound to its maker (Google for Chrome, Microsoft for Edge, Apple for Safari), under the rules of
          that company. Foothold gets only the words. Without it, you can record the sound, which stays in
          this browser. Your choice is remembered; change it in Settings, under Practice.
        </Trans>
      </ConfirmDialog>
    </Box>
  );
}
