import { useLingui } from '@lingui/react/macro';
import { useParams, useSearchParams } from 'react-router';
import { useInterviewJob } from '../../data/interviews/interviews.ts';
import { usePractice } from '../../data/practice/practice-reads.ts';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { keyOf } from './interview-paths.ts';
import { PracticeMissing } from './practice/practice-missing.tsx';
import { PracticeSessionView } from './practice/practice-session.tsx';
import { PracticeSetupView } from './practice/practice-setup.tsx';
import { PracticeSummary } from './practice/practice-summary.tsx';

/** /interview/practice/{jobId?}: sets a session up, and holds one with ?session=. */
export function PracticeScreen() {
  const { t } = useLingui();
  const { jobId = '' } = useParams();
  const [query] = useSearchParams();
  const key = keyOf(jobId);
  const job = useInterviewJob(Number.isNaN(key) ? null : key);
  const session = query.get('session');
  if (session !== null) return <OneSession key={session} id={session} />;
  if (job === undefined) return <SkeletonRows count={6} label={t`Loading the job`} />;
  return <PracticeSetupView key={job?.internalId ?? 0} job={job} isMissing={jobId !== '' && job === null} />;
}

function OneSession({ id }: { id: string }) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const whole = usePractice(keyOf(id));
  if (whole === undefined) return <SkeletonRows count={6} label={t`Loading the practice session`} />;
  if (whole === null) return <PracticeMissing />;
  const at = query.get('question');
  const asked = at === null ? undefined : whole.questions[Number(at) - 1];
  const current = asked ?? whole.questions.find(({ state }) => state === '');
  if (!current || (whole.session.endedAt !== '' && !asked)) return <PracticeSummary whole={whole} />;
  return <PracticeSessionView whole={whole} current={current} />;
}
