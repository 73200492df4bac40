import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useNavigate, useParams } from 'react-router';
import { companyPaths } from '../../shared/companies/company-paths.ts';
import { Segment } from '../../ui/buttons/segment.tsx';
import { FullHeight } from '../../ui/full-height.tsx';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { type DirectoryState, directoryQuery, withSearch } from './directory-address.ts';
import { DirectoryChips } from './directory-chips.tsx';
import { DirectoryForm } from './directory-form.tsx';
import { directoryPaths } from './directory-paths.ts';
import { DirectoryMap } from './map/directory-map.tsx';
import { OwnCompaniesMap } from './map/own-companies-map.tsx';
import { useDirectoryAddress } from './use-directory-address.ts';
import { rememberDirectory, useRememberedDirectory } from './use-remembered-directory.ts';

const modes = ['all', 'saved', 'group', 'search'] as const;
type Mode = (typeof modes)[number];

/**
 * /companies/map/{mode?}: own companies, employers of the directory or their locations on a map (docs/spec/readings.md
 * R5, R10).
 */
export function CompaniesMapScreen() {
  const { mode } = useParams();
  return <CompaniesMap mode={modes.find((one) => one === mode) ?? 'all'} />;
}

/** /companies/search: the directory on a map, with the list of what it shows. */
export function CompanySearchScreen() {
  return <CompaniesMap mode="search" isSearch />;
}

function CompaniesMap({ mode, isSearch = false }: { mode: Mode; isSearch?: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isMobile = useMobile();
  const address = useDirectoryAddress();
  const { state, go } = address;
  const isOwn = mode === 'saved';
  const isKnown = useRememberedDirectory({ state, go, isOff: isOwn });
  const scope = { group: null, isByLocation: mode === 'group' };
  const search = (parts: Partial<DirectoryState>) => {
    const isElsewhere = parts.place !== undefined && parts.place !== state.place;
    const next = withSearch(state, { ...parts, ...(isElsewhere && { box: null }) });
    go(next);
    void rememberDirectory(next);
  };
  return (
    <FullHeight>
      <PageHead
        title={isSearch ? <Trans>Company search</Trans> : <Trans>Companies on a map</Trans>}
        documentTitle={isSearch ? t`Company search` : t`Companies on a map`}
        actions={
          <>
            {!isSearch && (
              <Segment
                label={t`Show on the map`}
                value={mode}
                options={[
                  { value: 'all', label: <Trans>All</Trans> },
                  { value: 'saved', label: <Trans>Yours</Trans> },
                  { value: 'search', label: <Trans>Directory</Trans> },
                  { value: 'group', label: <Trans>Locations</Trans> },
                ]}
                onChange={(next) =>
                  void navigate(`${companyPaths.map(next)}${directoryQuery({ ...withSearch(state, {}) })}`)
                }
              />
            )}
            {isSearch ? (
              <>
                {!isMobile && (
                  <Button variant="outlined" component={Link} to={companyPaths.discover}>
                    <Trans>For you</Trans>
                  </Button>
                )}
                <Button variant="outlined" component={Link} to={companyPaths.map('saved')}>
                  <Trans>Your companies</Trans>
                </Button>
                <Button
                  variant="outlined"
                  component={Link}
                  to={directoryPaths.groups}
                  startIcon={<Icon name="list" size="xs" />}
                >
                  <Trans>List</Trans>
                </Button>
              </>
            ) : (
              <Button variant="outlined" component={Link} to={companyPaths.search}>
                <Trans>Company search</Trans>
              </Button>
            )}
            {!isMobile && (
              <Button variant="outlined" component={Link} to={companyPaths.add()}>
                <Trans>Add company</Trans>
              </Button>
            )}
          </>
        }
      />
      {!isOwn && (
        <Box sx={{ flexShrink: 0, marginBlockEnd: '12px' }}>
          <DirectoryForm asked={state} onSearch={search} />
          <DirectoryChips state={state} scope={scope} onChange={(next) => go(next)} />
        </Box>
      )}
      {isOwn ? (
        <OwnCompaniesMap {...address} />
      ) : (
        <DirectoryMap {...address} scope={scope} withOwn={mode === 'all'} enabled={isKnown} />
      )}
    </FullHeight>
  );
}
