import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { useMobile } from '../hooks/use-mobile.ts';
import { token } from '../tokens.ts';

const Item = styled('li')({
  position: 'relative',
  listStyle: 'none',
  minHeight: 66,
  padding: '11px 16px 10px',
  borderBlockEnd: `1px solid ${token('line')}`,
  transition: 'background-color 120ms cubic-bezier(.2,0,0,1)',
  '&:hover': { backgroundColor: token('hover') },
  '&[data-selected]': { backgroundColor: token('tint'), boxShadow: `inset 3px 0 ${token('accent')}` },
  '&[data-selected]:dir(rtl)': { boxShadow: `inset -3px 0 ${token('accent')}` },
  '&[data-inset]': { paddingInlineStart: 33 },
  '&[data-inset]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 21,
    insetBlock: 0,
    width: 1,
    backgroundColor: token('line-strong'),
  },
  '@media (max-width: 899.95px)': {
    padding: '12px 0',
    '&[data-inset]': { paddingInlineStart: 16 },
    '&[data-inset]::before': { insetInlineStart: 4 },
    '&:hover': { backgroundColor: 'transparent' },
    '&[data-selected]': { backgroundColor: 'transparent', boxShadow: 'none' },
  },
});

const Whole = styled(Link)({
  color: token('text'),
  textDecoration: 'none',
  outline: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 2 },
  '&:focus-visible::after': { outline: `2px solid ${token('accent')}`, outlineOffset: -3 },
});

type Props = {
  /** Its key in the `keys` of the list. */
  id: string;
  to: To;
  selected: boolean;
  title: ReactNode;
  /** At most two state chips. */
  chips?: ReactNode;
  /** How old it is, short: “9 d”; `ageTitle` is the full date. */
  age?: ReactNode;
  ageTitle?: string;
  /** Company · place. */
  second: ReactNode;
  /** Right of the second line: pay. */
  end?: ReactNode;
  /** Before both lines: a small picture. */
  lead?: ReactNode;
  /** It was unfolded below another row. */
  isInset?: boolean;
};

/** A row of a list-and-detail: title, chips and age over company and pay; the whole row is one link. */
export function ListRow(props: Props) {
  const isMobile = useMobile();
  const lines = isMobile ? <Tall {...props} /> : <Wide {...props} />;
  return (
    <Item
      data-row={props.id}
      {...(props.selected && { 'data-selected': '' })}
      {...(props.isInset && { 'data-inset': '' })}
    >
      {props.lead === undefined ? lines : <Led lead={props.lead} lines={lines} />}
    </Item>
  );
}

function Led({ lead, lines }: { lead: ReactNode; lines: ReactNode }) {
  return (
    <Beside>
      {lead}
      <Lines>{lines}</Lines>
    </Beside>
  );
}

const Beside = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 12,
  alignItems: 'center',
});
const Lines = styled('div')({ minWidth: 0 });

function Wide(props: Props) {
  const { chips, second, end } = props;
  return (
    <>
      <FirstLine>
        <Title {...props} />
        {chips && <Chips>{chips}</Chips>}
        <Age {...props} />
      </FirstLine>
      <SecondLine>
        <Second>{second}</Second>
        <End>{end}</End>
      </SecondLine>
    </>
  );
}

const FirstLine = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 22 });
const SecondLine = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 12,
  lineHeight: '22px',
  color: token('text-2'),
});
const Chips = styled('span')({ display: 'flex', gap: 6, flexShrink: 0 });
const End = styled('span')({ flexShrink: 0, fontSize: '0.8125rem', whiteSpace: 'nowrap' });

function Tall(props: Props) {
  const { chips, second, end } = props;
  return (
    <>
      <TallFirst>
        <Title {...props} wraps />
        <Age {...props} />
      </TallFirst>
      <TallSecond>{second}</TallSecond>
      <TallThird>
        <Growing>{end}</Growing>
        {chips && <TallChips>{chips}</TallChips>}
      </TallThird>
    </>
  );
}

const TallFirst = styled('div')({ display: 'flex', alignItems: 'baseline', gap: 12 });
const TallSecond = styled('div')({ color: token('text-2'), overflowWrap: 'anywhere' });
const TallThird = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 28,
  flexWrap: 'wrap',
});
const TallChips = styled('span')({ display: 'flex', gap: 8 });
const Growing = styled('span')({ flexGrow: 1 });

function Title({ to, selected, title, wraps }: Props & { wraps?: boolean }) {
  const Holder = wraps ? TallTitle : WideTitle;
  return (
    <Holder {...(typeof title === 'string' && { title })}>
      <Whole to={to} {...(selected && { 'aria-current': 'true' as const })}>
        {title}
      </Whole>
    </Holder>
  );
}

const WideTitle = styled('div')({
  minWidth: 0,
  fontWeight: 600,
  fontSize: '0.9375rem',
  lineHeight: '22px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const TallTitle = styled('div')({
  minWidth: 0,
  fontWeight: 600,
  fontSize: '1.0625rem',
  lineHeight: '24px',
  flexGrow: 1,
  overflowWrap: 'anywhere',
});

function Second({ children }: { children: ReactNode }) {
  return <Cut {...(typeof children === 'string' && { title: children })}>{children}</Cut>;
}

const Cut = styled('span')({
  flexGrow: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

function Age({ age, ageTitle }: Props) {
  return <AgeText title={ageTitle}>{age}</AgeText>;
}

const AgeText = styled('span')({
  marginInlineStart: 'auto',
  flexShrink: 0,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token('text-3'),
});
