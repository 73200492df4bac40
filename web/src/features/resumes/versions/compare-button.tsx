import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';

const Comparison = opensLater(
  async () =>
    (await import('../../../shared/resumes/comparison/resume-comparison-dialog.tsx')).ResumeComparisonDialog,
);

/** Keys of the two resumes. */
type Props = Record<'left' | 'right', number> & {
  /** What is compared, where more than one such button appears on the page. */
  name?: string;
  isQuiet?: boolean;
};

/** Opens two resumes side by side. */
export function CompareButton({ left, right, name, isQuiet = false }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={isQuiet ? 'text' : 'outlined'}
        {...(isQuiet && { size: 'small' as const })}
        {...(name && { 'aria-label': t`Compare: ${name}` })}
        onClick={() => setOpen(true)}
      >
        <Trans>Compare</Trans>
      </Button>
      <Comparison
        open={isOpen}
        onClose={() => setOpen(false)}
        left={{ resumeId: left }}
        right={{ resumeId: right }}
      />
    </>
  );
}
