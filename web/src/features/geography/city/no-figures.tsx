import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { token } from '../../../ui/tokens.ts';

/** In place of figures that nobody published for this city, or not in a form that is read here. */
export function NoFigures({ country, children }: { country: string; children?: ReactNode }) {
  return (
    <Typography variant="body2" sx={{ color: token('text-2'), maxWidth: '66ch' }}>
      {children ||
        (country === 'US' ? (
          <Trans>No official figures are known here for this city.</Trans>
        ) : (
          <Trans>
            Rent, income and wages are known here for cities of the United States only. Other countries
            publish theirs in other forms.
          </Trans>
        ))}
    </Typography>
  );
}
