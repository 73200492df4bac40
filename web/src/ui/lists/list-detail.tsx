import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ReactNode, useRef } from 'react';
import { token } from '../tokens.ts';
import { useListFocus } from './use-list-focus.ts';
import { useListKeys } from './use-list-keys.ts';

const Pane = styled('section')({
  minWidth: 0,
  '@media (min-width: 900px)': {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    border: `1px solid ${token('line')}`,
    borderRadius: 20,
    backgroundColor: token('surface'),
    overflow: 'hidden',
  },
});

const Scroll = styled('div')({
  '@media (min-width: 900px)': {
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    display: 'flex',
    flexDirection: 'column',
  },
});

type Props = {
  /** Names of the two panes, for assistive technology. */
  label: string;
  detailLabel: string;
  /** Above the rows: a `ListHead`. */
  head: ReactNode;
  /** Between head and rows: notes about an error, being offline, samples. */
  notice?: ReactNode;
  /** After the rows, scrolling with them: a part that is no row. */
  below?: ReactNode;
  /** Under the rows: hints of keys, pages. */
  foot?: ReactNode;
  /** Rows (`ListRow`), or a state in their place. */
  children: ReactNode;
  /** Keys of the rows in their order, for j and k. */
  keys: readonly string[];
  selected: string | null;
  /** j and k moved to this row. */
  onSelect: (key: string) => void;
  /** On mobile: the detail replaces the list. */
  isOpen: boolean;
  detail: ReactNode;
  /** What the pane says while nothing is selected. */
  none?: ReactNode;
  /** On mobile both stand, the detail over the list: for a map that leads its list. */
  stacks?: boolean;
  /** The rows open into each other: they bring the roles and the keys of a tree themselves. */
  isTree?: boolean;
  /** What replaces the rows needs the room, as a calendar does: the detail is a column of 320 beside it, of 272 below 1100. */
  isWide?: boolean;
};

/** The one list-and-detail frame: 532 + 16 + the rest, each scrolling by itself; on mobile one in place of the other. */
export function ListDetail(props: Props) {
  const {
    label,
    detailLabel,
    head,
    notice,
    below,
    foot,
    children,
    keys,
    selected,
    onSelect,
    isOpen,
    detail,
    none,
  } = props;
  const { stacks = false, isTree = false, isWide = false } = props;
  const list = useRef<HTMLElement>(null);
  const pane = useRef<HTMLElement>(null);
  useListFocus({ list, pane, selected, isOpen });
  const onRowKey = useListKeys({ list, pane, keys, selected, onSelect });
  const gone = (hidden: boolean) => ({ display: { xs: hidden && !stacks ? 'none' : 'block', md: 'flex' } });
  return (
    <Box
      sx={{
        flexGrow: 1,
        minHeight: 0,
        display: 'grid',
        gap: '16px',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: isWide ? 'minmax(0, 1fr) 272px' : 'minmax(320px, 532fr) minmax(0, 684fr)',
        },
        ...(isWide
          ? { '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr) 320px' } }
          : { '@media (min-width: 1240px)': { gridTemplateColumns: '532px minmax(0, 1fr)' } }),
        // Seen first, read second: the list says everything that the map shows.
        ...(stacks && { '@media (max-width: 899.95px)': { '& > :last-child': { order: -1 } } }),
      }}
    >
      <Pane ref={list} aria-label={label} sx={gone(isOpen)}>
        {head}
        <Scroll>
          {notice && (
            <Box sx={{ display: 'grid', gap: '8px', padding: { xs: '12px 0', md: '12px' } }}>{notice}</Box>
          )}
          <Box
            component="ul"
            onKeyDown={onRowKey}
            sx={{
              ...{ margin: 0, padding: 0, flexGrow: 1, display: 'flex', flexDirection: 'column' },
              // What is wide scrolls by itself, under a head of its own.
              ...(isWide && { minHeight: 0 }),
            }}
            {...(keys.length > 0
              ? { role: isTree ? 'tree' : 'list', 'aria-label': label }
              : { role: 'presentation' })}
          >
            {children}
          </Box>
          {below && <Box sx={{ flexShrink: 0, padding: { xs: '16px 0', md: '16px' } }}>{below}</Box>}
        </Scroll>
        {foot && (
          <Box
            sx={{
              flexShrink: 0,
              borderBlockStart: { md: `1px solid ${token('line')}` },
              marginBlockStart: { md: '-1px' },
            }}
          >
            {foot}
          </Box>
        )}
      </Pane>
      <Pane ref={pane} aria-label={detailLabel} tabIndex={-1} sx={{ ...gone(!isOpen), outline: 'none' }}>
        <Scroll>{detail ?? none}</Scroll>
      </Pane>
    </Box>
  );
}
