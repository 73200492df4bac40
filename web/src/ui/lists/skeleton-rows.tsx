import Box from '@mui/material/Box';
import { useDelayed } from '../hooks/use-delayed.ts';
import { token } from '../tokens.ts';

const widths = [210, 170, 236, 190, 222, 160];

function Bar({ width }: { width: number }) {
  return (
    <Box
      sx={{ width, maxWidth: '60%', height: 12, borderRadius: '6px', backgroundColor: token('skeleton') }}
    />
  );
}

type Props = {
  /** What is being waited for, for assistive technology. */
  label: string;
  count?: number;
  /** Height of a real row. */
  height?: number;
  /** How long nothing is shown, in ms; 0 where the screen has waited already. */
  after?: number;
};

/** Rows without words, as high as the real ones, after 150 ms; nothing before, so that a quick answer does not flicker. */
export function SkeletonRows({ label, count = 8, height = 66, after = 150 }: Props) {
  const isLate = useDelayed(true, after);
  if (!isLate) return null;
  return (
    <Box role="img" aria-label={label}>
      {Array.from({ length: count }, (_, at) => (
        <Box
          key={at}
          sx={{
            height,
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'center',
            gap: '13px',
            paddingInline: { xs: 0, md: '16px' },
            borderBlockEnd: `1px solid ${token('line')}`,
          }}
        >
          <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
            <Bar width={widths[at % widths.length] ?? 200} />
            <Bar width={24} />
          </Box>
          {height >= 60 && (
            <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
              <Bar width={(widths[(at + 2) % widths.length] ?? 200) + 24} />
              <Bar width={96 + ((at * 16) % 32)} />
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
