import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Card, CardHead } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { IconName } from '../../../ui/icons/icon-names.ts';
import { token } from '../../../ui/tokens.ts';
import type { ReadGroup, ReadItem } from './answer-pieces.ts';

const icons: Readonly<Record<string, IconName>> = {
  job: 'jobs',
  posting: 'search',
  interview: 'interviews',
  task: 'done',
  company: 'companies',
  contact: 'person',
  offer: 'wallet',
  city: 'cities',
  occupation: 'briefcase',
};

type Props = {
  groups: readonly ReadGroup[];
  /** The number that was chosen in the text; it is marked and in sight. */
  chosen: number | null;
};

/** What an answer read, by the numbers that its text cites; what was refused says so. */
export function ReadPanel({ groups, chosen }: Props) {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Card sx={{ flexShrink: 0 }}>
      <CardHead>
        <Box component="h2" sx={{ margin: 0, fontSize: '0.875rem', fontWeight: 600 }}>
          <Trans>What was read</Trans>{' '}
          <Box component="span" sx={{ fontWeight: 400, color: token('text-2'), marginInlineStart: '4px' }}>
            <Plural value={count} one="# record" other="# records" />
          </Box>
        </Box>
      </CardHead>
      {groups.length === 0 && (
        <Quiet>
          <Trans>The answer shown did not read any of your records.</Trans>
        </Quiet>
      )}
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {groups.map((group) => (
          <Group key={group.id} group={group} chosen={chosen} />
        ))}
      </Box>
    </Card>
  );
}

function Group({ group, chosen }: { group: ReadGroup; chosen: number | null }) {
  const { items, more, title, isRefused, isWithheld, why } = group;
  return (
    <>
      {items.map((item) => (
        <Item key={item.number} item={item} isChosen={item.number === chosen} />
      ))}
      {isRefused && (
        <Row>
          <Icon name="ban" size="xs" color={token('text-2')} />
          <div>
            <Title>
              <Trans>Refused: {title}</Trans>
            </Title>
            <Detail>{why}</Detail>
          </div>
        </Row>
      )}
      {isWithheld && (
        <Row>
          <Icon name="lock" size="xs" color={token('text-2')} />
          <div>
            <Title>
              <Trans>Not sent: {title}</Trans>
            </Title>
            <Detail>
              <Trans>You kept it on this device.</Trans>
            </Detail>
          </div>
        </Row>
      )}
      {!isRefused && !isWithheld && (items.length === 0 || more > 0) && (
        <Row>
          <Icon name="list" size="xs" color={token('text-2')} />
          <div>
            <Title>{title}</Title>
            <Detail>
              {items.length === 0 ? (
                <Trans>Nothing found</Trans>
              ) : (
                <Plural value={more} one="# more, not read" other="# more, not read" />
              )}
            </Detail>
          </div>
        </Row>
      )}
    </>
  );
}

function Item({ item, isChosen }: { item: ReadItem; isChosen: boolean }) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isChosen) return;
    row.current?.scrollIntoView({ block: 'nearest' });
    row.current?.querySelector('a')?.focus();
  }, [isChosen]);
  return (
    <Row ref={row} {...(isChosen && { 'data-chosen': '' })}>
      <Icon name={icons[item.kind] ?? 'note'} size="xs" color={token('text-2')} />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Title>{item.to ? <Whole to={item.to}>{item.title}</Whole> : item.title}</Title>
        <Detail>{item.detail}</Detail>
      </Box>
      <Cited>{item.number}</Cited>
    </Row>
  );
}

const Quiet = styled('p')({
  margin: '0 16px 14px',
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token('text-2'),
});
const Row = styled('li')({
  position: 'relative',
  display: 'flex',
  gap: 12,
  padding: '9px 16px',
  minHeight: 54,
  borderBlockStart: `1px solid ${token('line')}`,
  '& > svg': { marginBlockStart: 2, flexShrink: 0 },
  '&[data-chosen]': { backgroundColor: token('tint') },
  '&:last-of-type': { borderRadius: '0 0 19px 19px' },
});
const Title = styled('div')({
  fontSize: '0.8125rem',
  lineHeight: '18px',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
const Detail = styled('div')({
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token('text-2'),
  overflowWrap: 'anywhere',
});
const Whole = styled(Link)({
  color: token('text'),
  textDecoration: 'none',
  outline: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible::after': { outline: `2px solid ${token('accent')}`, outlineOffset: -2 },
});
const Cited = styled('span')({
  alignSelf: 'start',
  flexShrink: 0,
  minWidth: 19,
  padding: '0 5px',
  textAlign: 'center',
  fontSize: '0.75rem',
  lineHeight: '18px',
  fontWeight: 570,
  color: token('accent'),
  border: `1px solid ${token('line-strong')}`,
  borderRadius: 10,
});
