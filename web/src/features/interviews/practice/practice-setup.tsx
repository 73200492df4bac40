import type { Job } from '@foothold/core/entities/job/job.ts';
import { careerSteps, type QuestionKind, questionKinds } from '@foothold/core/practice/practice-question.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useOwnDataOpen } from '../../../data/db/own-query.ts';
import { usePractices } from '../../../data/practice/practice-reads.ts';
import { systemClock } from '../../../data/rows/clock.ts';
import { saveSettings, useSetting } from '../../../data/settings/settings.ts';
import { StatusMark } from '../../../shared/jobs/status-mark.tsx';
import { FilterChip } from '../../../ui/buttons/filter-chip.tsx';
import { Card } from '../../../ui/card.tsx';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { FieldLabel } from '../../../ui/fields/field-label.tsx';
import { Labeled } from '../../../ui/fields/labeled.tsx';
import { Picker } from '../../../ui/fields/picker.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { toastFailure } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { interviewPaths } from '../interview-paths.ts';
import { PracticeHistory } from './practice-history.tsx';
import { usePracticeWords } from './use-practice-words.ts';

const JobFinder = partLater(async () => (await import('../shared/job-finder.tsx')).JobFinder);

type Props = {
  /** The job of the address, null for none. */
  job: Job | null;
  /** The address names a job that is not here. */
  isMissing: boolean;
};

/** What is practiced, how much and how; below it the sessions so far. */
export function PracticeSetupView({ job, isMissing }: Props) {
  const { t } = useLingui();
  const sessions = usePractices();
  const count = useSetting('practice', 'count');
  const kinds = useSetting('practice', 'kinds');
  const secondsEach = useSetting('practice', 'secondsEach');
  const step = useSetting('practice', 'step');
  // The form waits until it could save; data that closes later must not take away what was chosen since.
  const isOpen = useOwnDataOpen();
  const [wasOpen, setWasOpen] = useState(false);
  const isReady = isOpen && [count, kinds, secondsEach, step].every((one) => one !== undefined);
  if (isReady && !wasOpen) setWasOpen(true);
  return (
    <>
      <PageHead
        title={<Trans>Practice</Trans>}
        documentTitle={t`Practice interview questions`}
        backTo={job ? interviewPaths.job(job.internalId) : interviewPaths.all}
        actions={
          <>
            <Button variant="outlined" component={Link} to={interviewPaths.tips}>
              <Trans>Tips</Trans>
            </Button>
            <Button variant="outlined" component={Link} to={interviewPaths.stories()}>
              <Trans>My stories</Trans>
            </Button>
          </>
        }
      />
      {isMissing && (
        <Box sx={{ marginBlockEnd: '16px' }}>
          <Note
            kind="quiet"
            icon="info"
            title={<Trans>The job of this address is not in this browser.</Trans>}
          >
            <Trans>Choose another one, or practice for an occupation.</Trans>
          </Note>
        </Box>
      )}
      <Box
        sx={{
          ...{ display: 'grid', gap: '16px', alignItems: 'start' },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
        }}
      >
        {wasOpen ? (
          <SetupForm
            given={job}
            start={{
              count: Number(count) || 6,
              kinds: questionKinds.filter((kind) => kinds?.split(',').includes(kind)),
              secondsEach: Number(secondsEach) || 0,
              step: careerSteps.find((one) => one === step) ?? '',
            }}
          />
        ) : (
          <SkeletonRows count={6} label={t`Opening your data`} />
        )}
        <PracticeHistory sessions={sessions} />
      </Box>
    </>
  );
}

type Start = {
  count: number;
  kinds: readonly QuestionKind[];
  secondsEach: number;
  step: (typeof careerSteps)[number];
};

const counts = [3, 5, 6, 8, 10, 15, 20];
const times = [0, 60, 90, 120, 180, 300];

