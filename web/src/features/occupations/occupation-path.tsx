import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { token } from '../../ui/tokens.ts';
import { occupationListAddress } from './occupation-list.ts';
import { ancestorsQuery, occupationQuery } from './occupation-query.ts';

const groupAddress = (group: string) => occupationListAddress({ text: '', group, code: '' });

/** The groups that an occupation or group is in, each a way to its place in the tree. */
export function OccupationPath({ code }: { code: string }) {
  const { t } = useLingui();
  const isMobile = useMobile();
  const self = useQuery(occupationQuery(code)).data;
  const groups = useQuery(ancestorsQuery(code)).data ?? [];
  // A group of one occupation has its name, and a phone has room for the nearest group alone.
  const named = groups.filter(({ description }) => description !== self?.description);
  const above = isMobile ? named.slice(-1) : named;
  return (
    <Box
      component="nav"
      aria-label={t`Groups`}
      sx={{ fontSize: '0.8125rem', lineHeight: '20px', color: token('text-3'), marginBlockEnd: '4px' }}
    >
      {(!isMobile || above.length === 0) && (
        <Step to={groupAddress('all')}>
          <Trans>All occupations</Trans>
        </Step>
      )}
      {above.map((one) => (
        <Fragment key={one.code}>
          {!isMobile && ' › '}
          <Step to={groupAddress(one.code)}>{one.description}</Step>
        </Fragment>
      ))}
    </Box>
  );
}

const Step = styled(Link)({
  color: token('text-2'),
  '@media (max-width: 899.95px)': { display: 'inline-block', minHeight: 44, lineHeight: '44px' },
});
