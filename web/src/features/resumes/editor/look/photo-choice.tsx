import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { Tick } from '../../../../ui/buttons/tick.tsx';
import { Note } from '../../../../ui/notes/note.tsx';
import { token } from '../../../../ui/tokens.ts';
import { resumePhoto } from './resume-photo.ts';

type Props = {
  photo: string;
  hasPhoto: boolean;
  onChange: (fields: { photo?: string; hasPhoto?: boolean }) => void;
};

/** A photo for templates that have a place for one: off until it is asked for, made small on the device. */
export function PhotoChoice({ photo, hasPhoto, onChange }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<'none' | 'unreadable' | 'too-large' | 'busy'>('none');
  const take = async (file: File | undefined) => {
    if (!file) return;
    setProblem('busy');
    const made = await resumePhoto(file);
    if (made === null) return setProblem('unreadable');
    if (made === 'too-large') return setProblem('too-large');
    setProblem('none');
    onChange({ photo: made.photo, hasPhoto: true });
  };
  return (
    <Box sx={{ display: 'grid', gap: '8px' }}>
      <Tick checked={hasPhoto} onChange={(checked) => onChange({ hasPhoto: checked })}>
        <Trans>Show a photo</Trans>
      </Tick>
      <Box sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-3') }}>
        <Trans>
          Leave it out in the United States, Canada and the United Kingdom: many employers there do not look
          at resumes with a photo.
        </Trans>
      </Box>
      {hasPhoto && (
        <Box sx={{ display: 'flex', gap: '12px', alignItems: 'center' }}>
          {photo && (
            <img
              src={`data:image/jpeg;base64,${photo}`}
              alt={t`You, as shown on the page`}
              style={{ width: 60, height: 75, objectFit: 'cover', borderRadius: 4 }}
            />
          )}
          <Button variant="outlined" disabled={problem === 'busy'} onClick={() => input.current?.click()}>
            {photo ? <Trans>Choose another</Trans> : <Trans>Choose a photo</Trans>}
          </Button>
          {photo && (
            <Button variant="text" onClick={() => onChange({ photo: '', hasPhoto: false })}>
              <Trans>Remove</Trans>
            </Button>
          )}
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            onChange={({ target }) => {
              void take(target.files?.[0]);
              target.value = '';
            }}
          />
        </Box>
      )}
      {problem === 'too-large' && (
        <Note kind="bad" icon="alert" role="alert" title={<Trans>This photo is too large to open.</Trans>}>
          <Trans>
            Photos up to 50 MB and 120 million pixels can be opened. Nothing was changed. Choose a smaller
            one.
          </Trans>
        </Note>
      )}
      {problem === 'unreadable' && (
        <Note
          kind="bad"
          icon="alert"
          role="alert"
          title={<Trans>This file is not a picture that the browser can read.</Trans>}
        >
          <Trans>Nothing was changed. Choose a JPEG or PNG.</Trans>
        </Note>
      )}
    </Box>
  );
}
