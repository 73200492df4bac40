import { claimsMore } from '@foothold/core/truth/ledger.ts';
import type { PreparedEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { token } from '../../../ui/tokens.ts';
import { type LedgerActions, LedgerRow, type LedgerSentence } from './ledger-row.tsx';
import { useLedgerKeys } from './use-ledger-keys.ts';

type Props = LedgerActions & {
  sentences: readonly LedgerSentence[];
  evidence: PreparedEvidence;
};

/** Every sentence of a text with what it rests on; unsupported ones are made true, edited or dropped here. */
export function LedgerTable({ sentences, evidence, ...actions }: Props) {
  const { t } = useLingui();
  const [selected, setSelected] = useState(0);
  const [edited, setEdited] = useState<number | null>(null);
  const waiting = sentences.flatMap(({ checked }, at) => (claimsMore(checked) ? [at] : []));
  const select = (at: number) => {
    setSelected(at);
    document.querySelector(`[data-sentence="${at}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  useLedgerKeys({
    selected,
    count: sentences.length,
    waiting,
    onSelect: select,
    onMakeTrue: (at) => sentences[at]?.made && actions.onMakeTrue(at),
    onEdit: setEdited,
  });
  return (
    <Card aria-label={t`Sentences and where they come from`}>
      <Head>
        <h2>
          <Plural value={sentences.length} one="# sentence" other="# sentences" />
        </h2>
        <Counts sentences={sentences} waiting={waiting.length} />
      </Head>
      <List>
        {sentences.map((sentence, at) => (
          <LedgerRow
            key={`${at}${sentence.checked.text}`}
            {...sentence}
            {...actions}
            at={at}
            evidence={evidence}
            isSelected={at === selected}
            isEdited={at === edited}
            onSelect={() => setSelected(at)}
            onEditing={(isEdited) => setEdited(isEdited ? at : null)}
          />
        ))}
      </List>
    </Card>
  );
}

function Counts({ sentences, waiting }: { sentences: readonly LedgerSentence[]; waiting: number }) {
  const count = (verdict: string) => sentences.filter(({ checked }) => checked.verdict === verdict).length;
  const [supported, none] = [count('supported'), count('no-claim')];
  return (
    <p role="status">
      <Trans>{supported} supported</Trans>
      {none > 0 && ' · '}
      {none > 0 && <Plural value={none} one="# needs no evidence" other="# need no evidence" />}
      {waiting > 0 && ' · '}
      {waiting > 0 && (
        <b>
          <Plural value={waiting} one="# not supported" other="# not supported" />
        </b>
      )}
    </p>
  );
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 10px',
  padding: '14px 20px',
  '& h2': { margin: 0, fontSize: '0.875rem', lineHeight: '20px', fontWeight: 600 },
  '& p': { margin: 0, fontSize: '0.8125rem', lineHeight: '20px', color: token('text-2') },
  '& b': { fontWeight: 600, color: token('bad') },
});

const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });
