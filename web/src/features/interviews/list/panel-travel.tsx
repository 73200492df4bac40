import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { isOpenInterview, type TravelOptions, wayTo } from '@foothold/core/interviews/interview-clashes.ts';
import { interviewSpan } from '@foothold/core/interviews/interview-span.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { systemClock } from '../../../data/rows/clock.ts';
import { href } from '../../../platform/href.ts';
import { token } from '../../../ui/tokens.ts';
import { useInterviewWords } from '../shared/use-interview-words.ts';
import { PanelPart, PanelQuiet } from './panel-part.tsx';

type Props = { interview: Interview; options: TravelOptions & { fromName: string } };

/** When to leave for an interview on site, by the route that was asked for or the estimate of the way; what keeps it from being said, else. */
export function PanelTravel({ interview, options }: Props) {
  const { t } = useLingui();
  const words = useInterviewWords();
  const { home, from = null, fromName } = options;
  if (interview.interviewType !== 'On-Site' || !isOpenInterview(interview)) return null;
  const way = wayTo(interview, from, options);
  if (!way) return from === null ? <NoHome /> : null;
  const start = interviewSpan(interview, home)?.start ?? 0;
  const now = systemClock.now().getTime();
  const isLate = way.leaveAt.getTime() < now && now < start;
  const leave = words.leave(way.leaveAt, interview, false);
  const place = fromName || t`home`;
  const long = words.length(way.minutes);
  return (
    <PanelPart icon="car" title={<Trans>Leave at {leave}</Trans>}>
      <PanelQuiet>
        {way.isByRoad ? (
          <Trans>
            {long} by road from {place}, by the route you asked for
          </Trans>
        ) : (
          <Trans>
            About {long} by car from {place}, in a straight line at 35 km/h
          </Trans>
        )}
      </PanelQuiet>
      {isLate && (
        <PanelQuiet>
          <span style={{ color: token('warn') }}>
            <Trans>No longer possible: the trip is too long now.</Trans>
          </span>
        </PanelQuiet>
      )}
    </PanelPart>
  );
}

function NoHome() {
  return (
    <PanelPart icon="car">
      <PanelQuiet>
        <Link to={href('/location/from')} style={{ color: token('accent') }}>
          <Trans>Set where you start from</Trans>
        </Link>{' '}
        <Trans>to see when to leave.</Trans>
      </PanelQuiet>
    </PanelPart>
  );
}
