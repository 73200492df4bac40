import type { LedgerEntry } from '../entities/ledger/ledger-entry.ts';
import { ledgerEntriesOfPerson, writtenPlace } from '../entities/ledger/written-line.ts';
import type { WholeResume } from '../entities/resume/resume-text.ts';
import type { EvidenceItem } from './verdict.ts';

/** The entry of what a person states as their own; `place` is the text of the resume that it is about. */
export function statement(text: string, place: string, { at, by }: { at: string; by: string }): LedgerEntry {
  return {
    ...{ text, place, proposed: '', verdict: 'supported', evidence: [], how: 'as-proposed' },
    ...{ writer: { kind: 'person', name: '', prompt: '' }, acceptedAt: at, acceptedBy: by },
  };
}

const saidIn = /\/said:\d+$/;

/** Whether a piece of evidence is a sentence that the person stated as their own. */
export function isStatement(id: string): boolean {
  return saidIn.test(id);
}

/** What a person stated beside items of a resume, each under its item. */
export function statementsOf({ resume, ...whole }: WholeResume): EvidenceItem[] {
  const root = `resume:${resume.internalId}`;
  const items = (['experience', 'education', 'sections'] as const).flatMap((list) =>
    whole[list].map((item) => ({
      place: writtenPlace(list, item as { uid: string; internalId: number }),
      id: `${root}/${list}:${item.internalId}`,
    })),
  );
  return ledgerEntriesOfPerson(resume.written).map(({ place, text }, at) => {
    const under = items.find((item) => item.place === place)?.id;
    return { id: `${under ?? `${root}/summary`}/said:${at}`, kind: 'answer', text, ...(under && { under }) };
  });
}
