import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useRef, useState } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { Labeled } from '../../../../ui/fields/labeled.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Note } from '../../../../ui/notes/note.tsx';
import { token } from '../../../../ui/tokens.ts';

/** What the file chooser offers; what else is chosen is looked at anyway. */
export const importKinds =
  '.pdf,.docx,.odt,.rtf,.txt,.md,.json,.zip,.xml,.png,.jpg,.jpeg,.webp,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,text/plain,application/json,application/zip,image/*';

type Props = {
  onFile: (file: File) => void;
  onText: (text: string) => void;
  /** What was pasted before and can be corrected. */
  text: string;
  /** A reload lost the import that was open. */
  isGone: boolean;
};

/** Before a file is chosen: choose one, drop one, or paste the text. */
export function ImportStart({ onFile, onText, text: before, isGone }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [text, setText] = useState(before);
  return (
    <Box sx={{ display: 'grid', gap: '16px', maxWidth: 900 }}>
      {isGone && (
        <Note
          kind="quiet"
          icon="history"
          role="status"
          title={<Trans>The import you had open is gone.</Trans>}
        >
          <Trans>
            This browser could not keep it after reloading. Nothing was saved; choose the file again.
          </Trans>
        </Note>
      )}
      <Card
        aria-label={t`Choose a file`}
        sx={{
          padding: { xs: '24px 16px', md: '40px 32px' },
          display: 'grid',
          gap: '12px',
          justifyItems: 'center',
          textAlign: 'center',
          borderStyle: 'dashed',
          borderColor: token('line-strong'),
        }}
      >
        <Box sx={{ color: token('text-3') }}>
          <Icon name="file-in" size="lg" />
        </Box>
        <Box component="h2" sx={{ margin: 0, fontSize: '1.125rem', lineHeight: '24px', fontWeight: 620 }}>
          <Trans>Drop your resume here</Trans>
        </Box>
        <Button
          variant="contained"
          startIcon={<Icon name="upload" size="xs" />}
          onClick={() => input.current?.click()}
        >
          <Trans>Choose file</Trans>
        </Button>
        <Box
          sx={{
            fontSize: '0.8125rem',
            lineHeight: '18px',
            color: token('text-2'),
            maxWidth: '60ch',
            textWrap: 'pretty',
          }}
        >
          <Trans>
            PDF, Word (DOCX), OpenDocument, RTF, text or Markdown, a photo or scan, JSON Resume, Reactive
            Resume, the ZIP that LinkedIn sends you, Europass, or a Foothold backup. It is read on this device
            and sent nowhere. You see what was read before anything is saved.
          </Trans>
        </Box>
        <input
          ref={input}
          type="file"
          accept={importKinds}
          hidden
          aria-label={t`Resume file`}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onFile(file);
            // The same file can be chosen again.
            event.target.value = '';
          }}
        />
      </Card>
      <Card
        as="form"
        aria-label={t`Paste the text`}
        onSubmit={(event: { preventDefault: () => void }) => {
          event.preventDefault();
          if (text.trim() !== '') onText(text);
        }}
        sx={{ padding: { xs: '16px', md: '20px' }, display: 'grid', gap: '12px' }}
      >
        <Labeled
          id={id}
          label={<Trans>Or paste the text of a resume</Trans>}
          help={<Trans>From an e-mail, a web page or your LinkedIn profile.</Trans>}
        >
          <OutlinedInput
            id={id}
            fullWidth
            multiline
            minRows={5}
            maxRows={14}
            value={text}
            onChange={({ target }) => setText(target.value)}
            slotProps={{ input: { 'aria-describedby': `${id}-help` } }}
            sx={{ padding: '9px 15px', '& textarea': { padding: 0 } }}
          />
        </Labeled>
        <Button
          type="submit"
          variant="outlined"
          disabled={text.trim() === ''}
          sx={{ justifySelf: { xs: 'stretch', md: 'start' } }}
        >
          <Trans>Read text</Trans>
        </Button>
      </Card>
    </Box>
  );
}
