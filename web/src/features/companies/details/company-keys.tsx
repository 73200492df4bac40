import type { Company } from '@foothold/core/entities/company/company.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isKeyHandled } from '../../../ui/is-key-handled.ts';
import { KeyCap } from '../../../ui/key-cap.tsx';
import { token } from '../../../ui/tokens.ts';
import { addJobPath, careersPage, toggleWatch } from './company-actions.tsx';

type Props = { company: Company; onNote: () => void };

/** The keys of the page of a company, which also work: watch, note, add job, careers page. */
export function CompanyKeys({ company, onNote }: Props) {
  const navigate = useNavigate();
  const page = careersPage(company);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isKeyHandled(event)) return;
      if (event.key === 'w') void toggleWatch(company);
      else if (event.key === 'n') onNote();
      else if (event.key === 'a') void navigate(addJobPath(company));
      else if (event.key === 'c' && page) window.open(page, '_blank', 'noopener,noreferrer');
      else return;
      // It is no letter of the field that opens.
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  const keys: readonly (readonly [string, ReactNode])[] = [
    ['w', company.watchedAt ? <Trans>stop watching</Trans> : <Trans>watch</Trans>],
    ['n', <Trans>note</Trans>],
    ['a', <Trans>add job</Trans>],
    ...(page ? ([['c', <Trans>careers page</Trans>]] as const) : []),
  ];
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        gap: '14px',
        paddingBlock: '12px',
        fontSize: '0.75rem',
        lineHeight: '16px',
        color: token('text-2'),
      }}
    >
      {keys.map(([cap, does]) => (
        <Box key={cap} component="span" sx={{ display: 'flex', alignItems: 'center', gap: '5px' }}>
          <KeyCap>{cap}</KeyCap>
          {does}
        </Box>
      ))}
    </Box>
  );
}
