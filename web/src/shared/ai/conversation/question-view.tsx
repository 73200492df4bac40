import type { ConversationMessage } from '@foothold/core/entities/conversation/conversation.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { RowMenu } from '../../../ui/lists/row-menu.tsx';
import { token } from '../../../ui/tokens.ts';

type Props = {
  question: ConversationMessage;
  /** Nothing of it can be changed: of an earlier release, or while an answer is written. */
  isFixed: boolean;
  onEdit: (text: string) => void;
  onCopy: () => void;
  onDelete: () => void;
};

/** A question as it was asked, with the ways to change it and ask again, copy it and delete it with its answer. */
export function QuestionView({ question, isFixed, onEdit, onCopy, onDelete }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  if (typed !== null)
    return (
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() === '') return;
          onEdit(typed);
          setTyped(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          setTyped(null);
        }}
        sx={{ display: 'grid', gap: '8px', justifyItems: 'end' }}
      >
        <Editor
          autoFocus
          aria-label={t`Change the question`}
          value={typed}
          maxLength={20_000}
          rows={Math.min(12, Math.max(2, typed.split('\n').length))}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Box sx={{ display: 'flex', gap: '8px' }}>
          <Button variant="text" onClick={() => setTyped(null)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="outlined" type="submit" disabled={typed.trim() === ''}>
            <Trans>Ask this instead</Trans>
          </Button>
        </Box>
        <Box
          component="p"
          sx={{ margin: 0, fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}
        >
          <Trans>What came after this question is removed. Undo restores it.</Trans>
        </Box>
      </Box>
    );
  return (
    <Box sx={{ display: 'flex', justifyContent: 'end', alignItems: 'center', gap: '4px' }}>
      {!isFixed && (
        <RowMenu
          label={t`More for this question`}
          actions={[
            {
              name: 'edit',
              label: <Trans>Change and ask again</Trans>,
              onClick: () => setTyped(question.text),
            },
            { name: 'copy', label: <Trans>Copy</Trans>, onClick: onCopy },
            { name: 'delete', label: <Trans>Delete question and answer</Trans>, onClick: onDelete },
          ]}
        />
      )}
      <Bubble dir="auto">{question.text}</Bubble>
    </Box>
  );
}

const Bubble = styled('div')({
  maxWidth: 'min(85%, 520px)',
  padding: '9px 17px',
  border: `1px solid ${token('line')}`,
  borderRadius: 20,
  backgroundColor: token('sunken'),
  fontSize: '0.9375rem',
  lineHeight: '24px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media (max-width: 899.95px)': { fontSize: '1rem' },
});

const Editor = styled('textarea')({
  width: '100%',
  padding: '10px 16px',
  border: `1px solid ${token('control')}`,
  borderRadius: 20,
  font: 'inherit',
  fontSize: '0.9375rem',
  lineHeight: '24px',
  color: 'inherit',
  backgroundColor: token('surface'),
  resize: 'vertical',
  '&:focus-visible': { outline: `2px solid ${token('accent')}`, outlineOffset: -1 },
});
