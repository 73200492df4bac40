import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { Icon } from '../../ui/icons/icon.tsx';
import { token } from '../../ui/tokens.ts';
import { conversationPaths } from './conversation-paths.ts';

/** The job that a conversation is about. */
export function JobChip({ name, id }: { name: string; id: number }) {
  return (
    <Chip to={conversationPaths.job(id)} title={name}>
      <Icon name="jobs" size={14} />
      <span>{name}</span>
    </Chip>
  );
}

const Chip = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  maxWidth: 180,
  height: 28,
  paddingInline: 10,
  border: `1px solid ${token('line-strong')}`,
  borderRadius: 20,
  fontSize: '0.8125rem',
  color: token('text-2'),
  textDecoration: 'none',
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&:hover': { backgroundColor: token('hover') },
  '&:focus-visible': { outline: `2px solid ${token('accent')}`, outlineOffset: 2 },
  '@media (max-width: 899.95px)': { maxWidth: 200, height: 44 },
});