function SetupForm({ given, start }: { given: Job | null; start: Start }) {
  const { t } = useLingui();
  const words = usePracticeWords();
  const navigate = useNavigate();
  const id = useId();
  const [chosen, setChosen] = useState(
    given && {
      jobId: given.internalId,
      jobTitle: given.jobTitle,
      companyName: given.companyName,
      status: given.status,
    },
  );
  const [occupation, setOccupation] = useState('');
  const [setup, setSetup] = useState(start);
  const [state, setState] = useState<'' | 'drawing' | 'none' | 'no-part'>('');
  const change = (part: Partial<Start>) => {
    setSetup({ ...setup, ...part });
    setState('');
  };
  const begin = async () => {
    if (state === 'drawing') return;
    setState('drawing');
    const { count, kinds, secondsEach, step } = setup;
    void saveSettings('practice', {
      ...{ count: String(count), kinds: kinds.join(','), secondsEach: String(secondsEach), step },
    });
    const part = await import('./start-session.ts').catch(() => null);
    if (!part) return setState('no-part');
    const { drawnFor, startSession } = part;
    const full = {
      ...{ jobId: chosen?.jobId ?? null, jobTitle: chosen?.jobTitle ?? occupation.trim() },
      ...{ companyName: chosen?.companyName ?? '', seed: systemClock.now().getTime() % 1_000_000_007 },
      ...setup,
    };
    const questions = await drawnFor(full);
    if (questions.length === 0) return setState('none');
    const result = await startSession(full, questions);
    setState('');
    if (result.ok) void navigate(interviewPaths.session(result.id), { flushSync: true });
    else toastFailure(result);
  };
  return (
    <Card
      aria-labelledby={`${id}-head`}
      sx={{ padding: { xs: '16px', md: '20px' }, display: 'grid', gap: '14px' }}
    >
      <Box component="h2" id={`${id}-head`} sx={{ margin: 0, fontSize: '1.125rem', lineHeight: '24px' }}>
        <Trans>A new session</Trans>
      </Box>
      {chosen ? (
        <Box>
          <FieldLabel as="span">
            <Trans>Job</Trans>
          </FieldLabel>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: '10px', minHeight: 40 }}>
            <StatusMark status={chosen.status} />
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 520 }}>
              {[chosen.jobTitle, chosen.companyName].filter(Boolean).join(' · ')}
            </Box>
            <Button variant="text" aria-label={t`Change the job`} onClick={() => setChosen(null)}>
              <Trans>Change</Trans>
            </Button>
          </Box>
        </Box>
      ) : (
        <>
          <Box>
            <FieldLabel as="span">
              <Trans>For one of your jobs</Trans>
            </FieldLabel>
            <JobFinder
              label={t`Find one of your jobs`}
              onChoose={({ internalId, jobTitle, companyName, status }) =>
                setChosen({ jobId: internalId, jobTitle, companyName, status })
              }
            />
          </Box>
          <Labeled
            id={`${id}-occupation`}
            label={<Trans>Or for an occupation</Trans>}
            help={<Trans>Leave it empty for what most interviews ask.</Trans>}
          >
            <OutlinedInput
              id={`${id}-occupation`}
              fullWidth
              value={occupation}
              placeholder={t`Nurse, truck driver, teacher`}
              onChange={({ target }) => setOccupation(target.value)}
              inputProps={{
                maxLength: 200,
                'aria-describedby': `${id}-occupation-help`,
                autoComplete: 'off',
              }}
            />
          </Labeled>
        </>
      )}
      <Box role="group" aria-labelledby={`${id}-kinds`}>
        <FieldLabel as="span" id={`${id}-kinds`}>
          <Trans>Questions about</Trans>
        </FieldLabel>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
          {questionKinds.map((kind) => (
            <FilterChip
              key={kind}
              label={words.kinds[kind]}
              on={setup.kinds.includes(kind)}
              onClick={() =>
                change({
                  kinds: questionKinds.filter((one) => (one === kind) !== setup.kinds.includes(one)),
                })
              }
            />
          ))}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: '12px',
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Picker
          hasLabel
          lead=""
          label={t`How many`}
          value={setup.count}
          options={[...new Set([...counts, setup.count])]
            .sort((a, b) => a - b)
            .map((value) => ({ value, label: t`${value} questions` }))}
          onChange={(count) => change({ count })}
        />
        <Picker
          hasLabel
          lead=""
          label={t`Time for each answer`}
          value={setup.secondsEach}
          options={times.map((value) => ({
            value,
            label: value === 0 ? t`No clock` : t`${words.clock(value)} minutes`,
          }))}
          onChange={(secondsEach) => change({ secondsEach })}
        />
      </Box>
      <Picker
        hasLabel
        lead=""
        label={t`This is about`}
        value={setup.step}
        options={careerSteps.map((value) => ({ value, label: words.steps[value] }))}
        onChange={(step) => change({ step })}
      />
      {state === 'none' && (
        <Note kind="quiet" icon="info" role="status" title={<Trans>There are no such questions.</Trans>}>
          <Trans>
            Questions about what you know need a job or an occupation. Choose one, or include other kinds.
          </Trans>
        </Note>
      )}
      {state === 'no-part' && (
        <Note
          kind="bad"
          icon="alert"
          role="alert"
          title={
            <Trans>
              The part of Foothold that chooses questions did not load. Try again when you are online.
            </Trans>
          }
        />
      )}
      <Box>
        <Button variant="contained" aria-busy={state === 'drawing'} onClick={() => void begin()}>
          <Trans>Start practice</Trans>
        </Button>
      </Box>
      <Box sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}>
        <Trans>
          The questions come from the posting you kept, your occupation, your own interviews and a bank of our
          own. Everything is worked out on this device; nothing is requested from a server.
        </Trans>
      </Box>
    </Card>
  );
}
