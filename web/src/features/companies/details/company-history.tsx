import { dateOfText, dateWords } from '@foothold/core/dates/calendar-date.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import type { EmployerHistory } from '@foothold/core/tracking/employer-history.ts';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { CompanyRecord } from '../../../data/companies/company-record.ts';
import { useJobSteps } from '../../../data/jobs/job-steps.ts';
import { useResumes } from '../../../data/resumes/resumes.ts';
import { href } from '../../../platform/href.ts';
import { useSay } from '../../../platform/use-say.ts';
import { CardText, DetailCard } from '../../../shared/companies/detail-card.tsx';
import { StatusMark } from '../../../shared/jobs/status-mark.tsx';
import { useWordsOfSteps } from '../../../shared/jobs/use-step-words.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { CardRow, CardRows } from '../card-row.tsx';
import { HistoryLead } from './history-lead.tsx';
import { ShowRest } from './show-rest.tsx';

/** Jobs that show before the rest unfolds. */
const maxShown = 6;

type Props = { companyName: string; record: CompanyRecord; history: EmployerHistory | null; today: string };

/** What the person had to do with a company: how it went said first, then each job, interview and document. */
export function CompanyHistory({ companyName, record, history, today }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const { jobs, interviews, documents } = record;
  const shown = showsAll ? jobs : jobs.slice(0, maxShown);
  const steps = useJobSteps(
    shown.map(({ internalId }) => internalId),
    today,
  );
  const sent = history?.sent ?? 0;
  const saved = jobs.length - sent;
  return (
    <DetailCard
      title={<Trans>You and {companyName}</Trans>}
      fact={
        jobs.length > 0 && (
          <>
            {sent > 0 && <Plural value={sent} one="# application" other="# applications" />}
            {sent > 0 && saved > 0 && ', '}
            {saved > 0 && <Trans>{saved} saved</Trans>}
          </>
        )
      }
    >
      {history && <HistoryLead history={history} today={today} />}
      {jobs.length === 0 && interviews.length === 0 && (
        <CardText>
          <Trans>No jobs of theirs yet. Save one of their postings, or add a job you found elsewhere.</Trans>
        </CardText>
      )}
      <CardRows>
        {shown.map((job) => (
          <JobRow
            key={job.internalId}
            job={job}
            step={steps?.get(job.internalId)}
            history={history}
            today={today}
          />
        ))}
      </CardRows>
      {jobs.length > maxShown && (
        <Box sx={{ paddingInline: '16px', minHeight: 44 }}>
          <ShowRest
            showsAll={showsAll}
            onToggle={() => setShowsAll(!showsAll)}
            more={<Plural value={jobs.length - maxShown} one="# more job" other="# more jobs" />}
            fewer={<Trans>Show fewer jobs</Trans>}
          />
        </Box>
      )}
      <Interviews record={record} today={today} />
      {documents.length > 0 && <Documents record={record} today={today} />}
    </DetailCard>
  );
}

type RowProps = {
  job: Job;
  step: Parameters<ReturnType<typeof useWordsOfSteps>>[0] | undefined;
  history: EmployerHistory | null;
  today: string;
};

function JobRow({ job, step, history, today }: RowProps) {
  const say = useSay();
  const { t, i18n } = useLingui();
  const words = useWordsOfSteps();
  const resumes = useResumes();
  const resume = resumes?.rows.find(({ internalId }) => internalId === job.resumeId)?.title;
  const reply = history?.applications.find(({ jobId }) => jobId === job.internalId);
  const days = reply && !['waiting', 'none'].includes(reply.answer) ? reply.days : null;
  const date = dateOfText(job.applied ? job.dateApplied : '') || dateOfText(job.dateAdded);
  const status = job.applied ? say(jobStatusName(job.status)) : t`Saved`;
  const second = [
    status,
    !job.applied && step ? t`next step: ${words(step, today).title}` : '',
    job.applied && resume ? t`sent with ${resume}` : '',
    days === null ? '' : t`${plural(days, { one: 'after # day', other: 'after # days' })}`,
  ];
  return (
    <CardRow
      lead={<StatusMark status={job.status} />}
      to={href('/job/edit/:internalId', { internalId: job.internalId })}
      title={job.jobTitle.trim() || t`Untitled job`}
      second={second.filter(Boolean).join(' · ')}
      end={shortDay(date, today, i18n.locale)}
    />
  );
}

function Interviews({ record, today }: { record: CompanyRecord; today: string }) {
  const { t, i18n } = useLingui();
  if (record.interviews.length === 0) return null;
  return (
    <CardRows>
      {record.interviews.map(({ internalId, interviewType, jobTitle, status, dateOfInterview }) => (
        <CardRow
          key={internalId}
          lead={<Icon name="interviews" size={16} />}
          to={href('/interviews', { search: { open: String(internalId) } })}
          title={t`${interviewType} interview`}
          second={[jobTitle, status].filter(Boolean).join(' · ')}
          end={shortDay(dateOfInterview.slice(0, 10), today, i18n.locale) || t`No date yet`}
        />
      ))}
    </CardRows>
  );
}

function Documents({ record, today }: { record: CompanyRecord; today: string }) {
  const { t, i18n } = useLingui();
  return (
    <CardRows>
      {record.documents.map(({ internalId, name, jobId, dateSent }) => (
        <CardRow
          key={internalId}
          lead={<Icon name="resumes" size={16} />}
          to={href('/job/edit/:internalId', { internalId: jobId ?? 0 })}
          title={name || t`Document`}
          second={record.jobs.find((job) => job.internalId === jobId)?.jobTitle ?? ''}
          end={shortDay(dateSent, today, i18n.locale)}
        />
      ))}
    </CardRows>
  );
}

function shortDay(date: string, today: string, locale: string): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  return dateWords(date, locale, { month: 'short', day: 'numeric', ...year });
}
