import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router';
import { askedAt, type ListedConversation } from '../../../data/conversations/conversation-reads.ts';
import { LiveSearchField } from '../../../ui/fields/live-search-field.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { RowMenu } from '../../../ui/lists/row-menu.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { momentText } from '../../../ui/moment-text.ts';
import { token } from '../../../ui/tokens.ts';
import { askedText } from './asked-text.ts';
import { byDayGroup, type DayGroup } from './day-groups.ts';

type Props = {
  /** Undefined while they are read. */
  listed: readonly ListedConversation[] | undefined;
  total: number;
  /** How many could not be read. */
  broken: number;
  openId: number | null;
  words: string;
  onSearch: (words: string) => void;
  to: (id: number) => string;
  onRename: (one: ListedConversation) => void;
  onDelete: (one: ListedConversation) => void;
  now: Date;
};

/** The conversations of this browser by the day they were asked last, searched by words, renamed and deleted. */
export function ConversationList(props: Props) {
  const { listed, total, broken, words, onSearch, now } = props;
  const { t } = useLingui();
  const names = useDayNames();
  const [isSearching, setSearching] = useState(words !== '');
  return (
    <>
      <Head>
        <Box
          component="h2"
          sx={{ flexGrow: 1, margin: 0, fontSize: '0.875rem', lineHeight: '20px', fontWeight: 600 }}
        >
          <Trans>Conversations</Trans>
        </Box>
        <IconButton
          aria-label={t`Search conversations`}
          aria-expanded={isSearching}
          onClick={() => {
            if (isSearching) onSearch('');
            setSearching(!isSearching);
          }}
        >
          <Icon name={isSearching ? 'close' : 'search'} size="xs" />
        </IconButton>
      </Head>
      {isSearching && (
        <Box sx={{ padding: { xs: '0 0 8px', md: '8px 8px 0' } }}>
          <LiveSearchField fullWidth label={t`Search conversations`} text={words} onSearch={onSearch} />
        </Box>
      )}
      <Rows>
        {listed === undefined && <SkeletonRows count={4} label={t`Loading your conversations`} />}
        {listed?.length === 0 && (
          <Box
            component="p"
            sx={{ margin: '12px 16px', fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}
          >
            {words ? (
              <Trans>No conversation has all of these words, neither in its name nor in its messages.</Trans>
            ) : (
              <Trans>What you ask is stored here, in this browser only.</Trans>
            )}
          </Box>
        )}
        {listed &&
          byDayGroup(listed, ({ conversation }) => askedAt(conversation), now).map(({ group, rows }) => (
            <section key={group}>
              <GroupName>{names[group]}</GroupName>
              <Plain>
                {rows.map((row) => (
                  <OneRow key={row.conversation.internalId} row={row} {...props} />
                ))}
              </Plain>
            </section>
          ))}
      </Rows>
      <Foot role="status">
        {words ? (
          <Plural value={listed?.length ?? 0} one="# conversation found" other="# conversations found" />
        ) : (
          <Plural
            value={total}
            one="# conversation, kept on this device"
            other="# conversations, kept on this device"
          />
        )}
        {broken > 0 && (
          <Box component="span" sx={{ display: 'block' }}>
            <Plural
              value={broken}
              one="# could not be read and was left unchanged."
              other="# could not be read and were left unchanged."
            />
          </Box>
        )}
      </Foot>
    </>
  );
}

function OneRow({ row, openId, to, onRename, onDelete, now }: Props & { row: ListedConversation }) {
  const { t } = useLingui();
  const { conversation, hit } = row;
  const { internalId, title } = conversation;
  const at = askedAt(conversation);
  return (
    <Row {...(internalId === openId && { 'data-open': '' })}>
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Name to={to(internalId)} {...(internalId === openId && { 'aria-current': 'true' as const })}>
          {title || t`Without a name`}
        </Name>
        <Second title={momentText(at)}>{hit || askedText(at, now)}</Second>
      </Box>
      <Box sx={{ position: 'relative', alignSelf: 'center' }}>
        <RowMenu
          label={t`More for the conversation ${title}`}
          actions={[
            { name: 'rename', label: <Trans>Rename</Trans>, onClick: () => onRename(row) },
            { name: 'delete', label: <Trans>Delete conversation</Trans>, onClick: () => onDelete(row) },
          ]}
        />
      </Box>
    </Row>
  );
}

function useDayNames(): Record<DayGroup, string> {
  const { t } = useLingui();
  return {
    today: t`Today`,
    yesterday: t`Yesterday`,
    week: t`Last 7 days`,
    month: t`Last 30 days`,
    earlier: t`Earlier`,
  };
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  minHeight: 49,
  paddingInline: '16px 8px',
  flexShrink: 0,
  borderBlockEnd: `1px solid ${token('line')}`,
  '@media (max-width: 899.95px)': { paddingInline: 0 },
});
const Rows = styled('div')({
  flexGrow: 1,
  minHeight: 0,
  paddingBlock: 8,
  '@media (min-width: 900px)': { overflowY: 'auto', paddingInline: 6 },
});
const GroupName = styled('h3')({
  margin: '4px 12px 6px',
  fontSize: '0.8125rem',
  lineHeight: '18px',
  fontWeight: 520,
  color: token('text-2'),
  '@media (max-width: 899.95px)': { marginInline: 0 },
});
const Plain = styled('ul')({ margin: '0 0 10px', padding: 0, listStyle: 'none' });
const Row = styled('li')({
  position: 'relative',
  display: 'flex',
  gap: 8,
  padding: '8px 12px',
  borderRadius: 14,
  '&:hover': { backgroundColor: token('hover') },
  '&[data-open]': { backgroundColor: token('tint') },
  '@media (max-width: 899.95px)': { minHeight: 60, paddingInline: '0 14px', borderRadius: 0 },
});
const Name = styled(Link)({
  display: 'block',
  fontSize: '0.875rem',
  lineHeight: '20px',
  fontWeight: 520,
  color: token('text'),
  textDecoration: 'none',
  outline: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&[aria-current]': { fontWeight: 600 },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 14 },
  '&:focus-visible::after': { outline: `2px solid ${token('accent')}`, outlineOffset: -2 },
});
const Second = styled('div')({
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token('text-2'),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
const Foot = styled('div')({
  flexShrink: 0,
  padding: '9px 16px',
  borderBlockStart: `1px solid ${token('line')}`,
  fontSize: '0.75rem',
  lineHeight: '18px',
  color: token('text-2'),
  '@media (max-width: 899.95px)': { paddingInline: 0 },
});
