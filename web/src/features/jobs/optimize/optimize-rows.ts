import { bareLine } from '@foothold/core/ai/optimize/placed-text.ts';
import { type CheckedProposal, checkProposal, type Proposal } from '@foothold/core/ai/optimize/proposal.ts';
import { isSameSentence } from '@foothold/core/entities/ledger/ledger-entries.ts';
import { ledgerEntriesOfWriters, type WrittenLine } from '@foothold/core/entities/ledger/written-line.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { evidenceOfResume } from '@foothold/core/truth/evidence-of.ts';
import type { PreparedEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import { resumeTexts } from '@foothold/core/truth/resume-truth.ts';
import { lineEdits } from './line-edits.ts';

/** How the words of a row came about. */
export type WordsHow = 'as-proposed' | 'made-true' | 'edited';

/** Words that the person put in the place of what was proposed, by the key of the proposal. */
export type OwnWords = Readonly<Record<string, { words: string; how: WordsHow }>>;

/** A proposal with its decision. */
export type OptimizeRow = {
  id: string;
  state: 'open' | 'accepted' | 'rejected';
  proposal: Proposal;
  /** As they would be accepted, or were. */
  words: string;
  how: WordsHow;
  checked: CheckedProposal;
  /** Of an accepted line. */
  line: WrittenLine | null;
};

type Around = {
  whole: WholeResume;
  evidence: PreparedEvidence;
  /** What is written into the base is decided there. */
  base: WholeResume | null;
  proposals: readonly Proposal[];
  refused: readonly string[];
  own: OwnWords;
};

/** Every proposal that is about this resume as it reads now, and the lines that were accepted, in the order of the resume. */
export function optimizeRows(around: Around): OptimizeRow[] {
  const { whole } = around;
  const places = new Map(evidenceOfResume(whole).map(({ id }, at) => [withoutResume(id), at]));
  const placeOf = ({ place, kind }: Proposal) => {
    const id = withoutResume(place);
    if (kind === 'words') return places.get(id) ?? -1;
    // An order is behind the last line it is about.
    const inside = [...places].filter(([one]) => one.startsWith(id)).map(([, at]) => at);
    return Math.max(-1, ...inside) + 0.5;
  };
  return [...acceptedRows(around), ...openRows(around)]
    .map((row) => ({ row, at: placeOf(row.proposal) }))
    .sort((one, other) => one.at - other.at)
    .map(({ row }) => row);
}

const withoutResume = (id: string) => id.slice(id.indexOf('/') + 1);

function openRows({ whole, evidence, proposals, refused, own }: Around): OptimizeRow[] {
  const seen = new Set<string>();
  return proposals.flatMap((proposal): OptimizeRow[] => {
    const { key, after } = proposal;
    // What a rule and a model propose alike counts once; what is no longer there does not count.
    if (seen.has(key) || !lineEdits(whole, proposal)) return [];
    seen.add(key);
    const { words, how } = own[key] ?? { words: after, how: 'as-proposed' };
    const checked = checkProposal({ ...proposal, after: words }, evidence);
    const state = refused.includes(key) ? 'rejected' : 'open';
    return [{ id: key, state, proposal, words, how, checked, line: null }];
  });
}

function acceptedRows({ whole, base, evidence }: Around): OptimizeRow[] {
  const texts = resumeTexts(whole);
  // Those of the base are first.
  const lines = ledgerEntriesOfWriters(whole.resume.written as WrittenLine[]);
  const mine = lines.slice(ledgerEntriesOfWriters(base?.resume.written ?? []).length);
  return mine.flatMap((line, at): OptimizeRow[] => {
    const text = texts.find(({ place }) => place === line.place);
    const said = text?.text.split('\n').map(bareLine) ?? [];
    const number = said.findIndex((one) => isSameSentence(one, line.text));
    if (!text || number < 0) return [];
    const proposal: Proposal = {
      ...{ key: `written-${at}`, kind: 'words', before: line.was, after: line.text, why: '', reason: null },
      place: placeOfField(whole, text.field, number),
      writer: line.writer,
    };
    const checked = checkProposal({ ...proposal, after: said[number] ?? '' }, evidence);
    return [
      {
        ...{ id: proposal.key, state: 'accepted', proposal, words: line.text, checked, line },
        how: line.how === '' || line.how === 'read' ? 'as-proposed' : line.how,
      },
    ];
  });
}

/** “experience/12/notes” and a line as the id of the evidence. */
function placeOfField({ resume }: WholeResume, field: string, line: number): string {
  const [list = '', id = '', name = ''] = field.split('/');
  const root = `resume:${resume.internalId}`;
  if (list === 'resume') return id === 'headline' ? `${root}/headline` : `${root}/summary:${line}`;
  return `${root}/${list}:${id}/${name}:${line}`;
}
