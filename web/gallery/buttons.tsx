import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { LanguageFoot } from '../src/shared/language/language-foot.tsx';
import { PostingCredit } from '../src/shared/postings/posting-credit.tsx';
import { GoogleButton } from '../src/shared/sign-in/google-button.tsx';
import { DoneTick } from '../src/ui/buttons/done-tick.tsx';
import { FilterChip } from '../src/ui/buttons/filter-chip.tsx';
import { Segment } from '../src/ui/buttons/segment.tsx';
import { Hint } from '../src/ui/hint.tsx';
import { Icon } from '../src/ui/icons/icon.tsx';
import { KeyCap } from '../src/ui/key-cap.tsx';
import { KeyList } from '../src/ui/key-list.tsx';
import { StateChip, type StateChipKind } from '../src/ui/state-chip.tsx';
import { Line, nothing, Part } from './part.tsx';

const chips: StateChipKind[] = ['saved', 'similar', 'sample', 'example', 'due', 'unsupported', 'plain'];

/** Buttons, links, chips, segments, keys. */
export function Buttons() {
  const [pane, setPane] = useState<'list' | 'board' | 'map'>('list');
  return (
    <Part title="Buttons, chips, keys">
      <Line>
        <GoogleButton next="/work" remember />
      </Line>
      {(['primary', 'error'] as const).map((color) => (
        <Line key={color}>
          <Button variant="contained" color={color}>
            Save job
          </Button>
          <Button variant="outlined" color={color}>
            Add job
          </Button>
          <Button variant="text" color={color}>
            Discard
          </Button>
          <Button variant="contained" color={color} aria-busy="true">
            Waits
          </Button>
          <Button variant="outlined" color={color} disabled>
            Not now
          </Button>
        </Line>
      ))}
      <Line>
        <Button variant="contained" size="small">
          <Icon name="add" size={16} />
          Small
        </Button>
        <Button variant="outlined" size="small">
          Retry search
        </Button>
        <MuiLink href="#link">A link in a line</MuiLink>
        <Hint text="More to do">
          <IconButton aria-label="More">
            <Icon name="more" size="sm" />
          </IconButton>
        </Hint>
        <Icon name="info" label="An icon that says something" />
      </Line>
      <Line>
        <FilterChip label="Remote" count={12} on={false} onClick={nothing} />
        <FilterChip label="Full time" on onClick={nothing} />
        <FilterChip label="More filters" onClick={nothing} />
      </Line>
      <Line>
        {chips.map((kind) => (
          <StateChip key={kind} kind={kind}>
            {kind === 'plain' ? '3 due' : undefined}
          </StateChip>
        ))}
        <StateChip kind="similar" to="/elsewhere" />
        <DoneTick label="Done: Call Dana" onClick={nothing} />
        <DoneTick label="Open again: Call Dana" done onClick={nothing} />
        <PostingCredit posting={{ source: 'adzuna', url: 'https://www.adzuna.com/land/1' }} />
        <span>
          <PostingCredit posting={{ source: 'remotive', url: 'https://remotive.com/1' }} />
        </span>
      </Line>
      <Line>
        <Segment
          label="View"
          value={pane}
          onChange={setPane}
          options={[
            { value: 'list', label: 'List', icon: <Icon name="list" size={16} /> },
            { value: 'board', label: 'Board' },
            { value: 'map', label: 'Map' },
          ]}
        />
      </Line>
      <Line>
        <KeyCap>Ctrl</KeyCap>
        <KeyCap>K</KeyCap>
        <LanguageFoot />
      </Line>
      <KeyList />
    </Part>
  );
}
