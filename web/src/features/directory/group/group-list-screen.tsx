import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router';
import { companyPaths } from '../../../shared/companies/company-paths.ts';
import { RowBack } from '../../../ui/buttons/row-back.tsx';
import { FullHeight } from '../../../ui/full-height.tsx';
import { useMobile } from '../../../ui/hooks/use-mobile.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ListDetail } from '../../../ui/lists/list-detail.tsx';
import { ListFoot } from '../../../ui/lists/list-foot.tsx';
import { PageTurner } from '../../../ui/lists/page-turner.tsx';
import { AnswerHead } from '../../../ui/notes/answer-head.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { type DirectoryState, withSearch } from '../directory-address.ts';
import { DirectoryChips } from '../directory-chips.tsx';
import { DirectoryForm } from '../directory-form.tsx';
import { directoryNotes } from '../directory-notes.tsx';
import { directoryPaths } from '../directory-paths.ts';
import { DirectoryRows } from '../directory-rows.tsx';
import { useDirectoryList } from '../use-directory.ts';
import { useDirectoryAddress } from '../use-directory-address.ts';
import { DirectoryDetail } from './directory-detail.tsx';

/** /companies/group/list/{group?}: the employers of the directory, or all locations of one (docs/spec/readings.md R24). */
export function GroupListScreen() {
  const { group: asked = '' } = useParams();
  const group = asked.trim() || null;
  return <GroupList key={group} group={group} />;
}

function GroupList({ group }: { group: string | null }) {
  const { t } = useLingui();
  const isMobile = useMobile();
  const { state, addressOf, go } = useDirectoryAddress();
  const scope = { group, isByLocation: group !== null };
  const found = useDirectoryList(state, scope, { enabled: true });
  const { list } = found;
  const answer = list.shown?.answer;
  const rows = answer?.results ?? [];
  const name = rows[0]?.groupName ?? group ?? '';
  const selected = state.open ?? (isMobile ? null : rows[0] ? String(rows[0].id) : null);
  const chosen = rows.find(({ id }) => String(id) === selected) ?? null;
  const notes = directoryNotes(found);
  const search = (parts: Partial<DirectoryState>) => go(withSearch(state, parts));
  return (
    <FullHeight>
      <PageHead
        title={group === null ? <Trans>Employers</Trans> : name}
        documentTitle={group === null ? t`Employers` : t`Locations of ${name}`}
        {...(group !== null && {
          backTo: directoryPaths.groups,
          under: <Trans>Locations in the directory</Trans>,
        })}
        actions={
          <>
            <Button
              variant="outlined"
              component={Link}
              to={group === null ? companyPaths.search : directoryPaths.groupMap(group)}
              startIcon={<Icon name="map" size="xs" />}
            >
              <Trans>Map</Trans>
            </Button>
            {group === null ? (
              <Button variant="outlined" component={Link} to={directoryPaths.shared}>
                <Trans>What you shared</Trans>
              </Button>
            ) : (
              <Button
                variant="outlined"
                component={Link}
                to={directoryPaths.addLocation(name)}
                startIcon={<Icon name="add" size="xs" />}
              >
                <Trans>Add a location</Trans>
              </Button>
            )}
          </>
        }
      />
      <Box sx={{ flexShrink: 0, marginBlockEnd: '12px' }}>
        <DirectoryForm asked={state} isOneEmployer={group !== null} onSearch={search} />
        <DirectoryChips state={state} scope={scope} onChange={(next) => go(next)} />
      </Box>
      <ListDetail
        label={group === null ? t`Employers` : t`Locations`}
        detailLabel={t`Details`}
        head={
          <AnswerHead
            answer={list}
            waiting={<Trans>Searching the directory…</Trans>}
            count={
              group === null ? (
                <Plural value={answer?.totalResults ?? 0} one="# employer" other="# employers" />
              ) : (
                <Plural value={answer?.totalResults ?? 0} one="# location" other="# locations" />
              )
            }
          />
        }
        notice={notes.length > 0 && notes}
        foot={
          answer &&
          answer.pagination.totalPages > 1 && (
            <ListFoot>
              <PageTurner
                page={state.page}
                pageSize={answer.pagination.pageSize}
                count={rows.length}
                total={answer.totalResults}
                onPage={(page) => go({ ...state, page, open: null })}
              />
            </ListFoot>
          )
        }
        keys={rows.map(({ id }) => String(id))}
        selected={selected}
        onSelect={(open) => go({ ...state, open }, { replace: true })}
        isOpen={isMobile && state.open !== null}
        detail={
          selected !== null && (
            <>
              <RowBack onBack={() => go({ ...state, open: null })} />
              <DirectoryDetail key={selected} id={selected} row={chosen} isByLocation={group !== null} />
            </>
          )
        }
        none={
          <Box sx={{ margin: 'auto', padding: '24px' }}>
            <Trans>What you choose from the list is shown here.</Trans>
          </Box>
        }
      >
        <DirectoryRows found={found} state={state} scope={scope} selected={selected} addressOf={addressOf} />
      </ListDetail>
    </FullHeight>
  );
}
