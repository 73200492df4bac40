import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { Segment } from '../../../ui/buttons/segment.tsx';
import { token } from '../../../ui/tokens.ts';

const Panes = styled('div')({
  minHeight: 0,
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '@media (min-width: 900px)': {
    flexGrow: 1,
    alignContent: 'stretch',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
    gridTemplateRows: 'minmax(0, auto) auto minmax(220px, 1fr)',
    gridTemplateAreas: '"details next" "details choice" "details chosen"',
  },
  '@media (min-width: 1200px)': {
    gridTemplateColumns: '492px minmax(0, 1fr) 320px',
    gridTemplateRows: 'minmax(0, auto) minmax(96px, 1fr)',
    gridTemplateAreas: '"details history next" "details history aside"',
  },
});

const Pane = styled('div')({
  minWidth: 0,
  minHeight: 0,
  '&[data-pane="details"]': { display: 'grid' },
  '@media (max-width: 899.95px)': { '&[data-pane]:not([data-on])': { display: 'none' } },
  '@media (min-width: 900px)': {
    '&[data-area="next"]': { gridArea: 'next', overflowY: 'auto', borderRadius: 20 },
    '&[data-pane="details"]': { gridArea: 'details' },
    '&[data-pane="history"]': {
      gridArea: 'chosen',
      padding: '14px 20px 20px',
      border: `1px solid ${token('line')}`,
      borderRadius: 20,
      backgroundColor: token('surface'),
      overflowY: 'auto',
    },
  },
  '@media (min-width: 900px) and (max-width: 1199.95px)': {
    '&[data-side]:not([data-on]):not([data-beside])': { display: 'none' },
  },
  '@media (min-width: 1200px)': { '&[data-pane="history"]': { gridArea: 'history' } },
});

/** What is beside the history where there is room, else one at a time. */
const Aside = styled('div')({
  display: 'contents',
  '@media (min-width: 900px)': {
    gridArea: 'chosen',
    display: 'grid',
    alignContent: 'start',
    // A card that grows pushes the next one down.
    gridAutoRows: 'max-content',
    gap: 16,
    minHeight: 0,
    overflowY: 'auto',
    borderRadius: 20,
    '&:not([data-on])': { display: 'none' },
  },
  '@media (min-width: 1200px)': { gridArea: 'aside', '&, &:not([data-on])': { display: 'grid' } },
});

const Cards = styled(Pane)({ display: 'grid', gap: 16, alignContent: 'start' });

type PaneName = 'details' | 'history' | 'contacts' | 'files';
type Props = Record<PaneName, ReactNode> & {
  /** What is most pressing; on mobile it is above everything that is chosen from. */
  nextStep: ReactNode;
};

/**
 * The parts of a job's screen: facts left, history in the middle, cards right. Where three columns do not fit, a
 * segment chooses from the rest, and no part forgets its input.
 */
export function JobPanes({ details, history, contacts, files, nextStep }: Props) {
  const { t } = useLingui();
  const [shown, setShown] = useState<PaneName>('details');
  const beside = shown === 'details' ? 'history' : shown;
  const sides = [
    { value: 'history', label: t`History` },
    { value: 'contacts', label: t`Contacts` },
    { value: 'files', label: t`Files` },
  ] as const;
  // On a phone one part shows; with two columns the details are beside one of the others.
  const on = (name: PaneName) => ({
    'data-pane': name,
    ...(shown === name && { 'data-on': '' }),
  });
  return (
    <Panes>
      <Pane data-area="next">{nextStep}</Pane>
      <Box sx={{ display: { xs: 'block', md: 'none' } }}>
        <Segment
          label={t`Part of the job`}
          value={shown}
          onChange={setShown}
          fullWidth
          options={[{ value: 'details', label: t`Details` }, ...sides]}
        />
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block', lg: 'none' }, gridArea: { md: 'choice', lg: 'auto' } }}>
        <Segment<PaneName>
          label={t`Part of the job`}
          value={beside}
          onChange={setShown}
          fullWidth
          options={sides}
        />
      </Box>
      <Pane as="section" aria-label={t`Details`} {...on('details')}>
        {details}
      </Pane>
      <Pane
        as="section"
        aria-label={t`History`}
        {...on('history')}
        data-side=""
        {...(beside === 'history' && { 'data-beside': '' })}
      >
        {history}
      </Pane>
      <Aside {...(beside !== 'history' && { 'data-on': '' })}>
        <Cards {...on('contacts')} data-side="">
          {contacts}
        </Cards>
        <Cards {...on('files')} data-side="">
          {files}
        </Cards>
      </Aside>
    </Panes>
  );
}
