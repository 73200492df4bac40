import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { Labeled } from '../../ui/fields/labeled.tsx';
import { type CareerField, type CareerQuestion, careerLimits } from './career-question.ts';

/** A field of the form, in order. */
export type CareerFormField = {
  name: CareerField;
  label: ReactNode;
  help?: ReactNode;
  placeholder?: string;
  /** Lines; one is a line that Enter sends. */
  rows: number;
};

type Props = {
  label: string;
  fields: readonly CareerFormField[];
  typed: CareerQuestion;
  onType: (change: Partial<CareerQuestion>) => void;
  onAsk: () => void;
  isWorking: boolean;
  /** What asking is called. */
  press: ReactNode;
};

/** The fields of a career question, and the button that asks it. */
export function CareerForm({ label, fields, typed, onType, onAsk, isWorking, press }: Props) {
  const id = useId();
  const ask = (event: FormEvent) => {
    event.preventDefault();
    onAsk();
  };
  return (
    <Card sx={{ padding: { xs: '16px', md: '20px' } }}>
      <Box component="form" aria-label={label} onSubmit={ask} sx={{ display: 'grid', gap: '16px' }}>
        {fields.map(({ name, label: words, help, placeholder, rows }) => (
          <Labeled key={name} id={`${id}-${name}`} label={words} help={help}>
            <OutlinedInput
              id={`${id}-${name}`}
              fullWidth
              multiline={rows > 1}
              minRows={rows}
              maxRows={10}
              value={typed[name]}
              {...(placeholder && { placeholder })}
              onChange={({ target }) => onType({ [name]: target.value })}
              slotProps={{
                input: {
                  maxLength: rows > 1 ? careerLimits.text : careerLimits.line,
                  dir: 'auto',
                  ...(help && { 'aria-describedby': `${id}-${name}-help` }),
                },
              }}
              sx={rows > 1 ? { padding: '9px 15px', '& textarea': { padding: 0 } } : {}}
            />
          </Labeled>
        ))}
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <Button type="submit" variant="contained" aria-busy={isWorking}>
            {press}
          </Button>
        </Box>
      </Box>
    </Card>
  );
}
