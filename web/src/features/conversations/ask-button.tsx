import { styled } from '@mui/material/styles';
import { token } from '../../ui/tokens.ts';

/** A question that is asked by a press. */
export function AskButton({ question, onAsk }: { question: string; onAsk: () => void }) {
  return (
    <Ask type="button" onClick={onAsk}>
      {question}
    </Ask>
  );
}

const Ask = styled('button')({
  font: 'inherit',
  fontSize: '0.875rem',
  lineHeight: '20px',
  textAlign: 'start',
  minHeight: 36,
  padding: '7px 16px',
  color: token('text'),
  backgroundColor: token('surface'),
  border: `1px solid ${token('line-strong')}`,
  borderRadius: 20,
  cursor: 'pointer',
  '&:hover': { backgroundColor: token('hover') },
  '&:focus-visible': { outline: `2px solid ${token('accent')}`, outlineOffset: 2 },
  '@media (max-width: 899.95px)': { minHeight: 44 },
});
