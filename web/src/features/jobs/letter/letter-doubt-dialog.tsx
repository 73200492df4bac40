import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { ReadingDialog } from '../../../ui/dialogs/reading-dialog.tsx';
import { token } from '../../../ui/tokens.ts';
import type { LetterFile } from './letter-files.ts';

type Props = {
  open: boolean;
  file: LetterFile | null;
  onClose: () => void;
  onSave: () => void;
  /** Goes to a field in the editor. */
  onField: (field: string) => void;
};

/** Most that are listed. */
const maxShown = 20;
const longest = 140;

/** What a reader finds in the file otherwise than it was written, before it is saved. */
export function LetterDoubtDialog({ open, file, onClose, onSave, onField }: Props) {
  const differences = file?.proof?.differences ?? [];
  const signs = file?.proof?.missing.slice(0, 12).join(' ') ?? '';
  const outside = file?.proof?.outside.length ?? 0;
  return (
    <ReadingDialog
      open={open}
      onClose={onClose}
      title={<Trans>The file was read back, and something differs</Trans>}
      under={<Trans>Nothing is saved yet.</Trans>}
    >
      <Box sx={{ display: 'grid', gap: '12px', maxWidth: '66ch', overflowWrap: 'anywhere' }}>
        {signs !== '' && (
          <Trans>No font here has these characters, so boxes are shown instead: {signs}</Trans>
        )}
        {outside > 0 && (
          <Plural
            value={outside}
            one="# text runs off the edge of its page."
            other="# texts run off the edge of their page."
          />
        )}
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '10px' }}>
          {differences.slice(0, maxShown).map(({ field, expected, found }, at) => (
            <li key={at}>
              <Link component="button" type="button" underline="always" onClick={() => onField(field)}>
                {cut(expected) || <Trans>Here</Trans>}
              </Link>
              <Box sx={{ color: token('text-2') }}>
                {found ? <Trans>What is read is “{cut(found)}”.</Trans> : <Trans>It is not found.</Trans>}
              </Box>
            </li>
          ))}
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: '8px' }}>
          <Button variant="text" onClick={onClose}>
            <Trans>Keep editing</Trans>
          </Button>
          <Button variant="contained" color="error" onClick={onSave}>
            <Trans>Save anyway</Trans>
          </Button>
        </Box>
      </Box>
    </ReadingDialog>
  );
}

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);
