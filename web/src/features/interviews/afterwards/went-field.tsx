import type { DebriefQuestion } from '@foothold/core/entities/interview/interview.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Segment } from '../../../ui/buttons/segment.tsx';
import { token } from '../../../ui/tokens.ts';

type Went = DebriefQuestion['went'];

type Props = { label: string; value: Went; onChange: (went: Went) => void };

/** How something went: well, in part, badly; pressing it once more takes that back. */
export function WentField({ label, value, onChange }: Props) {
  return (
    <Box>
      <Box
        aria-hidden
        sx={{
          ...{ marginBlockEnd: '4px', fontSize: '0.8125rem', lineHeight: '18px', fontWeight: 520 },
          color: token('text-2'),
        }}
      >
        {label}
      </Box>
      <Segment<Went>
        label={label}
        value={value}
        onChange={onChange}
        canBeNone
        options={[
          { value: 'well', label: <Trans>Well</Trans> },
          { value: 'partly', label: <Trans>In part</Trans> },
          { value: 'badly', label: <Trans>Badly</Trans> },
        ]}
      />
    </Box>
  );
}
