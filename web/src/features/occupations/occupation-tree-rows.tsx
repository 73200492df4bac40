import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { rowLink } from '../../ui/lists/use-list-focus.ts';
import { token } from '../../ui/tokens.ts';
import { type OccupationList, occupationListAddress } from './occupation-list.ts';
import { type TreeLine, treeFind, treeStep } from './occupation-tree.ts';

type Props = {
  lines: readonly TreeLine[];
  list: OccupationList;
  /** The row that Tab leads to; the first one where it is not in sight. */
  selected: string | null;
  onGo: (list: OccupationList) => void;
};

/** Letters that follow each other within this time are one word, ms. */
const wordTime = 500;

/**
 * The groups and occupations as a tree (WAI-ARIA, tree view pattern): the arrows move, open and close, Home and End go
 * to its ends, a letter to the next name that begins so; `j` and `k` move as in every list.
 */
export function OccupationTree({ lines, list, selected, onGo }: Props) {
  const isMobile = useMobile();
  const typed = useRef({ text: '', at: 0 });
  // What was asked last, which the address has with the next render only: a quick key must not take back the one before.
  const asked = useRef(list);
  useEffect(() => {
    asked.current = list;
  }, [list]);
  const go = (parts: Partial<OccupationList>) => {
    asked.current = { ...asked.current, ...parts };
    onGo(asked.current);
  };
  const inSight = lines.length;
  useEffect(() => {
    // Opening one group closes another, which may have stood above: the row in hand, else the chosen one, stays in sight.
    if (inSight === 0) return;
    const inHand = document.activeElement?.closest('[role="treeitem"]');
    const row = inHand ?? document.querySelector('[role="tree"] [data-selected]');
    row?.scrollIntoView({ block: 'nearest' });
  }, [inSight]);
  const reached = lines.some(({ code }) => code === selected) ? selected : (lines[0]?.code ?? null);
  const select = (code: string) => ({ code: isMobile ? list.code : code });
  const addressOf = ({ code, hasChildren, branch: { isOpen, parent } }: TreeLine) => {
    if (!hasChildren) return occupationListAddress({ ...list, code });
    return occupationListAddress({ ...list, ...select(code), group: isOpen ? parent || 'all' : code });
  };
  const move = (tree: HTMLElement | null, code: string) => {
    // The focus moves at once, the selection with the next render: quick presses must not lose one.
    rowLink(tree, code)?.focus({ preventScroll: true });
    if (isMobile) rowLink(tree, code)?.scrollIntoView({ block: 'nearest' });
    else go({ code });
  };
  const onKey = (event: KeyboardEvent<HTMLElement>, line: TreeLine) => {
    const { key, currentTarget, timeStamp } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { code } = line;
    const tree = currentTarget.closest<HTMLElement>('[role="tree"]');
    const step = treeStep(lines, { code, key, isMirrored: currentTarget.matches(':dir(rtl)') });
    const word = timeStamp - typed.current.at < wordTime ? typed.current.text : '';
    // Any other key ends the word, so that j and k move again at once.
    if (step || key === 'Enter') typed.current.at = 0;
    const isLetter = /^\p{L}$/u.test(key) && (word !== '' || !/^[jk]$/.test(key));
    if (!step && !isLetter && !(key === 'Enter' && line.hasChildren)) return;
    // On a group Enter is its link, which opens and closes it; the list's own Enter leads into the detail.
    event.stopPropagation();
    if (key === 'Enter') return;
    event.preventDefault();
    if (isLetter) {
      typed.current = { text: word + key, at: timeStamp };
      const found = treeFind(lines, code, word + key) ?? code;
      if (found !== code) move(tree, found);
    } else if (step && 'to' in step) move(tree, step.to);
    else if (step) go({ ...select(code), group: step.group });
  };
  return lines.map((line) => {
    const { code, description, hasChildren, branch } = line;
    const isSelected = code === selected;
    return (
      <Item key={code} role="none" data-row={code} {...(isSelected && { 'data-selected': '' })}>
        <Row
          role="treeitem"
          to={addressOf(line)}
          tabIndex={code === reached ? 0 : -1}
          aria-level={branch.depth + 1}
          aria-posinset={branch.position}
          aria-setsize={branch.size}
          aria-selected={isSelected}
          {...(hasChildren && { 'aria-expanded': branch.isOpen })}
          onKeyDown={(event) => onKey(event, line)}
          style={{ paddingInlineStart: 16 + branch.depth * 20 }}
        >
          <Mark>
            {hasChildren && <Icon name={branch.isOpen ? 'chevron-down' : 'chevron-right'} size={16} />}
          </Mark>
          <span style={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{description}</span>
          <Code>{code}</Code>
        </Row>
      </Item>
    );
  });
}

const Item = styled('li')({
  listStyle: 'none',
  borderBlockEnd: `1px solid ${token('line')}`,
  '&:hover': { backgroundColor: token('hover') },
  '&[data-selected]': { backgroundColor: token('tint'), boxShadow: `inset 3px 0 ${token('accent')}` },
  '&[data-selected]:dir(rtl)': { boxShadow: `inset -3px 0 ${token('accent')}` },
});

const Row = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  paddingBlock: 8,
  paddingInlineEnd: 16,
  color: token('text'),
  textDecoration: 'none',
  fontSize: '0.9375rem',
  lineHeight: '22px',
  '&[aria-expanded]': { fontWeight: 600 },
  '&:focus-visible': { outline: `2px solid ${token('accent')}`, outlineOffset: -3 },
  '@media (max-width: 899.95px)': { minHeight: 48, fontSize: '1rem' },
});

const Mark = styled('span')({
  flexShrink: 0,
  width: 16,
  display: 'inline-flex',
  color: token('text-2'),
  '& svg:dir(rtl)': { transform: 'scaleX(-1)' },
});

const Code = styled('span')({
  flexShrink: 0,
  fontSize: '0.8125rem',
  fontWeight: 400,
  color: token('text-3'),
  '@media (max-width: 899.95px)': { display: 'none' },
});
