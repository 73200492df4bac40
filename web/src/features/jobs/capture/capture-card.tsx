import type { JobFormValues } from '@foothold/core/entities/job/job-form.ts';
import { postingName } from '@foothold/core/parsing/page/captured.ts';
import { webScheme } from '@foothold/core/text/web-address.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PassedPosting } from '../../../shared/jobs/passed-posting.ts';
import { Labeled } from '../../../ui/fields/labeled.tsx';
import { token } from '../../../ui/tokens.ts';
import { CaptureResult } from './capture-result.tsx';
import { useCapture } from './use-capture.ts';

/** What the card works with. */
export type CaptureProps = {
  form: UseFormReturn<JobFormValues>;
  /** What the form started from. */
  start: JobFormValues;
  /** A link or a text that came with the address, from a share or the bookmark; it is read at once. */
  given: string;
  /** A posting that the browser extension read. */
  handed: PassedPosting | null;
};

/** Above the form of a new job: a link or the text of a posting, read into the form to be confirmed. */
export function CaptureCard({ form, start, given, handed }: CaptureProps) {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState(given);
  const capture = useCapture(form, start);
  const { state, read } = capture;
  const isReading = state.kind === 'reading';
  useEffect(() => {
    if (given) read(given);
  }, [given]);
  useEffect(() => {
    if (handed) capture.take(handed.job);
  }, [handed]);

  const onKeyDown = (event: KeyboardEvent) => {
    // A link is one line: Enter reads it. In a text it begins the next line.
    if (event.key !== 'Enter' || event.shiftKey || !/^\S+$/.test(text.trim())) return;
    event.preventDefault();
    read(text);
  };

  return (
    <Box
      component="section"
      aria-label={t`Read a posting`}
      sx={{
        display: 'grid',
        gap: '12px',
        minWidth: 0,
        padding: '16px',
        borderRadius: '20px',
        border: `1px solid ${token('line')}`,
        backgroundColor: token('sunken'),
      }}
    >
      <Labeled
        id={id}
        label={<Trans>Paste a link or the posting’s text</Trans>}
        help={
          <Trans>
            It fills in the form below for you to check. A text is read on this device and not sent anywhere.
          </Trans>
        }
        error={state.kind === 'empty' ? t`Paste a link or a text first.` : undefined}
      >
        <Box
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column', md: 'row' },
            gap: '8px',
            alignItems: { md: 'end' },
          }}
        >
          <OutlinedInput
            id={id}
            fullWidth
            multiline
            minRows={1}
            maxRows={6}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              capture.note(target.value);
            }}
            onKeyDown={onKeyDown}
            error={state.kind === 'empty'}
            placeholder={webScheme}
            slotProps={{ input: { 'aria-describedby': `${id}-help`, spellCheck: false } }}
            sx={{ padding: '9px 15px', backgroundColor: token('surface'), '& textarea': { padding: 0 } }}
          />
          <Button
            variant="outlined"
            sx={{ flexShrink: 0, minHeight: 40 }}
            aria-busy={isReading}
            onClick={() => (isReading ? capture.cancel() : read(text))}
          >
            {isReading ? <Trans>Stop reading</Trans> : <Trans>Read posting</Trans>}
          </Button>
        </Box>
      </Labeled>
      {state.kind === 'choose' && (
        <Box
          component="ul"
          aria-label={t`Postings found`}
          sx={{ display: 'grid', gap: '8px', margin: 0, padding: 0 }}
        >
          {state.captured.postings.map((job, at) => (
            <Box component="li" key={`${at} ${postingName(job)}`} sx={{ listStyle: 'none', minWidth: 0 }}>
              <Button
                variant="outlined"
                fullWidth
                onClick={() => capture.choose(job)}
                sx={{ justifyContent: 'start', textAlign: 'start', overflowWrap: 'anywhere' }}
              >
                {postingName(job)}
              </Button>
            </Box>
          ))}
        </Box>
      )}
      <CaptureResult capture={capture} onRetry={() => read(text)} />
    </Box>
  );
}
