import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { OwnFieldName } from '../src/shared/jobs/own-field-name.tsx';
import { TagColors } from '../src/shared/jobs/tag-colors.tsx';
import { TagList } from '../src/shared/jobs/tag-list.tsx';
import { TagsField } from '../src/shared/jobs/tags-field.tsx';
import { Tick } from '../src/ui/buttons/tick.tsx';
import { DateField } from '../src/ui/fields/date-field.tsx';
import { DayField } from '../src/ui/fields/day-field.tsx';
import { FieldPair } from '../src/ui/fields/field-pair.tsx';
import { TextField } from '../src/ui/fields/form-field.tsx';
import { LinkField } from '../src/ui/fields/link-field.tsx';
import { SelectField } from '../src/ui/fields/select-field.tsx';
import { StarsField } from '../src/ui/fields/stars-field.tsx';
import { TimeField } from '../src/ui/fields/time-field.tsx';
import { AddLineForm } from '../src/ui/forms/add-line-form.tsx';
import { FormFrame } from '../src/ui/forms/form-frame.tsx';
import { MobileFold } from '../src/ui/forms/mobile-fold.tsx';
import { Icon } from '../src/ui/icons/icon.tsx';
import { Note } from '../src/ui/notes/note.tsx';
import { Line, Part } from './part.tsx';

type Values = {
  title: string;
  company: string;
  pay: string;
  day: string;
  time: string;
  link: string;
  kind: string;
  text: string;
  tags: readonly string[];
  stars: string;
};

const values: Values = {
  title: 'Data Analyst',
  company: '',
  pay: '$72,000 a year',
  day: '2026-11-20',
  time: '14:30',
  kind: 'full',
  link: 'https://example.com/jobs/1',
  text: '',
  tags: ['remote', 'a tag with a name that is longer than most of them'],
  stars: '3',
};
const labels = {
  title: 'Job title',
  company: 'Company',
  pay: 'Pay',
  day: 'Day',
  time: 'Time',
  kind: 'Type',
  link: 'Posting link',
  text: 'Notes',
  tags: 'Tags',
  stars: 'Excitement',
};
const kinds = [
  { value: 'full', label: 'Full time' },
  { value: '', label: 'Not stated' },
];

/** The form with every kind of field: filled, empty, with help, with an error; and ticks. */
export function Fields() {
  const form = useForm<Values>({ defaultValues: values });
  const { control, setError, setValue } = form;
  const [isOn, setOn] = useState(true);
  const [day, setDay] = useState('2026-12-01');
  useEffect(() => {
    setValue('title', 'Senior Data Analyst', { shouldDirty: true });
    setError('company', { message: 'Write who offers the job.' });
    setError('kind', { message: 'Choose a type.' });
  }, [setError, setValue]);
  return (
    <Part title="Fields and forms">
      <Box sx={{ position: 'relative', overflow: 'hidden', transform: 'translateZ(0)', minHeight: 480 }}>
        <FormFrame
          form={form}
          labels={labels}
          saveLabel="Save changes"
          onSave={async () => true}
          notice={
            <Note kind="warn" icon="alert" title="Changed in another tab.">
              Both are shown.
            </Note>
          }
        >
          <FieldPair>
            <TextField control={control} name="title" label={labels.title} help="As the posting says it" />
            <TextField control={control} name="company" label={labels.company} placeholder="Acme" />
          </FieldPair>
          <FieldPair>
            <TextField
              control={control}
              name="pay"
              label={labels.pay}
              start={<Icon name="money" size={16} />}
            />
            <DateField control={control} name="day" label={labels.day} />
          </FieldPair>
          <TimeField control={control} name="time" label={labels.time} />
          <LinkField control={control} name="link" label={labels.link} />
          <SelectField control={control} name="kind" label={labels.kind} options={kinds} />
          <TagsField control={control} name="tags" label={labels.tags} />
          <StarsField control={control} name="stars" label={labels.stars} />
          <OwnFieldName field="ownField1" name="Referred by" others={['Notes']} />
          <TagColors>
            <TagList tags={['remote', 'dream job', 'nights', 'visa']} most={3} />
          </TagColors>
          <TextField
            control={control}
            name="text"
            label={labels.text}
            multiline
            placeholder="What to remember"
          />
        </FormFrame>
      </Box>
      <AddLineForm label="Your own step" addLabel="Add step" maxLength={500} onAdd={async () => false} />
      <MobileFold line="nurse, Columbus">{() => <div>Fields of a search</div>}</MobileFold>
      <Line>
        <DayField
          label="When did you apply?"
          value={day}
          onChange={setDay}
          today="2026-11-20"
          isAsked
          isNeeded
        />
      </Line>
      <Line>
        <Tick checked={isOn} onChange={setOn}>
          Keep me signed in
        </Tick>
        <Tick checked={false} onChange={setOn}>
          Off
        </Tick>
        <Tick checked={false} some onChange={setOn} label="Select all" />
      </Line>
    </Part>
  );
}
