import { inDisplayOrder } from '@foothold/core/entities/resume/display-order.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useFitSide } from '../../../data/fit/fit-sources.ts';
import { TitledDialog } from '../../../ui/dialogs/titled-dialog.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { token } from '../../../ui/tokens.ts';

type Props = { open: boolean; onClose: () => void; onChoose: (line: string) => void };

/** The lines of the default resume, one of which a story starts from. */
export function ResumeLinesDialog({ open, onClose, onChoose }: Props) {
  const { t } = useLingui();
  const side = useFitSide();
  const whole = side?.resumes.find(({ resume }) => resume.isDefault) ?? side?.resumes[0];
  const positions = inDisplayOrder(whole?.experience ?? [])
    .map((position) => ({
      key: position.internalId,
      name: [position.title, position.companyName].filter(Boolean).join(' · '),
      lines: position.notes
        .split('\n')
        .map((line) => line.replace(/^[\s•*–-]+/u, '').trim())
        .filter((line) => line.length > 10),
    }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      title={<Trans>Choose a line</Trans>}
      under={whole?.resume.title}
      width={640}
    >
      <Box sx={{ overflowY: 'auto', padding: '0 12px 16px' }}>
        {side === undefined && <SkeletonRows count={4} label={t`Loading your resume`} />}
        {side && positions.length === 0 && (
          <Box sx={{ padding: '8px', color: token('text-2') }}>
            <Trans>Your default resume has no lines about what you did yet.</Trans>
          </Box>
        )}
        {positions.map(({ key, name, lines }) => (
          <Box key={key} component="section">
            <Typography variant="h3" sx={{ padding: '8px' }}>
              {name}
            </Typography>
            {lines.map((line) => (
              <ButtonBase
                key={line}
                onClick={() => onChoose(line)}
                sx={{
                  ...{
                    display: 'block',
                    width: '100%',
                    textAlign: 'start',
                    padding: '8px',
                    borderRadius: '14px',
                  },
                  ...{ minHeight: { xs: 44, md: 36 }, fontSize: '0.875rem', lineHeight: '20px' },
                  '&:hover': { backgroundColor: token('hover') },
                }}
              >
                {line}
              </ButtonBase>
            ))}
          </Box>
        ))}
      </Box>
    </TitledDialog>
  );
}
