import { takenText } from '@foothold/core/truth/ledger.ts';
import { prepareEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import { useState } from 'react';
import { EvidenceDialog } from '../src/shared/ai/ledger/evidence-dialog.tsx';
import { LedgerMarked } from '../src/shared/ai/ledger/ledger-marked.tsx';
import { ledgerSentences, withSentence } from '../src/shared/ai/ledger/ledger-of.ts';
import { CheckedAgainst, LedgerFacts, TrueAfterAll } from '../src/shared/ai/ledger/ledger-panel.tsx';
import { LedgerTable } from '../src/shared/ai/ledger/ledger-table.tsx';
import { LedgerWaits } from '../src/shared/ai/ledger/ledger-waits.tsx';
import { StoredLedger } from '../src/shared/ai/ledger/stored-ledger.tsx';
import { Part } from './part.tsx';

const position = { id: 'resume:1/experience:1', kind: 'position' as const };
const evidence = prepareEvidence(
  [
    {
      ...position,
      ...{ title: 'Reporting Analyst', employer: 'St. Brendan', text: 'Reporting Analyst, St. Brendan' },
      ...{ startDate: '2018-10', endDate: '2021-01' },
    },
    {
      ...{ id: 'resume:1/experience:1/notes:0', kind: 'line', under: position.id },
      text: 'Contributed to a records migration; kept 14 clinic scorecards accurate',
    },
    {
      ...{ id: 'resume:1/experience:1/notes:1', kind: 'line', under: position.id },
      text: 'Trained six planners to write their own queries in SQL',
    },
  ],
  '2026-11-26',
);

const letter =
  'I am writing about the analyst position on your team. At St. Brendan I led the records migration that kept 14 clinic scorecards accurate. I trained six planners to write their own queries. I know SQL and Tableau.';

const entries = takenText(letter, evidence, {
  writer: { kind: 'model', name: 'stand-in-large', prompt: 'letter/2' },
  taking: { at: '2026-11-26T09:41:00.000Z', by: 'Mara Lind' },
});

/** A letter beside what it rests on, with unsupported sentences. */
export function Ledgers() {
  const [text, setText] = useState(letter);
  const [selected, setSelected] = useState(1);
  const [opened, setOpened] = useState<string | null>(null);
  const sentences = ledgerSentences(text, evidence, entries);
  const held = sentences.flatMap(({ state }, at) => (state === 'held' ? [at] : []));
  const put = (at: number, words: string) => {
    const sentence = sentences[at];
    if (sentence) setText(withSentence(text, sentence, words));
  };
  return (
    <Part title="Ledgers">
      <LedgerTable
        sentences={sentences}
        evidence={evidence}
        selected={selected}
        onSelect={setSelected}
        onOpen={setOpened}
        onMakeTrue={(at) => put(at, sentences[at]?.made?.text ?? '')}
        onEdit={put}
        onDrop={(at) => put(at, '')}
        onState={() => undefined}
      />
      <div style={{ display: 'grid', gap: 16, maxWidth: 320 }}>
        <LedgerWaits id="ledger-waits" waiting={held} onShow={setSelected} />
        <LedgerMarked marked={[0, 2]} onShow={setSelected} onKeep={() => undefined} />
        <CheckedAgainst sources={[{ key: '1', icon: 'resumes', name: 'Analyst v3', fact: '412 words' }]} />
        <TrueAfterAll said="led" to="/resumes" title="Analyst v3" />
        <LedgerFacts lines={sentences} selected={selected} words={40} />
      </div>
      <StoredLedger entries={entries} />
      {opened !== null && (
        <EvidenceDialog open id={opened} evidence={evidence} onClose={() => setOpened(null)} />
      )}
    </Part>
  );
}
