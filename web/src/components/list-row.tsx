import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { token } from './tokens.ts';
import { useMobile } from './use-mobile.ts';

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
  '@media (max-width: 899.95px)': {
    padding: '12px 0',
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
};

/** A row of a list-and-detail: title, chips and age over company and pay; the whole row is one link. */
export function ListRow(props: Props) {
  const isMobile = useMobile();
  return (
    <Item data-row={props.id} {...(props.selected && { 'data-selected': '' })}>
      {isMobile ? <Tall {...props} /> : <Wide {...props} />}
    </Item>
  );
}

function Wide(props: Props) {
  const { chips, second, end } = props;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '8px', minHeight: 22 }}>
        <Title {...props} />
        {chips && (
          <Box component="span" sx={{ display: 'flex', gap: '6px', flexShrink: 0 }}>
            {chips}
          </Box>
        )}
        <Age {...props} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'baseline',
          gap: '12px',
          lineHeight: '22px',
          color: token('text-2'),
        }}
      >
        <Second>{second}</Second>
        <Box component="span" sx={{ flexShrink: 0, fontSize: '0.8125rem', whiteSpace: 'nowrap' }}>
          {end}
        </Box>
      </Box>
    </>
  );
}

function Tall(props: Props) {
  const { chips, second, end } = props;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: '12px' }}>
        <Title {...props} wraps />
        <Age {...props} />
      </Box>
      <Box sx={{ color: token('text-2'), overflowWrap: 'anywhere' }}>{second}</Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '6px', minHeight: 28, flexWrap: 'wrap' }}>
        <Box component="span" sx={{ flexGrow: 1 }}>
          {end}
        </Box>
        {chips && (
          <Box component="span" sx={{ display: 'flex', gap: '8px' }}>
            {chips}
          </Box>
        )}
      </Box>
    </>
  );
}

function Title({ to, selected, title, wraps }: Props & { wraps?: boolean }) {
  const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
  return (
    <Box
      sx={{
        minWidth: 0,
        fontWeight: 600,
        fontSize: wraps ? '1.0625rem' : '0.9375rem',
        lineHeight: wraps ? '24px' : '22px',
        ...(wraps ? { flexGrow: 1, overflowWrap: 'anywhere' } : cut),
      }}
      {...(typeof title === 'string' && { title })}
    >
      <Whole to={to} {...(selected && { 'aria-current': 'true' as const })}>
        {title}
      </Whole>
    </Box>
  );
}

function Second({ children }: { children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{ flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      {...(typeof children === 'string' && { title: children })}
    >
      {children}
    </Box>
  );
}

function Age({ age, ageTitle }: Props) {
  return (
    <Box
      component="span"
      title={ageTitle}
      sx={{
        marginInlineStart: 'auto',
        flexShrink: 0,
        fontSize: '0.8125rem',
        lineHeight: '18px',
        color: token('text-3'),
      }}
    >
      {age}
    </Box>
  );
}
