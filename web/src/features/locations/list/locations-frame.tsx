import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { LiveSearchField } from '../../../ui/fields/live-search-field.tsx';
import { Picker } from '../../../ui/fields/picker.tsx';
import { useMobile } from '../../../ui/hooks/use-mobile.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ListDetail } from '../../../ui/lists/list-detail.tsx';
import { ListFoot } from '../../../ui/lists/list-foot.tsx';
import { ListRow } from '../../../ui/lists/list-row.tsx';
import { PageTurner } from '../../../ui/lists/page-turner.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { token } from '../../../ui/tokens.ts';
import { type Listed, type LocationSort, pageSize } from './locations-view.ts';
import type { ViewAddress } from './use-locations-view.ts';
import { useSortNames } from './use-sort-names.ts';

type Props<R extends Listed> = {
  /** Names of the list and of what is beside it. */
  label: string;
  paneLabel: string;
  searchLabel: string;
  address: ViewAddress;
  sorts: readonly LocationSort[];
  /** How many there are, or what is waited for. */
  head: ReactNode;
  notice?: ReactNode;
  rows: readonly R[];
  total: number;
  chips?: (row: R) => ReactNode;
  /** In place of rows; nothing while it is not known that there are none. */
  empty: ReactNode;
  /** Beside the list: of the row that is open, null where none is. */
  pane: (row: R | null) => ReactNode;
  /** The pane stands by itself, over the list on mobile: a map that leads its list. */
  stacks?: boolean;
};

/** A list of locations and what is beside it: searched, sorted, paged by 20, its state in the address. */
export function LocationsFrame<R extends Listed>(props: Props<R>) {
  const { label, paneLabel, searchLabel, address, sorts, head, notice, rows, total, chips, empty, pane } =
    props;
  const { t } = useLingui();
  const isMobile = useMobile();
  const sortNames = useSortNames();
  const { view, addressOf, go } = address;
  const { stacks = false } = props;
  const usual = isMobile || stacks ? null : (rows[0]?.key ?? null);
  const isOpen = isMobile && !stacks && view.open !== null;
  const selected = view.open ?? usual;
  const row = rows.find(({ key }) => key === selected) ?? null;
  return (
    <ListDetail
      label={label}
      detailLabel={paneLabel}
      head={
        <>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: '8px',
              padding: { xs: '0 0 8px', md: '12px' },
              borderBlockEnd: { md: `1px solid ${token('line')}` },
              '& > *': { flex: '1 1 140px' },
            }}
          >
            <LiveSearchField
              fullWidth
              label={searchLabel}
              text={view.text}
              onSearch={(text) => go({ ...view, text, page: 1, open: null }, { typed: true })}
            />
            <Picker
              lead={t`Sort:`}
              label={t`Sort by`}
              hasLabel={false}
              value={view.sort}
              options={sorts.map((sort) => ({ value: sort, label: sortNames[sort] }))}
              onChange={(sort) => go({ ...view, sort, page: 1, open: null })}
            />
          </Box>
          {head}
        </>
      }
      notice={notice}
      foot={
        rows.length > 0 && (
          <ListFoot
            keys={[
              { caps: ['j', 'k'], does: <Trans>move</Trans> },
              { caps: ['/'], does: <Trans>search</Trans> },
            ]}
          >
            <PageTurner
              page={view.page}
              pageSize={pageSize}
              count={rows.length}
              total={total}
              onPage={(page) => go({ ...view, page, open: null })}
            />
          </ListFoot>
        )
      }
      keys={rows.map(({ key }) => key)}
      selected={selected}
      onSelect={(open) => go({ ...view, open }, { replace: true })}
      isOpen={isOpen}
      stacks={stacks}
      detail={
        isOpen ? (
          <>
            <Box>
              <Button
                variant="text"
                startIcon={<Icon name="chevron-left" size={16} />}
                onClick={() => go({ ...view, open: null })}
                sx={{ minHeight: 44, marginInlineStart: '-12px' }}
              >
                <Trans>Back to the list</Trans>
              </Button>
            </Box>
            {pane(row)}
          </>
        ) : (
          pane(row)
        )
      }
    >
      {rows.map((one) => (
        <ListRow
          key={one.key}
          id={one.key}
          to={addressOf({ ...view, open: one.key })}
          selected={one.key === selected}
          title={one.title}
          chips={chips?.(one)}
          second={one.second}
          end={one.end}
        />
      ))}
      {rows.length === 0 && total === 0 && empty}
      {rows.length === 0 && total > 0 && (
        <BeyondLast total={total} page={view.page} onPage={(page) => go({ ...view, page, open: null })} />
      )}
    </ListDetail>
  );
}

function BeyondLast({
  total,
  page,
  onPage,
}: {
  total: number;
  page: number;
  onPage: (page: number) => void;
}) {
  const last = Math.ceil(total / pageSize);
  return (
    <EmptyState
      title={<Trans>There is no page {page}</Trans>}
      actions={
        <Button variant="outlined" onClick={() => onPage(last)}>
          <Trans>Go to page {last}</Trans>
        </Button>
      }
    >
      <Trans>This list ends before that.</Trans>
    </EmptyState>
  );
}
