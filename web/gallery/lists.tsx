import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FullHeight } from '../src/ui/full-height.tsx';
import { ListDetail } from '../src/ui/lists/list-detail.tsx';
import { ListHead } from '../src/ui/lists/list-head.tsx';
import { ListRow } from '../src/ui/lists/list-row.tsx';
import { SkeletonRows } from '../src/ui/lists/skeleton-rows.tsx';
import { MobileFoot } from '../src/ui/mobile-foot.tsx';
import { OfflineNote } from '../src/ui/notes/offline-note.tsx';
import { StateChip } from '../src/ui/state-chip.tsx';
import { Part } from './part.tsx';

const keys = ['one', 'two', 'three'];

/** The list and its detail: rows, one of them selected, and rows that are still being waited for. */
export function Lists() {
  const [selected, setSelected] = useState('two');
  return (
    <Part title="Lists">
      <FullHeight>
        <ListDetail
          label="Postings"
          detailLabel="Posting"
          keys={keys}
          selected={selected}
          onSelect={setSelected}
          isOpen={false}
          head={
            <ListHead end="Newest first">
              <b>3</b> postings
            </ListHead>
          }
          notice={<OfflineNote>The last answer stays.</OfflineNote>}
          foot={<Box sx={{ padding: '12px 16px' }}>Page 1 of 1</Box>}
          detail={<Box sx={{ padding: '16px' }}>The posting stands here.</Box>}
        >
          {keys.map((key) => (
            <ListRow
              key={key}
              id={key}
              to={`?row=${key}`}
              selected={key === selected}
              title={`Data Analyst ${key}`}
              second="Acme · Austin, TX"
              end="$72,000 a year"
              age="9 d"
              ageTitle="November 12, 2026"
              chips={
                <>
                  <StateChip kind="saved" />
                  <StateChip kind="sample" />
                </>
              }
            />
          ))}
        </ListDetail>
      </FullHeight>
      <Box sx={{ marginBlockStart: { md: '40px' } }}>
        <ListHead busy end={<Button variant="text">Cancel</Button>}>
          Searching …
        </ListHead>
        <SkeletonRows label="Loading postings" count={3} after={0} />
      </Box>
      <MobileFoot>
        <Button variant="contained">Save job</Button>
      </MobileFoot>
    </Part>
  );
}
