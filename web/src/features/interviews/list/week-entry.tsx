import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';
import { useInterviewWords } from '../shared/use-interview-words.ts';
import type { Placed } from './interviews-view.ts';

/** Pixels of an hour. */
export const hourHeight = 58;

const Entry = styled(Link)({
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  padding: '3px 8px',
  borderRadius: 10,
  border: `1px solid ${token('talk')}`,
  backgroundColor: `color-mix(in srgb, ${token('talk')} 12%, ${token('surface')})`,
  color: token('text'),
  textDecoration: 'none',
  fontSize: '0.75rem',
  lineHeight: '17px',
  '&[data-proposed]': { borderStyle: 'dashed', backgroundColor: token('surface') },
  '&[data-over]': { opacity: 0.6 },
  '&[data-clash]': { borderColor: token('warn'), backgroundColor: token('surface') },
  '&[data-selected]': {
    backgroundColor: token('tint'),
    border: `2px solid ${token('accent')}`,
    padding: '2px 7px',
  },
  '&:focus-visible': { outline: `2px solid ${token('accent')}`, outlineOffset: 1, zIndex: 3 },
});

type EntryProps = {
  placed: Placed;
  lane: number;
  lanes: number;
  isSelected: boolean;
  isClash: boolean;
  to: string;
};

/** An interview within its day: as long as it lasts, narrower where others share its time. */
export function WeekEntry({ placed, lane, lanes, isSelected, isClash, to }: EntryProps) {
  const words = useInterviewWords();
  const { interview, from, until } = placed;
  const top = ((from ?? 0) / 60) * hourHeight;
  const height = Math.max(28, ((until - (from ?? 0)) / 60) * hourHeight - 2);
  const isOver = interview.status === 'Completed' || interview.status === 'Cancelled';
  return (
    <Entry
      to={to}
      preventScrollReset
      style={{
        top,
        height,
        insetInlineStart: `calc(${(lane / lanes) * 100}% + 3px)`,
        width: `calc(${100 / lanes}% - 6px)`,
        textDecoration: interview.status === 'Cancelled' ? 'line-through' : 'none',
      }}
      aria-current={isSelected ? 'true' : undefined}
      {...(interview.status === 'TBD' && { 'data-proposed': '' })}
      {...(isClash && { 'data-clash': '' })}
      {...(isOver && { 'data-over': '' })}
      {...(isSelected && { 'data-selected': '' })}
    >
      <Box component="span" sx={{ fontWeight: 600, display: 'flex', gap: '4px', alignItems: 'center' }}>
        {isClash && <Icon name="alert" size={14} color={token('warn')} />}
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {interview.companyName || interview.jobTitle}
        </Box>
      </Box>
      <span>
        {words.ownHours(interview)} · {words.typeName(interview.interviewType)}
      </span>
    </Entry>
  );
}
