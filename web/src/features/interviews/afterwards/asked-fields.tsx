import type { DebriefFormValues } from '@foothold/core/entities/interview/debrief-form.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { Labeled } from '../../../ui/fields/labeled.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';
import type { DebriefValues } from './debrief-schema.ts';
import { WentField } from './went-field.tsx';

type Question = DebriefFormValues['questions'][number];

type Props = { control: Control<DebriefValues>; most: number };

/** The questions that were asked, one by one, each with how answering it went. */
export function AskedFields({ control, most }: Props) {
  const { t } = useLingui();
  // As one value: the form's own list of fields would come with every screen.
  const { field, fieldState } = useController({ control, name: 'questions' });
  const questions = field.value;
  const change = (at: number, fields: Partial<Question>) =>
    field.onChange(questions.map((one, place) => (place === at ? { ...one, ...fields } : one)));
  const errors: unknown = fieldState.error;
  return (
    <Box component="section" aria-label={t`What they asked`} sx={{ display: 'grid', gap: '8px' }}>
      <Box sx={{ fontSize: '0.8125rem', fontWeight: 520, color: token('text-2') }}>
        <Trans>What they asked</Trans>
      </Box>
      {questions.map((one, at) => (
        <Asked
          key={at}
          number={at + 1}
          question={one}
          error={errorOf(errors, at)}
          isNew={at === questions.length - 1 && one.question === ''}
          onChange={(fields) => change(at, fields)}
          onRemove={() => field.onChange(questions.filter((_, place) => place !== at))}
        />
      ))}
      {questions.length < most && (
        <Box>
          <Button
            variant="outlined"
            startIcon={<Icon name="add" size="xs" />}
            onClick={() => field.onChange([...questions, { question: '', answer: '', went: '' }])}
          >
            <Trans>Add a question</Trans>
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** What is wrong with one of them, of whatever field. */
function errorOf(errors: unknown, at: number): string | undefined {
  const one = (errors as Record<number, Record<string, { message?: string }>> | undefined)?.[at];
  return one && Object.values(one).find(({ message }) => message)?.message;
}

type AskedProps = {
  number: number;
  question: Question;
  error: string | undefined;
  /** Takes the focus: it was just added. */
  isNew: boolean;
  onChange: (fields: Partial<Question>) => void;
  onRemove: () => void;
};

function Asked({ number, question, error, isNew, onChange, onRemove }: AskedProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Box
      role="group"
      aria-label={t`Question ${number}`}
      sx={{
        ...{ display: 'grid', gap: '8px', padding: '12px', borderRadius: '20px' },
        ...{ border: `1px solid ${token('line')}`, backgroundColor: token('sunken') },
      }}
    >
      <Box sx={{ display: 'flex', gap: '8px', alignItems: 'start' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Labeled id={id} label={<Trans>Question {number}</Trans>} error={error}>
            <OutlinedInput
              id={id}
              fullWidth
              value={question.question}
              autoFocus={isNew}
              autoComplete="off"
              error={error !== undefined}
              onChange={({ target }) => onChange({ question: target.value })}
              slotProps={{ input: { 'aria-describedby': error ? `${id}-help` : undefined } }}
            />
          </Labeled>
        </Box>
        <Box sx={{ paddingBlockStart: '22px' }}>
          <IconButton aria-label={t`Delete question ${number}`} title={t`Delete`} onClick={onRemove}>
            <Icon name="delete" size="xs" />
          </IconButton>
        </Box>
      </Box>
      <WentField
        label={t`How answering it went`}
        value={question.went}
        onChange={(went) => onChange({ went })}
      />
      <Labeled id={`${id}-answer`} label={<Trans>What you said, or would say now</Trans>}>
        <OutlinedInput
          id={`${id}-answer`}
          fullWidth
          multiline
          minRows={1}
          maxRows={12}
          value={question.answer}
          onChange={({ target }) => onChange({ answer: target.value })}
          sx={{ padding: '9px 15px', '& textarea': { padding: 0 } }}
        />
      </Labeled>
    </Box>
  );
}
