import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Card, CardHead } from '../../ui/card.tsx';
import { token } from '../../ui/tokens.ts';

type Props = {
  title: ReactNode;
  /** One quiet fact beside the title. */
  fact?: ReactNode;
  /** Right of the head: one small button or a few words. */
  end?: ReactNode;
  /** The head is over rows, parted by a hairline. */
  hasRows?: boolean;
  children: ReactNode;
};

/** One card of the page of a company: its name, a quiet fact, what there is. */
export function DetailCard({ title, fact, end, hasRows = true, children }: Props) {
  const id = useId();
  return (
    <Card aria-labelledby={id} sx={{ overflow: 'hidden' }}>
      <CardHead sx={{ ...(hasRows && { borderBlockEnd: `1px solid ${token('line')}` }) }}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'baseline',
            columnGap: '8px',
            flexWrap: 'wrap',
            minWidth: 0,
            paddingBlock: '10px',
          }}
        >
          <Typography id={id} variant="h3" component="h2" sx={{ fontSize: '0.875rem', lineHeight: '20px' }}>
            {title}
          </Typography>
          {fact && <Quiet>{fact}</Quiet>}
        </Box>
        {end && (
          <Box sx={{ flexShrink: 0, fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}>
            {end}
          </Box>
        )}
      </CardHead>
      {children}
    </Card>
  );
}

/** A second line, or a few words that do not lead. */
export function Quiet({ children }: { children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2'), overflowWrap: 'anywhere' }}
    >
      {children}
    </Box>
  );
}

/** Text of a card that has no rows. */
export function CardText({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        padding: '12px 16px 16px',
        fontSize: '0.875rem',
        lineHeight: '20px',
        color: token('text-2'),
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  );
}
