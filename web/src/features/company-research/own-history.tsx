import { calendarDate, dateWords } from '@foothold/core/dates/calendar-date.ts';
import { type EmployerApplication, employerHistory } from '@foothold/core/tracking/employer-history.ts';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { useEmployerJobs } from '../../data/research/employer-record.ts';
import { systemClock } from '../../data/rows/clock.ts';
import { href } from '../../platform/href.ts';
import { CardText, DetailCard } from '../../shared/companies/detail-card.tsx';
import { token } from '../../ui/tokens.ts';
import { type ResearchFact, ResearchFacts } from './research-facts.tsx';

/** What the person's own applications to an employer came to: answered or not, after how many days. */
export function OwnHistory({ companyName }: { companyName: string }) {
  const { t } = useLingui();
  const jobs = useEmployerJobs(companyName);
  const words = useApplicationWords();
  if (!jobs) return null;
  const history = employerHistory(jobs, calendarDate(systemClock.now()));
  const { saved, sent, heard, usualDays, replyDays, applications } = history;
  const source = t`${plural(sent, { one: 'Your # application', other: 'Your # applications' })}`;
  const facts: ResearchFact[] =
    sent === 0
      ? []
      : [
          { key: 'heard', label: t`Answered`, value: t`${heard} of ${sent}`, source },
          {
            key: 'days',
            label: t`Time to first reply`,
            value:
              usualDays !== null
                ? t`${plural(usualDays, { one: 'about # day', other: 'about # days' })}`
                : replyDays.length > 0
                  ? t`${replyDays.join(', ')} days; too few yet to say what is usual`
                  : t`too few yet to say`,
            source,
            isUnsaid: usualDays === null,
          },
        ];
  return (
    <DetailCard
      title={<Trans>You and them</Trans>}
      fact={saved > 0 && <Plural value={saved} one="# of your jobs" other="# of your jobs" />}
    >
      {saved === 0 && (
        <CardText>
          <Trans>You have no job there yet. Once you apply, this shows whether and when they answer.</Trans>
        </CardText>
      )}
      {saved > 0 && sent === 0 && (
        <CardText>
          <Plural
            value={saved}
            one="You saved # job there and have not applied yet."
            other="You saved # jobs there and have not applied yet."
          />
        </CardText>
      )}
      <ResearchFacts facts={facts} />
      <Box component="ul" aria-label={t`Your applications`} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {applications.map((application) => (
          <Box
            component="li"
            key={application.jobId}
            sx={{
              padding: '10px 16px',
              borderBlockStart: `1px solid ${token('line')}`,
              fontSize: '0.875rem',
              lineHeight: '20px',
              overflowWrap: 'anywhere',
              '& a': { color: 'inherit', fontWeight: 570 },
            }}
          >
            <Link to={href('/job/edit/:internalId', { internalId: application.jobId })}>
              {application.jobTitle || t`Untitled job`}
            </Link>
            <Box sx={{ color: token('text-2'), fontSize: '0.8125rem' }}>{words(application)}</Box>
          </Box>
        ))}
      </Box>
    </DetailCard>
  );
}

/** “Sent Mar 9, rejected after 12 days”. */
function useApplicationWords(): (application: EmployerApplication) => string {
  const { t, i18n } = useLingui();
  return ({ sentOn, answer, days }) => {
    const day = sentOn
      ? dateWords(sentOn, i18n.locale, { month: 'short', day: 'numeric', year: 'numeric' })
      : '';
    const sent = day ? t`Sent ${day}` : t`Sent`;
    const after = days === null ? '' : t`after ${plural(days, { one: '# day', other: '# days' })}`;
    const said = {
      waiting:
        days === null
          ? t`no answer yet`
          : t`no answer for ${plural(days, { one: '# day', other: '# days' })}`,
      none: t`no reply`,
      heard: t`they answered`,
      rejected: t`rejected`,
      interview: t`they asked for an interview`,
      offer: t`they made an offer`,
      canceled: t`canceled`,
    }[answer];
    const isAnswer = answer !== 'waiting' && answer !== 'none' && answer !== 'canceled';
    return [sent, isAnswer && after ? `${said} ${after}` : said].join(', ');
  };
}
