import { optimizeByRule } from '@foothold/core/ai/builtin/optimize.ts';
import { ruleProposals } from '@foothold/core/ai/optimize/proposal.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import type { AskingPosting } from '@foothold/core/fit/requirement.ts';
import { claimsMore } from '@foothold/core/truth/ledger.ts';
import type { PreparedEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import { statedBeside } from '@foothold/core/truth/stated-beside.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { refuseProposals } from '../../../data/fit/refused-proposals.ts';
import { acceptLine, putLineBack } from '../../../data/resumes/accept-line.ts';
import type { ResumeSources } from '../../../data/resumes/resume-sources.ts';
import { currentSession } from '../../../platform/server/session.ts';
import { stateOwn } from '../../../shared/ai/ledger/state-own.ts';
import { resumeEvidence } from '../../../shared/resumes/resume-evidence.ts';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { jobPaths } from '../shared/job-paths.ts';
import { acceptedEntry } from './accepted-entry.ts';
import { lineEdits } from './line-edits.ts';
import { type OptimizeRow, type OwnWords, optimizeRows, type WordsHow } from './optimize-rows.ts';
import { useStoredAnswer } from './stored-proposals.ts';

type Asked = { job: Job; posting: AskingPosting; sources: ResumeSources; today: string };

/** The proposals for a resume and a job with what can be decided about each; every decision is a step that Undo takes back. */
export type Optimize = {
  rows: readonly OptimizeRow[];
  evidence: PreparedEvidence;
  /** Accepted lines go into this resume; else a version is made with the first one. */
  isVersion: boolean;
  accept: (row: OptimizeRow) => void;
  reject: (rows: readonly OptimizeRow[]) => void;
  /** Takes a decision back, whichever it was. */
  takeBack: (row: OptimizeRow) => void;
  setWords: (row: OptimizeRow, words: string, how: WordsHow) => void;
  /** The person says that they did what the line says, in these words. */
  state: (row: OptimizeRow) => void;
};

/** See `Optimize`. */
export function useOptimize({ job, posting, sources, today }: Asked): Optimize {
  const navigate = useNavigate();
  const { whole, base } = sources;
  const [own, setOwn] = useState<OwnWords>({});
  const { proposals: asked } = useStoredAnswer(job.internalId);
  const evidence = useMemo(() => resumeEvidence(sources, today), [sources, today]);
  const ruled = useMemo(() => {
    const hasText = posting.text.trim() !== '';
    return ruleProposals(optimizeByRule(whole, { today, ...(hasText && { posting }) }).proposals);
  }, [whole, today, posting]);
  const refused = job.refusedProposals;
  const rows = useMemo(
    () => optimizeRows({ whole, base, evidence, proposals: [...asked, ...ruled], refused, own }),
    [whole, base, evidence, asked, ruled, refused, own],
  );
  const resumeId = whole.resume.internalId;
  const isVersion = base !== null && job.resumeId === resumeId;

  async function accept(row: OptimizeRow): Promise<void> {
    const { proposal, words, checked } = row;
    const found = lineEdits(whole, proposal, words);
    if (row.state === 'accepted' || !checked.isSupported || !found) return;
    const taking = { at: new Date().toISOString(), by: currentSession().user?.name ?? '' };
    const line =
      proposal.kind === 'order' ? null : { home: found.home, entry: acceptedEntry(row, evidence, taking) };
    const result = await acceptLine(resumeId, {
      ...{ edits: found.edits, line },
      versionFor: isVersion ? undefined : job.internalId,
    });
    const isDone = toastResult(
      result,
      isVersion ? <Trans>Accepted.</Trans> : <Trans>Accepted into a version for this job.</Trans>,
    );
    // Another resume was looked at: from now on it is the version that this job names.
    if (isDone && !isVersion) void navigate(jobPaths.optimize(job.internalId), { replace: true });
  }

  async function takeBack({ state, proposal, line }: OptimizeRow): Promise<void> {
    if (state === 'rejected') {
      toastResult(await refuseProposals(job.internalId, [proposal.key], false), <Trans>Open again.</Trans>);
      return;
    }
    const found =
      line && lineEdits(whole, { ...proposal, before: line.text, after: line.was, kind: 'words' });
    if (!found) return;
    const back = { edits: found.edits, text: line.text, place: line.place };
    toastResult(await putLineBack(resumeId, back), <Trans>Your own words are back.</Trans>);
  }

  async function state({ checked }: OptimizeRow): Promise<void> {
    for (const one of checked.sentences.filter(claimsMore)) {
      const result = await stateOwn(statedBeside(one), one.text);
      if (!toastResult(result, <Trans>Kept with the resume as your own statement.</Trans>)) return;
    }
  }

  async function reject(some: readonly OptimizeRow[]): Promise<void> {
    const keys = some.map(({ proposal }) => proposal.key);
    if (keys.length === 0) return;
    const result = await refuseProposals(job.internalId, keys, true);
    toastResult(result, <Plural value={keys.length} one="Rejected." other="# proposals rejected." />);
  }

  return {
    ...{ rows, evidence, isVersion },
    accept: (row) => void accept(row),
    state: (row) => void state(row),
    reject: (some) => void reject(some),
    takeBack: (row) => void takeBack(row),
    setWords: ({ proposal }, words, how) => setOwn((all) => ({ ...all, [proposal.key]: { words, how } })),
  };
}
