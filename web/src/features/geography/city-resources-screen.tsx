import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { LinkGroups } from '../../ui/link-groups.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { token } from '../../ui/tokens.ts';
import { cityLinkGroups } from './city/city-links.data.ts';

/** Official sources for comparing cities, by question (docs/spec/screens.md, Addresses; docs/spec/readings.md R21b). */
export function CityResourcesScreen() {
  return (
    <>
      <PageHead backTo="/cities" title={<Trans>Compare cities</Trans>} />
      <Typography variant="body2" sx={{ color: token('text-2'), maxWidth: '66ch', marginBlockEnd: '16px' }}>
        <Trans>
          Where the figures about places come from. These pages belong to governments and public institutions,
          are free, and none of them paid to be here.
        </Trans>
      </Typography>
      <LinkGroups groups={cityLinkGroups} />
    </>
  );
}
