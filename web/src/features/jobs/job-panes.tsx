import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { Segment } from '../../components/segment.tsx';
import { token } from '../../components/tokens.ts';

const Panes = styled('div')({
  minHeight: 0,
  display: 'grid',
  gap: 16,
  '@media (min-width: 900px)': {
    flexGrow: 1,
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"details history" "details posting"',
  },
  '@media (min-width: 1200px)': {
    gridTemplateColumns: '492px minmax(0, 1fr) 320px',
    gridTemplateRows: 'minmax(0, 1fr)',
    gridTemplateAreas: '"details history posting"',
  },
});

const Pane = styled('section')({
  minWidth: 0,
  minHeight: 0,
  '&[data-name="details"]': { display: 'grid' },
  '@media (max-width: 899.95px)': { '&[hidden]': { display: 'none' } },
  '@media (min-width: 900px)': {
    '&[hidden]': { display: 'block' },
    '&[data-name="details"]': { gridArea: 'details', display: 'grid' },
    '&[data-name="history"]': { gridArea: 'history' },
    '&[data-name="posting"]': { gridArea: 'posting' },
    '&[data-card]': {
      padding: '14px 20px 20px',
      border: `1px solid ${token('line')}`,
      borderRadius: 20,
      backgroundColor: token('surface'),
      overflowY: 'auto',
    },
    '&[data-name="posting"][data-card]': { alignSelf: 'start', padding: 16, maxHeight: '100%' },
  },
});

type PaneName = 'details' | 'history' | 'posting';
type Props = Record<PaneName, ReactNode>;

/** The three panes of an editor: side by side on desktop; on mobile a segment chooses one, and none forgets its input. */
export function JobPanes({ details, history, posting }: Props) {
  const { t } = useLingui();
  const [shown, setShown] = useState<PaneName>('details');
  return (
    <>
      <Box sx={{ display: { xs: 'block', md: 'none' }, marginBlock: '4px 16px' }}>
        <Segment
          label={t`Part of the job`}
          value={shown}
          onChange={setShown}
          fullWidth
          options={[
            { value: 'details', label: t`Details` },
            { value: 'history', label: t`History` },
            { value: 'posting', label: t`Posting` },
          ]}
        />
      </Box>
      <Panes>
        <Pane data-name="details" aria-label={t`Details`} hidden={shown !== 'details'}>
          {details}
        </Pane>
        <Pane data-name="history" data-card="" aria-label={t`History`} hidden={shown !== 'history'}>
          {history}
        </Pane>
        <Pane data-name="posting" data-card="" aria-label={t`Posting`} hidden={shown !== 'posting'}>
          {posting}
        </Pane>
      </Panes>
    </>
  );
}
