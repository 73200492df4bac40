import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FullHeight } from '../src/ui/full-height.tsx';
import { GlanceFrame } from '../src/ui/lists/glance-frame.tsx';
import { ListDetail } from '../src/ui/lists/list-detail.tsx';
import { ListDivider } from '../src/ui/lists/list-divider.tsx';
import { ListFold } from '../src/ui/lists/list-fold.tsx';
import { ListHead } from '../src/ui/lists/list-head.tsx';
import { ListRow } from '../src/ui/lists/list-row.tsx';
import { RowMenu } from '../src/ui/lists/row-menu.tsx';
import { SkeletonRows } from '../src/ui/lists/skeleton-rows.tsx';
import { MobileFoot } from '../src/ui/mobile-foot.tsx';
import { OfflineNote } from '../src/ui/notes/offline-note.tsx';
import { Grip } from '../src/ui/order/grip.tsx';
import { useDragOrder } from '../src/ui/order/use-drag-order.ts';
import { StateChip } from '../src/ui/state-chip.tsx';
import { nothing, Part } from './part.tsx';

const keys = ['one', 'two', 'three'];
const more = 'more at Acme';

/** The list and its detail: rows, one of them selected, and rows that are still being waited for. */
export function Lists() {
  const [selected, setSelected] = useState('two');
  const [isOpen, setOpen] = useState(false);
  const order = useDragOrder(nothing);
  const inset = isOpen ? ['four'] : [];
  return (
    <Part title="Lists">
      <FullHeight>
        <ListDetail
          label="Postings"
          detailLabel="Posting"
          keys={[...keys, more, ...inset]}
          selected={selected}
          onSelect={(key) => key !== more && setSelected(key)}
          isOpen={false}
          head={
            <ListHead end="Newest first">
              <b>3</b> postings
            </ListHead>
          }
          notice={<OfflineNote>The last answer stays.</OfflineNote>}
          foot={<Box sx={{ padding: '12px 16px' }}>Page 1 of 1</Box>}
          detail={
            <GlanceFrame backTo="/" back="All postings">
              The posting stands here.
            </GlanceFrame>
          }
        >
          {keys.map((key) => (
            <Posting key={key} id={key} selected={key === selected} />
          ))}
          <ListFold id={more} isInset isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
            1 more at Acme
          </ListFold>
          {inset.map((key) => (
            <Posting key={key} id={key} selected={key === selected} isInset />
          ))}
          <ListDivider title="Mentioned in the text">“analyst” is not in the title · 37</ListDivider>
        </ListDetail>
      </FullHeight>
      <Box sx={{ marginBlockStart: { md: '40px' } }}>
        <ListHead busy end={<Button variant="text">Cancel</Button>}>
          Searching …
        </ListHead>
        <SkeletonRows label="Loading postings" count={3} after={0} />
      </Box>
      <Box sx={{ padding: '16px 20px' }}>
        <RowMenu
          isAlwaysSeen
          label="More for Analyst"
          actions={[{ name: 'copy', label: 'Make a copy', onClick: nothing }]}
        />
      </Box>
      <Box sx={{ display: 'flex', gap: '12px', alignItems: 'center', padding: '16px 20px' }}>
        <Grip label="Move row 1" handle={order.handle(0)} /> A row that can be moved
      </Box>
      <MobileFoot>
        <Button variant="contained">Save job</Button>
      </MobileFoot>
    </Part>
  );
}

function Posting({ id, ...more }: { id: string; selected: boolean; isInset?: boolean }) {
  return (
    <ListRow
      id={id}
      to={`?row=${id}`}
      {...more}
      title={`Data Analyst ${id}`}
      second="Acme · Austin, TX"
      end="$72,000 a year"
      age="9 d"
      ageTitle="November 12, 2026"
      {...(id === 'three' && { lead: <Box sx={{ width: 46, height: 59, backgroundColor: '#fff' }} /> })}
      chips={
        <>
          <StateChip kind="saved" />
          <StateChip kind="sample" />
        </>
      }
    />
  );
}
