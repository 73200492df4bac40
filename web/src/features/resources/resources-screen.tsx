import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { LinkGroups } from '../../ui/link-groups.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { token } from '../../ui/tokens.ts';
import { resourceGroups } from './resource-links.data.ts';

/** Official pages for job seekers, by need (docs/spec/screens.md, Addresses). */
export function ResourcesScreen() {
  return (
    <>
      <PageHead title={<Trans>Resources</Trans>} />
      <Typography variant="body2" sx={{ color: token('text-2'), maxWidth: '66ch', marginBlockEnd: '16px' }}>
        <Trans>
          Pages of governments and public institutions that help when you look for work. They are free, and
          none of them paid to be here.
        </Trans>
      </Typography>
      <LinkGroups groups={resourceGroups} />
    </>
  );
}
