import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { token } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** Whether a finding is to be fixed or a choice: a full and an open dot, in words for who does not see them. */
export function WeightSign({ weight }: { weight: 'mend' | 'consider' }) {
  const { t } = useLingui();
  const color = token(weight === 'mend' ? 'warn' : 'text-3');
  return (
    <>
      <Box
        aria-hidden
        sx={{
          width: 8,
          height: 8,
          borderRadius: '50%',
          flexShrink: 0,
          border: `2px solid ${color}`,
          ...(weight === 'mend' && { backgroundColor: color }),
        }}
      />
      <VisuallyHidden>{weight === 'mend' ? t`To fix` : t`To consider`}</VisuallyHidden>
    </>
  );
}
