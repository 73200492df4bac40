import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { token } from '../../../../ui/tokens.ts';

const Section = styled('section')({
  backgroundColor: token('surface'),
  '&:not(:first-of-type), li + li > &': { borderBlockStart: `1px solid ${token('line')}` },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 45,
  paddingInline: '10px 12px',
  '@media (max-width: 899.95px)': { minHeight: 52 },
});

const Title = styled('h2')({
  margin: 0,
  flexGrow: 1,
  minWidth: 0,
  fontSize: 'inherit',
  fontWeight: 'inherit',
});

const Toggle = styled(ButtonBase)({
  width: '100%',
  display: 'flex',
  justifyContent: 'flex-start',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  paddingInline: 6,
  borderRadius: 12,
  textAlign: 'start',
  fontSize: '0.9375rem',
  lineHeight: '20px',
  fontWeight: 600,
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
});

const Fact = styled('small')({
  flexShrink: 0,
  fontSize: '0.875rem',
  fontWeight: 400,
  color: token('text-3'),
});

const Body = styled('div')({ padding: '2px 16px 16px', display: 'grid', gap: 12 });

type Props = {
  title: ReactNode;
  /** Beside the title: how much there is. */
  fact?: ReactNode;
  /** Before the title, to drag it by. */
  grip?: ReactNode;
  /** At the end of the head. */
  actions?: ReactNode;
  isOpen: boolean;
  isQuiet?: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** A part of the form that folds; what is folded is not drawn. */
export function Fold({ title, fact, grip, actions, isOpen, isQuiet, onToggle, children }: Props) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Head>
        <Title>
          <Toggle
            id={id}
            aria-expanded={isOpen}
            onClick={onToggle}
            style={{ ...(isQuiet && { color: token('text-3') }) }}
          >
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} color={token('text-2')} />
            <span>{title}</span>
            {fact !== undefined && <Fact>{fact}</Fact>}
          </Toggle>
        </Title>
        {actions}
        {grip}
      </Head>
      {isOpen && <Body>{children}</Body>}
    </Section>
  );
}
