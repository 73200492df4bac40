import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useResumeList } from '../../../data/resumes/resume-list.ts';
import { MakeVersionButton } from '../../../shared/resumes/make-version-button.tsx';
import { token } from '../../../ui/tokens.ts';
import { resumePaths } from '../resume-paths.ts';
import { CompareButton } from './compare-button.tsx';
import { VersionOf } from './version-of.tsx';
import { VersionRow } from './version-row.tsx';

type Props = {
  resumeId: number;
  /** Called when it leads to another resume, or this one hangs on none anymore. */
  onLeave?: () => void;
};

/** What hangs together with a resume: of a base its versions, of a version its base and where it differs. */
export function VersionsPanel({ resumeId, onLeave }: Props) {
  const titleId = useId();
  const list = useResumeList();
  const navigate = useNavigate();
  const line = list?.rows.find(({ resume }) => resume.internalId === resumeId);
  if (!list || !line) return null;
  const baseLine = list.rows.find(({ resume }) => resume.internalId === line.resume.baseId);
  const versions = list.rows.filter(({ resume }) => resume.baseId === resumeId);
  const other = list.rows.find(({ resume }) => resume.internalId !== resumeId);
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: '12px' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' }}>
        <Typography
          id={titleId}
          variant="h3"
          sx={{ flex: '1 1 auto', fontSize: '0.9375rem', lineHeight: '22px', fontWeight: 600 }}
        >
          {baseLine ? <Trans>A version</Trans> : <Trans>Versions</Trans>}
        </Typography>
        <MakeVersionButton
          resumeId={resumeId}
          onMade={(id) => {
            onLeave?.();
            void navigate(resumePaths.edit(id));
          }}
        >
          {baseLine ? <Trans>Make another version</Trans> : <Trans>Make a version</Trans>}
        </MakeVersionButton>
        {!baseLine && other && (
          <CompareButton left={resumeId} right={(versions[0] ?? other).resume.internalId} />
        )}
      </Box>
      {baseLine && <VersionOf resumeId={resumeId} base={baseLine.resume} onLeave={onLeave} />}
      {!baseLine && (
        <Box sx={{ color: token('text-2'), fontSize: '0.875rem', lineHeight: '20px', maxWidth: '66ch' }}>
          <Trans>
            A version keeps only what differs. What you change here changes there too, except where it has its
            own words.
          </Trans>
        </Box>
      )}
      {versions.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {versions.map((version) => (
            <VersionRow key={version.resume.internalId} line={version} onLeave={onLeave} />
          ))}
        </Box>
      )}
    </Box>
  );
}
