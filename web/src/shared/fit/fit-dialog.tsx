import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Tick } from '../../ui/buttons/tick.tsx';
import { ReadingDialog } from '../../ui/dialogs/reading-dialog.tsx';
import { token } from '../../ui/tokens.ts';
import type { FitReport } from './fit-messages.ts';
import { FitQuotes } from './fit-quotes.tsx';
import { fitGroups } from './fit-rows.ts';
import { FitVerdict } from './fit-verdict.tsx';
import { useFitInSearch } from './use-fit-in-search.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  report: FitReport;
  resume: WholeResume;
  /** What the posting is: title and company. */
  about: string;
};

/** Why a posting of the search fits as it does: the word, and the quotes of both texts that it stands on. */
export function FitDialog({ open, onClose, report, resume, about }: Props) {
  return (
    <ReadingDialog
      open={open}
      onClose={onClose}
      fullWidth
      title={<Trans>Fit</Trans>}
      under={
        <Trans>
          {resume.resume.title} for {about}
        </Trans>
      }
    >
      <Box sx={{ maxWidth: 420, marginBlockEnd: '16px' }}>
        <FitVerdict report={report} />
      </Box>
      <InSearch />
      <Box sx={{ marginInline: { xs: 0, md: '-20px' }, borderBlockEnd: `1px solid ${token('line')}` }}>
        <FitQuotes groups={fitGroups(report)} resume={resume} />
      </Box>
    </ReadingDialog>
  );
}

/** Whether the word is in search results. */
function InSearch() {
  const [isOn = false, choose] = useFitInSearch();
  return (
    <Box sx={{ marginBlockEnd: '12px', fontSize: '0.875rem' }}>
      <Tick checked={isOn} onChange={choose}>
        <Trans>Show the fit of my default resume in search results</Trans>
      </Tick>
    </Box>
  );
}
