import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { token } from '../../../ui/tokens.ts';
import { interviewPaths } from '../interview-paths.ts';

/** The ways to what makes ready for interviews: practice, stories, tips. */
export function ReadyLinks() {
  const { t } = useLingui();
  return (
    <Box
      component="nav"
      aria-label={t`Getting ready`}
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', gap: '0 16px', fontSize: '0.8125rem', lineHeight: '18px' },
        '& a': { color: token('accent'), paddingBlock: { xs: '13px', md: 0 } },
      }}
    >
      <Link to={interviewPaths.practice()}>
        <Trans>Practice</Trans>
      </Link>
      <Link to={interviewPaths.stories()}>
        <Trans>My stories</Trans>
      </Link>
      <Link to={interviewPaths.tips}>
        <Trans>Tips</Trans>
      </Link>
    </Box>
  );
}
