import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ResumeLine } from '../../../data/resumes/resume-list.ts';
import { RowBack } from '../../../ui/buttons/row-back.tsx';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { token } from '../../../ui/tokens.ts';
import { PagePreview } from './page-preview.tsx';
import { ResumeActions } from './resume-actions.tsx';
import { ResumeJobs } from './resume-jobs.tsx';
import { useResumeWords } from './use-resume-words.ts';

// Below the page that is looked at first.
const BaseNotes = partLater(async () => (await import('../versions/base-notes.tsx')).BaseNotes);
const VersionsPanel = partLater(async () => (await import('../versions/versions-panel.tsx')).VersionsPanel);

type Props = { line: ResumeLine; today: string; onBack: () => void; onOpen: (id: number | null) => void };

/** One resume beside the list: its page, what can be done with it, its versions, and the jobs that name it. */
export function ResumeDetail({ line, today, onBack, onOpen }: Props) {
  const { resume } = line;
  const { title, facts, sent } = useResumeWords()(line, today);
  return (
    <Box sx={{ padding: { xs: '0 0 24px', md: '16px 20px 24px' } }}>
      <RowBack onBack={onBack} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' }}>
            <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            {resume.isDefault && (
              <StateChip kind="plain">
                <Trans>Default</Trans>
              </StateChip>
            )}
          </Box>
          <Typography variant="body2" sx={{ color: token('text-2'), overflowWrap: 'anywhere' }}>
            {facts} · {sent}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' }}>
          <ResumeActions line={line} title={title} onOpen={onOpen} />
        </Box>
      </Box>
      <Box
        sx={{
          margin: { xs: '16px 0', md: '16px -20px 20px' },
          padding: { xs: 0, md: '20px' },
          backgroundColor: { md: token('sunken') },
          borderBlock: { md: `1px solid ${token('line')}` },
        }}
      >
        <PagePreview id={resume.internalId} name={title} />
      </Box>
      <Box sx={{ display: 'grid', gap: '12px', marginBlockEnd: '24px' }}>
        <BaseNotes resumeId={resume.internalId} />
        <VersionsPanel resumeId={resume.internalId} />
      </Box>
      <ResumeJobs id={resume.internalId} />
    </Box>
  );
}
