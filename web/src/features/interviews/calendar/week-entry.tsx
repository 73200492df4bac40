import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useInterviewWords } from '../shared/use-interview-words.ts';
import { sheetPeople } from '../sheet/sheet-names.ts';
import { entryBox } from './entry-box.ts';
import { entryLook, entryMarks, hourHeight } from './entry-look.ts';
import type { LaidOutEntry } from './lanes.ts';

const Entry = styled(Link)({
  ...entryLook,
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  padding: '0 8px',
});

const Line = styled('span')({
  ...{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // What hides its overflow may shrink to nothing: lines would be over each other.
  ...{ flexShrink: 0, position: 'relative' },
});

type EntryProps = {
  laid: LaidOutEntry;
  isSelected: boolean;
  isClash: boolean;
  to: string;
};

/** An interview within its day, as long as it lasts; what it shares with one that clashes is marked. */
export function WeekEntry({ laid, isSelected, isClash, to }: EntryProps) {
  const { t } = useLingui();
  const words = useInterviewWords();
  const { one, lane, lanes, isStepped, shared } = laid;
  const { interview, from } = one;
  const start = from ?? 0;
  const { top, height, lines, paddingTop } = entryBox(laid);
  const isLow = lines === 1;
  const isUpper = isStepped ? lane > 0 : lanes > 1;
  const name = words.name(interview);
  const span = words.bareHours(interview);
  const [begin = ''] = span.split(' – ');
  // One that is over another has no room for its end.
  const hours = isStepped && lane > 0 ? begin : span;
  const kind = words.kindName(interview.interviewType);
  const theirs = isSelected ? words.theirClock(interview) : '';
  const place = interview.interviewType === 'On-Site' ? [interview.city, interview.state] : [];
  const [person = '', ...others] = sheetPeople(interview, []).map(({ name }) => name);
  const second = [
    [hours, kind].filter(Boolean).join(' · '),
    theirs,
    place.filter(Boolean).join(', '),
    others.length > 0 ? t`${person}, ${others.length} more` : person,
  ];
  return (
    <Entry
      to={to}
      preventScrollReset
      style={{
        top,
        height,
        zIndex: lane,
        ...(isStepped
          ? {
              insetInlineStart: lane === 0 ? '3px' : '31%',
              width: lane === 0 ? 'calc(100% - 6px)' : 'calc(69% - 3px)',
            }
          : {
              insetInlineStart: `calc(${(lane / lanes) * 100}% + 3px)`,
              width: `calc(${100 / lanes}% - 6px)`,
            }),
        paddingBlockStart: paddingTop,
      }}
      aria-current={isSelected ? 'true' : undefined}
      {...entryMarks(interview, { isSelected, isClash: isClash && (isUpper || shared === null) })}
    >
      {isClash && shared && isStepped && (
        <Box
          aria-hidden
          sx={{
            ...{ position: 'absolute', insetInline: isSelected ? '1px' : 0, paddingInlineStart: '14px' },
            ...{ display: 'flex', alignItems: 'center', backgroundColor: token('warn-ground') },
          }}
          style={{
            top: ((shared.from - start) / 60) * hourHeight,
            height: ((shared.until - shared.from) / 60) * hourHeight - 3,
          }}
        >
          <Icon name="warning" size={14} color={token('warn')} />
        </Box>
      )}
      <Line sx={{ fontWeight: 600 }}>
        {isClash && !isStepped && (
          <Box
            component="span"
            sx={{ float: 'inline-start', marginInlineEnd: '4px', paddingBlockStart: '2px' }}
          >
            <Icon name="warning" size={12} color={token('warn')} />
          </Box>
        )}
        {name}
        {isLow && begin && ` · ${begin}`}
      </Line>
      {second
        .filter(Boolean)
        .slice(0, lines - 1)
        .map((line) => (
          <Line key={line}>{line}</Line>
        ))}
      <EntrySaid status={interview.status} isClash={isClash} />
    </Entry>
  );
}

/** What the look of an entry says, for who does not see it. */
export function EntrySaid({ status, isClash }: { status: string; isClash: boolean }) {
  const words = useInterviewWords();
  return (
    <VisuallyHidden>
      {status === 'TBD' ? <Trans>proposed</Trans> : words.statusName(status)}
      {isClash && (
        <>
          , <Trans>in a clash</Trans>
        </>
      )}
    </VisuallyHidden>
  );
}
