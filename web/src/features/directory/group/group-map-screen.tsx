import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router';
import { companyPaths } from '../../../shared/companies/company-paths.ts';
import { FullHeight } from '../../../ui/full-height.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { withSearch } from '../directory-address.ts';
import { DirectoryChips } from '../directory-chips.tsx';
import { DirectoryForm } from '../directory-form.tsx';
import { directoryPaths } from '../directory-paths.ts';
import { DirectoryMap } from '../map/directory-map.tsx';
import { useDirectoryAddress } from '../use-directory-address.ts';

/** /companies/group/map/{group}: every location of one employer on the map (docs/spec/readings.md R24). */
export function GroupMapScreen() {
  const { t } = useLingui();
  const { group = '' } = useParams();
  const address = useDirectoryAddress();
  const { state, go } = address;
  const scope = { group, isByLocation: true };
  return (
    <FullHeight>
      <PageHead
        title={group}
        documentTitle={t`${group} on the map`}
        backTo={companyPaths.group(group)}
        under={<Trans>Locations in the directory</Trans>}
        actions={
          <>
            <Button
              variant="outlined"
              component={Link}
              to={companyPaths.group(group)}
              startIcon={<Icon name="list" size="xs" />}
            >
              <Trans>List</Trans>
            </Button>
            <Button
              variant="outlined"
              component={Link}
              to={directoryPaths.addLocation(group)}
              startIcon={<Icon name="add" size="xs" />}
            >
              <Trans>Add a location</Trans>
            </Button>
          </>
        }
      />
      <Box sx={{ flexShrink: 0, marginBlockEnd: '12px' }}>
        <DirectoryForm asked={state} isOneEmployer onSearch={(parts) => go(withSearch(state, parts))} />
        <DirectoryChips state={state} scope={scope} onChange={(next) => go(next)} />
      </Box>
      <DirectoryMap key={group} {...address} scope={scope} enabled />
    </FullHeight>
  );
}
