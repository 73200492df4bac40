import type { LedgerEntry } from '@foothold/core/entities/ledger/ledger-entry.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { token } from '../../../ui/tokens.ts';
import { EvidenceQuote } from './evidence-quote.tsx';
import { AcceptedWords, WriterName } from './writer-words.tsx';

type Props = { entries: readonly LedgerEntry[]; label?: string };

/** The ledger of what was sent, as it was kept that day: each sentence, what it rested on, who wrote and who took it. */
export function StoredLedger({ entries, label }: Props) {
  const { t } = useLingui();
  return (
    <List aria-label={label ?? t`Ledger of what was sent`}>
      {entries.map((entry, at) => (
        <li key={`${at}${entry.text}`}>
          <span>{at + 1}</span>
          <div>
            <p>{entry.text}</p>
            <small>
              <WriterName writer={entry.writer} />
              {' · '}
              <AcceptedWords entry={entry} />
            </small>
            {entry.proposed !== '' && <Proposed words={entry.proposed} />}
          </div>
          <div>
            {entry.evidence.map((one) => (
              <EvidenceQuote
                key={one.id}
                id={one.id}
                named={one}
                words={one.text.slice(one.start, one.end) || one.text}
              />
            ))}
            {entry.evidence.length === 0 &&
              (entry.verdict === 'no-claim' ? (
                <Trans>Nothing to prove</Trans>
              ) : (
                <OwnWords verdict={entry.verdict} />
              ))}
          </div>
        </li>
      ))}
    </List>
  );
}

const OwnWords = ({ verdict }: { verdict: LedgerEntry['verdict'] }) =>
  verdict === 'reworded' ? <Trans>In other words</Trans> : <Trans>In your own words alone</Trans>;

const Proposed = ({ words }: { words: string }) => (
  <small>
    <Trans>Proposed as “{words}”</Trans>
  </small>
);

const List = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  overflowWrap: 'anywhere',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) minmax(0, 1fr)',
    gap: '4px 12px',
    padding: '10px 0',
    borderBlockStart: `1px solid ${token('line')}`,
    fontSize: '0.8125rem',
    lineHeight: '18px',
    color: token('text-2'),
  },
  '& li > div > p:first-of-type': { margin: 0 },
  '& li > div:first-of-type > p': { fontSize: '0.9375rem', lineHeight: '22px', color: token('text') },
  '& small': { display: 'block', fontSize: '0.75rem', lineHeight: '18px', marginBlockStart: 2 },
  '@media (max-width: 899.95px)': {
    '& li': { gridTemplateColumns: '24px minmax(0, 1fr)' },
    '& li > div:last-of-type': { gridColumn: 2 },
  },
});
