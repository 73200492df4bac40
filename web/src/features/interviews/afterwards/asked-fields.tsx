import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type Control, useController, useFieldArray } from 'react-hook-form';
import { TextField } from '../../../ui/fields/form-field.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';
import type { DebriefValues } from './debrief-form.tsx';
import { WentField } from './went-field.tsx';

type Props = { control: Control<DebriefValues>; most: number };

/** The questions that were asked, one by one, each with how answering it went. */
export function AskedFields({ control, most }: Props) {
  const { t } = useLingui();
  const { fields, append, remove } = useFieldArray({ control, name: 'questions' });
  return (
    <Box component="section" aria-label={t`What they asked`} sx={{ display: 'grid', gap: '8px' }}>
      <Box sx={{ fontSize: '0.8125rem', fontWeight: 520, color: token('text-2') }}>
        <Trans>What they asked</Trans>
      </Box>
      {fields.map(({ id }, at) => (
        <Asked key={id} control={control} at={at} onRemove={() => remove(at)} />
      ))}
      {fields.length < most && (
        <Box>
          <Button
            variant="outlined"
            startIcon={<Icon name="add" size="xs" />}
            onClick={() => append({ question: '', answer: '', went: '' })}
          >
            <Trans>Add a question</Trans>
          </Button>
        </Box>
      )}
    </Box>
  );
}

type AskedProps = { control: Control<DebriefValues>; at: number; onRemove: () => void };

function Asked({ control, at, onRemove }: AskedProps) {
  const { t } = useLingui();
  const number = at + 1;
  const { field: went } = useController({ control, name: `questions.${at}.went` });
  return (
    <Box
      role="group"
      aria-label={t`Question ${number}`}
      sx={{
        ...{ display: 'grid', gap: '8px', padding: '12px', borderRadius: '20px' },
        ...{ border: `1px solid ${token('line')}`, backgroundColor: token('sunken') },
      }}
    >
      <Box sx={{ display: 'flex', gap: '8px', alignItems: 'end' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <TextField
            control={control}
            name={`questions.${at}.question`}
            label={<Trans>Question {number}</Trans>}
          />
        </Box>
        <IconButton aria-label={t`Delete question ${number}`} title={t`Delete`} onClick={onRemove}>
          <Icon name="delete" size="xs" />
        </IconButton>
      </Box>
      <WentField label={t`How answering it went`} value={went.value} onChange={went.onChange} />
      <TextField
        control={control}
        name={`questions.${at}.answer`}
        label={<Trans>What you said, or would say now</Trans>}
        multiline
        rows={1}
      />
    </Box>
  );
}
