import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SetResume } from '../../../data/jobs/apply.ts';
import type { PdfStep } from '../../../shared/resumes/resume-pdf.ts';
import { useDelayed } from '../../../ui/hooks/use-delayed.ts';
import { token } from '../../../ui/tokens.ts';

/** The PDF to be kept with an application; `isMissing`: there is a resume, and its text alone is kept. */
type Frozen = { pdf: SetResume | null; isMissing: boolean };

/**
 * Sets the resume that goes out as PDF, to be kept as it is today. An application never waits for it against the
 * person's will, and goes out with the text alone where it cannot be set. `note` says what is under way.
 */
export function useFrozenPdf(): { freeze: (resumeId: number | null) => Promise<Frozen>; note: ReactNode } {
  const [step, setStep] = useState<PdfStep | null>(null);
  const off = useRef<AbortController | null>(null);
  useEffect(() => () => off.current?.abort(), []);
  const isLate = useDelayed(step !== null, 400);

  const freeze = async (resumeId: number | null): Promise<Frozen> => {
    if (resumeId === null) return { pdf: null, isMissing: false };
    const control = new AbortController();
    off.current = control;
    setStep({ kind: 'setting' });
    const { signal } = control;
    // What is being set already is set to its end: the application does not wait for that.
    const stopped = new Promise<null>((done) => signal.addEventListener('abort', () => done(null)));
    const onStep = (next: PdfStep) => !signal.aborted && setStep(next);
    const set = async () =>
      (await import('../../../shared/resumes/frozen-pdf.ts')).frozenPdf(resumeId, { signal, onStep });
    const made = await Promise.race([set(), stopped]).catch(() => null);
    setStep(null);
    const pdf = made && !('problem' in made) ? made : null;
    return { pdf, isMissing: pdf === null };
  };

  const note = isLate && (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 12px',
        color: token('text-2'),
        fontSize: '0.8125rem',
        lineHeight: '18px',
      }}
    >
      {step?.kind === 'fetching' ? (
        <Trans>Downloading the typesetter, once: {Math.round((step.loaded / step.total) * 100)} %</Trans>
      ) : (
        <Trans>Saving your resume as a PDF, as it is today</Trans>
      )}
      <Button variant="text" size="small" onClick={() => off.current?.abort()}>
        <Trans>Continue without the PDF</Trans>
      </Button>
    </Box>
  );
  return { freeze, note };
}
