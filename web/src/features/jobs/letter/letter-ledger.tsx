import { dateOfText, dateWords } from '@foothold/core/dates/calendar-date.ts';
import { foldedWords } from '@foothold/core/entities/ledger/ledger-entries.ts';
import type { LedgerEntry } from '@foothold/core/entities/ledger/ledger-entry.ts';
import { readEntriesOf } from '@foothold/core/truth/ledger.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { type ReactNode, useMemo, useState } from 'react';
import type { LetterTruth } from '../../../data/letters/letter-sources.ts';
import { EvidenceDialog, evidenceAddress } from '../../../shared/ai/ledger/evidence-dialog.tsx';
import { LedgerMarked } from '../../../shared/ai/ledger/ledger-marked.tsx';
import { ledgerSentences } from '../../../shared/ai/ledger/ledger-of.ts';
import {
  CheckedAgainst,
  type CheckedSource,
  LedgerFacts,
  TrueAfterAll,
} from '../../../shared/ai/ledger/ledger-panel.tsx';
import { LedgerTable } from '../../../shared/ai/ledger/ledger-table.tsx';
import { LedgerWaits } from '../../../shared/ai/ledger/ledger-waits.tsx';
import { stateOwn } from '../../../shared/ai/ledger/state-own.ts';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { type ChangedLetter, edited, madeTrue, takingNow } from './letter-checks.ts';
import type { LetterState } from './use-letter-truth.ts';

type Props = {
  written: readonly LedgerEntry[];
  standing: Extract<LetterState, { state: 'ready' }>;
  waitsId: string;
  selected: number;
  onSelect: (at: number) => void;
  /** Puts a changed letter in place of this one; says what was done. */
  onChange: (changed: ChangedLetter, done: ReactNode) => Promise<void>;
};

/** The letter sentence by sentence beside what each rests on (picture 16). */
export function LetterLedger({ written, standing, waitsId, selected, onSelect, onChange }: Props) {
  const { text, gate, evidence, sources } = standing;
  const [opened, setOpened] = useState<string | null>(null);
  const sentences = useMemo(
    () => ledgerSentences(text, evidence, written, gate.lines),
    [text, evidence, written, gate],
  );
  const at = Math.min(selected < 0 ? (gate.held[0] ?? 0) : selected, Math.max(0, sentences.length - 1));
  const marked = sentences[at];
  const change = (changed: ChangedLetter | null, done: ReactNode) => {
    if (!changed) return;
    const next = gate.held.find((place) => place > at);
    void onChange(changed, done).then(() => next !== undefined && onSelect(next));
  };
  const state = async (words: string, beside: string) => {
    const result = await stateOwn(beside, words);
    toastResult(result, <Trans>Kept with the resume as your own statement.</Trans>);
  };
  const keep = () => {
    const read = readEntriesOf(gate.lines, evidence, takingNow());
    void onChange({ text, written: read }, <Trans>Kept; the ledger says that you read them.</Trans>);
  };
  return (
    <Columns>
      <LedgerTable
        sentences={sentences}
        evidence={evidence}
        selected={at}
        onSelect={onSelect}
        onOpen={setOpened}
        onMakeTrue={(place) => {
          const sentence = sentences[place];
          if (sentence) change(madeTrue(text, sentence, evidence), <Trans>Made true.</Trans>);
        }}
        onEdit={(place, words) => {
          const sentence = sentences[place];
          if (sentence && words !== sentence.checked.text)
            change(edited(text, sentence, words, evidence), <Trans>Sentence changed.</Trans>);
        }}
        onState={(place) => {
          const sentence = sentences[place];
          if (sentence) void state(sentence.checked.text, sentence.beside);
        }}
        onDrop={(place) => {
          const sentence = sentences[place];
          if (sentence) change(edited(text, sentence, '', evidence), <Trans>Sentence dropped.</Trans>);
        }}
      />
      <Panel>
        <LedgerWaits id={waitsId} waiting={gate.held} onShow={onSelect} />
        <LedgerMarked marked={gate.marked} onShow={onSelect} onKeep={keep} />
        <CheckedAgainst sources={useSources(sources)} />
        {marked?.state === 'held' && <AfterAll sentence={marked} sources={sources} />}
        <LedgerFacts lines={sentences} selected={at} words={foldedWords(text).length} />
      </Panel>
      {opened !== null && (
        <EvidenceDialog open id={opened} evidence={evidence} onClose={() => setOpened(null)} />
      )}
    </Columns>
  );
}

function AfterAll({
  sentence: { checked },
  sources,
}: {
  sentence: ReturnType<typeof ledgerSentences>[number];
  sources: LetterTruth;
}) {
  const [first] = checked.problems;
  const { resume } = sources;
  if (!resume) return null;
  const { internalId, title } = resume.resume;
  const near = [first?.evidence ?? '', ...checked.rests.map(({ id }) => id)].find((id) =>
    id.startsWith(`resume:${internalId}/`),
  );
  return (
    <TrueAfterAll
      said={first?.said ?? checked.text}
      to={evidenceAddress(near ?? `resume:${internalId}/summary`)}
      title={title}
    />
  );
}

function useSources({ resume, stories, answers, posting, company, keptAt }: LetterTruth): CheckedSource[] {
  const { t } = useLingui();
  const day = keptAt === '' ? '' : dateWords(dateOfText(keptAt));
  const words = posting ? foldedWords(posting.text).length : 0;
  const facts = company?.research.filter(({ answer }) => answer.trim() !== '').length ?? 0;
  const told = stories.length + answers.length;
  const all: (CheckedSource | null)[] = [
    {
      ...{ key: 'resume', icon: 'resumes' as const, name: resume?.resume.title || t`No resume` },
      fact: resume ? (
        <Plural value={resume.experience.length} one="# position" other="# positions" />
      ) : (
        <Trans>Choose one for this job to get more specific results</Trans>
      ),
    },
    told > 0
      ? {
          ...{ key: 'told', icon: 'message', name: t`Your stories and answers` },
          fact: <Plural value={told} one="# given" other="# given" />,
        }
      : null,
    words > 0
      ? {
          ...{ key: 'posting', icon: 'jobs', name: t`Posting text` },
          fact: (
            <>
              <Plural value={words} one="# word" other="# words" />
              {day !== '' && <Trans>, kept {day}</Trans>}
            </>
          ),
        }
      : null,
    company && (facts > 0 || company.description || company.summary)
      ? {
          ...{ key: 'company', icon: 'companies', name: t`What you saved about ${company.companyName}` },
          fact: (
            <Plural value={facts} one="# answer from your research" other="# answers from your research" />
          ),
        }
      : null,
  ];
  return all.filter((one) => one !== null);
}

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 0,
  '@media (max-width: 899.95px)': { marginBlockEnd: 72 },
  '@media (min-width: 900px)': {
    flexGrow: 1,
    gridTemplateColumns: 'minmax(0, 1fr) 280px',
    gridTemplateRows: 'minmax(0, 1fr)',
  },
});

const Panel = styled('div')({
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  minWidth: 0,
  // Why the letter waits comes first where both are below each other.
  '@media (max-width: 899.95px)': { display: 'contents', '& > [data-waits]': { order: -1 } },
  '@media (min-width: 900px)': { overflowY: 'auto' },
});
