import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { Labeled } from '../../ui/fields/labeled.tsx';

/** What a conversation is about, as it is typed. */
export type Topic = { career: string; jobTitle: string };

type Props = { topic: Topic; onChange: (topic: Topic) => void; onLeave: () => void };

/** The career and the job title that questions are about; both may be left empty. */
export function TopicCard({ topic, onChange, onLeave }: Props) {
  const { t } = useLingui();
  const [career, jobTitle] = [useId(), useId()];
  const field = (id: string, name: keyof Topic, placeholder: string) => (
    <OutlinedInput
      id={id}
      fullWidth
      value={topic[name]}
      placeholder={placeholder}
      inputProps={{ maxLength: 200 }}
      onChange={({ target }) => onChange({ ...topic, [name]: target.value })}
      onBlur={onLeave}
    />
  );
  return (
    <Card sx={{ padding: '14px 16px 16px', flexShrink: 0 }}>
      <Box
        component="h2"
        sx={{ margin: '0 0 10px', fontSize: '0.875rem', lineHeight: '20px', fontWeight: 600 }}
      >
        <Trans>What it is about</Trans>
      </Box>
      <Box sx={{ display: 'grid', gap: '12px' }}>
        <Labeled id={career} label={t`Career`}>
          {field(career, 'career', t`The field you are in or want`)}
        </Labeled>
        <Labeled id={jobTitle} label={t`Job title`}>
          {field(jobTitle, 'jobTitle', t`The title you look for`)}
        </Labeled>
      </Box>
    </Card>
  );
}
