import type { LeftOutReason, PostingRequirements } from '@foothold/core/fit/requirement.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { ReadingDialog } from '../../../ui/dialogs/reading-dialog.tsx';
import { token } from '../../../ui/tokens.ts';

type Props = { open: boolean; onClose: () => void; asked: PostingRequirements };

/** The passages of a posting that were not read for requirements, each with the reason. */
export function ExcludedDialog({ open, onClose, asked }: Props) {
  const { t } = useLingui();
  const reasons: Record<LeftOutReason, string> = {
    about: t`About the company`,
    benefits: t`What they offer`,
    equal: t`Equal opportunity`,
    apply: t`How to apply`,
    notice: t`Notices`,
  };
  return (
    <ReadingDialog
      open={open}
      onClose={onClose}
      fullWidth
      title={<Trans>Left out as boilerplate</Trans>}
      under={
        <Trans>
          <Plural value={asked.wordsLeftOut} one="# word" other="# words" /> of {asked.words}. They contain no
          requirements.
        </Trans>
      }
    >
      {asked.leftOut.map(({ reason, start, end }) => (
        <Box key={start} sx={{ marginBlockEnd: '16px' }}>
          <Box component="h3" sx={{ margin: 0, fontSize: '0.875rem', fontWeight: 600 }}>
            {reasons[reason]}
          </Box>
          <Box
            sx={{
              color: token('text-2'),
              whiteSpace: 'pre-wrap',
              maxWidth: '66ch',
              overflowWrap: 'anywhere',
            }}
          >
            {asked.text.slice(start, end).trim()}
          </Box>
        </Box>
      ))}
    </ReadingDialog>
  );
}
