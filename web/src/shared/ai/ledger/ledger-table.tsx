import { ledgerCounts } from '@foothold/core/truth/ledger-counts.ts';
import type { PreparedEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Fragment, useEffect, useRef, useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { ListFoot } from '../../../ui/lists/list-foot.tsx';
import { token } from '../../../ui/tokens.ts';
import { LedgerCountsLine } from './ledger-counts-line.tsx';
import { isUnread, type LedgerSentence } from './ledger-of.ts';
import { type LedgerActions, LedgerRow } from './ledger-row.tsx';
import { PartName } from './part-name.tsx';
import { useLedgerKeys } from './use-ledger-keys.ts';

type Props = LedgerActions & {
  sentences: readonly LedgerSentence[];
  evidence: PreparedEvidence;
  selected: number;
  onSelect: (at: number) => void;
};

/** Every sentence of a text with what it rests on; unsupported ones are made true, edited or dropped here. */
export function LedgerTable({ sentences, evidence, selected, onSelect, ...actions }: Props) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const [edited, setEdited] = useState<number | null>(null);
  const waiting = sentences.flatMap((one, at) =>
    one.state === 'held' || one.state === 'noted' || isUnread(one) ? [at] : [],
  );
  const held = sentences.flatMap(({ state }, at) => (state === 'held' ? [at] : []));
  const next = held.includes(selected) ? selected : (held[0] ?? -1);
  const isFirst = useRef(true);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-sentence="${selected}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    // A row that was walked to has the focus, so that it is read out; opening the table takes it from nobody.
    if (!isFirst.current && !row?.contains(document.activeElement)) row?.focus({ preventScroll: true });
  }, [selected]);
  // A button that went with its sentence took the focus along: the row has it then.
  useEffect(() => {
    if (document.activeElement !== document.body || isFirst.current) return;
    list.current?.querySelector<HTMLElement>('[data-selected]')?.focus({ preventScroll: true });
  }, [sentences]);
  useEffect(() => {
    isFirst.current = false;
  }, []);
  useLedgerKeys({
    selected,
    count: sentences.length,
    held,
    waiting,
    onSelect,
    onMakeTrue: (at) => sentences[at]?.made && actions.onMakeTrue(at),
    onEdit: setEdited,
  });
  return (
    <Table aria-label={t`Sentences and where they come from`}>
      <Head>
        <div>
          <h2>
            <Plural value={sentences.length} one="# sentence" other="# sentences" />
          </h2>
          <p role="status">
            <LedgerCountsLine counts={ledgerCounts(sentences)} />
          </p>
        </div>
        <Box component="span" sx={{ fontWeight: 600, display: { xs: 'none', md: 'block' } }}>
          <Trans>Where it comes from</Trans>
        </Box>
      </Head>
      <List ref={list}>
        {sentences.map((sentence, at) => (
          <Fragment key={`${at}${sentence.checked.text}`}>
            {sentence.part && (
              <Band>
                <PartName part={sentence.part} />
              </Band>
            )}
            <LedgerRow
              {...actions}
              sentence={sentence}
              at={at}
              evidence={evidence}
              isSelected={at === selected}
              isEdited={at === edited}
              isNext={at === next}
              onSelect={() => onSelect(at)}
              onEditing={(isEdited) => setEdited(isEdited ? at : null)}
            />
          </Fragment>
        ))}
      </List>
      <Box sx={{ display: { xs: 'none', md: 'block' }, borderBlockStart: `1px solid ${token('line')}` }}>
        <ListFoot
          keys={[
            { caps: ['j', 'k'], does: <Trans>move</Trans> },
            { caps: ['⇧', 'j'], does: <Trans>next unsupported</Trans> },
            { caps: ['t'], does: <Trans>make it true</Trans> },
            { caps: ['e'], does: <Trans>edit</Trans> },
            { caps: ['?'], does: <Trans>all keys</Trans> },
          ]}
        >
          {null}
        </ListFoot>
      </Box>
    </Table>
  );
}

const Table = styled(Card)({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  '@media (min-width: 900px)': { minHeight: 0 },
});

const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 364px)',
  padding: '14px 20px',
  fontSize: '0.875rem',
  lineHeight: '20px',
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 10px' },
  '& h2': { margin: 0, fontSize: '0.875rem', lineHeight: '20px', fontWeight: 600 },
  '& p': { margin: 0, fontSize: '0.8125rem', lineHeight: '20px', color: token('text-2') },
  '& b': { fontWeight: 600, color: token('bad') },
  '@media (max-width: 1099.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '14px 12px',
    '& > span': { display: 'none' },
  },
});

const List = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  position: 'relative',
  flexGrow: 1,
  '@media (min-width: 900px)': { minHeight: 0, overflowY: 'auto' },
});

const Band = styled('li')({
  paddingBlock: 8,
  paddingInline: '56px 20px',
  borderBlockStart: `1px solid ${token('line')}`,
  backgroundColor: token('sunken'),
  fontSize: '0.75rem',
  lineHeight: '18px',
  color: token('text-2'),
  '@media (max-width: 1099.95px)': { paddingInline: '40px 12px' },
});
