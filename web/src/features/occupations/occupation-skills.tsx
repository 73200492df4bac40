import type { OccupationSkills as Skills } from '@foothold/core/entities/occupation/occupation.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { token } from '../../ui/tokens.ts';

/** What an occupation asks for: skills and technologies as their publisher names them, with whose they are. */
export function OccupationSkills({ skills }: { skills: Skills }) {
  const { agency, dataset, year } = skills;
  return (
    <Box sx={{ marginBlockStart: '24px' }}>
      <Named title={<Trans>Skills that matter most</Trans>} names={skills.skills} />
      <Named title={<Trans>Software and tools</Trans>} names={skills.technologies} />
      <Typography sx={{ fontSize: '0.75rem', lineHeight: '18px', color: token('text-3') }}>
        {`${agency}, ${dataset}, ${year}`}
      </Typography>
    </Box>
  );
}

function Named({ title, names }: { title: ReactNode; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      <Typography component="h3" variant="h2">
        {title}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: '4px 0 16px',
          padding: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
          columnGap: '24px',
          color: token('text-2'),
        }}
      >
        {names.map((name) => (
          <Box component="li" key={name} sx={{ paddingBlock: '3px', overflowWrap: 'anywhere' }}>
            {name}
          </Box>
        ))}
      </Box>
    </>
  );
}
