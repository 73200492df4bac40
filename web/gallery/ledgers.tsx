import { takenEntry } from '@foothold/core/truth/ledger.ts';
import { prepareEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import { useState } from 'react';
import { KeptLedger } from '../src/shared/ai/ledger/kept-ledger.tsx';
import { ledgerSentences, withSentence } from '../src/shared/ai/ledger/ledger-of.ts';
import { LedgerTable } from '../src/shared/ai/ledger/ledger-table.tsx';
import { LedgerWaits } from '../src/shared/ai/ledger/ledger-waits.tsx';
import { nothing, Part } from './part.tsx';

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

const taken = { at: '2026-11-26T09:41:00.000Z', by: 'Mara Lind' };
const model = { kind: 'model', name: 'stand-in', prompt: 'letter/3' } as const;
const kept = [
  takenEntry({ text: 'I trained six planners to write queries in SQL.', writer: model }, evidence, taken),
  takenEntry({ text: 'I led the records migration.', writer: model }, evidence, taken),
  takenEntry({ text: 'Thank you.', writer: { kind: 'person', name: '', prompt: '' } }, evidence, taken),
];

/** A letter beside what it rests on, with unsupported sentences. */
export function Ledgers() {
  const [text, setText] = useState(letter);
  const sentences = ledgerSentences(text, evidence);
  const put = (at: number, words: string) => {
    const sentence = sentences[at];
    if (sentence) setText(withSentence(text, sentence, words));
  };
  return (
    <Part title="Ledgers">
      <LedgerTable
        sentences={sentences}
        evidence={evidence}
        onMakeTrue={(at) => put(at, sentences[at]?.made?.text ?? '')}
        onEdit={put}
        onDrop={(at) => put(at, '')}
      />
      <KeptLedger entries={kept} />
      <div style={{ maxWidth: 320 }}>
        <LedgerWaits id="ledger-waits" waiting={[1]} onShow={nothing} />
      </div>
    </Part>
  );
}
