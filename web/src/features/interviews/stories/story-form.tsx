import { type Story, storyParts } from '@foothold/core/entities/conversation/practice.ts';
import {
  StoryForm as StoryFormSchema,
  type StoryFormValues,
  storyFields,
  storyValues,
} from '@foothold/core/entities/conversation/story-form.ts';
import { competences, isCompetence } from '@foothold/core/practice/competence.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { saveStory } from '../../../data/practice/stories.ts';
import { useSay } from '../../../platform/use-say.ts';
import { useLabels } from '../../../shared/own-data/use-entity-texts.ts';
import { FilterChip } from '../../../ui/buttons/filter-chip.tsx';
import { TextField } from '../../../ui/fields/form-field.tsx';
import { Labeled } from '../../../ui/fields/labeled.tsx';
import { FormFrame } from '../../../ui/forms/form-frame.tsx';
import { useFollowStored } from '../../../ui/forms/restart-form.ts';
import { useConflictWarning } from '../../../ui/forms/use-conflict-warning.ts';
import { useFormResolver } from '../../../ui/forms/use-form-resolver.ts';
import { Note } from '../../../ui/notes/note.tsx';
import { toastDone } from '../../../ui/toasts/result-toast.tsx';
import { usePartWords } from '../practice/use-part-words.ts';
import { usePracticeWords } from '../practice/use-practice-words.ts';

type Props = {
  /** The stored story; a new one starts from `start`. */
  story: Story | null;
  start: StoryFormValues;
  onSaved: (id: number) => void;
  onDiscard: () => void;
};

const storyLabelled = ['title', ...storyParts, 'skills'] as const;

/** Competences that a question can be about; hello and goodbye need no story. */
const shown = competences.filter((one) => !['introduction', 'motivation', 'closing'].includes(one));

/** The form of a story. */
export function StoryForm({ story, start, onSaved, onDiscard }: Props) {
  const { t } = useLingui();
  const form = useForm<StoryFormValues>({
    resolver: useFormResolver(StoryFormSchema),
    mode: 'onTouched',
    defaultValues: start,
  });
  const stored = story ? storyValues(story, isCompetence) : start;
  const followed = useFollowStored(form, stored);
  const clashes = useConflictWarning(form, stored);
  const say = useSay();
  const [problem, setProblem] = useState('');
  const parts = usePartWords();
  const { skills: shows, ...named } = useLabels('stories', storyLabelled);
  const labels = { ...named, shows, tags: t`Tags of your own` };
  const save = async (values: StoryFormValues) => {
    const clash = story ? clashes.tell(values, labels) : '';
    if (clash) {
      setProblem(clash);
      return false;
    }
    const result = await saveStory(
      { ...storyFields(values), ...(story && { internalId: story.internalId }) },
      story ? { basedOn: story.updatedAt } : {},
    );
    if (!result.ok) {
      setProblem(say(result.message));
      return false;
    }
    setProblem('');
    followed(values, values);
    clashes.saved(values);
    toastDone(<Trans>Story saved.</Trans>, result.journalId);
    onSaved(result.id);
    return true;
  };
  return (
    <FormFrame
      form={form}
      labels={labels}
      onSave={save}
      saveLabel={<Trans>Save story</Trans>}
      isNew={story === null}
      onDiscard={onDiscard}
      notice={problem && <Note kind="bad" icon="alert" role="alert" title={problem} />}
    >
      <TextField
        control={form.control}
        name="title"
        label={<Trans>Title</Trans>}
        placeholder={t`A short name you will recognize`}
      />
      {storyParts.map((part) => (
        <TextField
          key={part}
          control={form.control}
          name={part}
          label={parts[part].name}
          help={parts[part].help}
          multiline
          rows={part === 'action' ? 5 : 2}
        />
      ))}
      <Shows control={form.control} />
      <TextField
        control={form.control}
        name="tags"
        label={<Trans>Tags of your own</Trans>}
        help={<Trans>Skills and names that a posting may ask for, with commas between them.</Trans>}
        placeholder={t`Epic, triage, bilingual`}
      />
    </FormFrame>
  );
}

function Shows({ control }: { control: ReturnType<typeof useForm<StoryFormValues>>['control'] }) {
  const id = useId();
  const words = usePracticeWords();
  const { field } = useController({ control, name: 'shows' });
  const toggled = (name: string) =>
    field.value.includes(name) ? field.value.filter((one) => one !== name) : [...field.value, name];
  return (
    <Labeled
      id={id}
      isGroup
      label={<Trans>What it shows</Trans>}
      help={<Trans>Questions about these propose this story.</Trans>}
    >
      <Box
        role="group"
        aria-labelledby={`${id}-label`}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px' }}
      >
        {shown.map((name) => (
          <FilterChip
            key={name}
            label={words.competences[name]}
            on={field.value.includes(name)}
            onClick={() => field.onChange(toggled(name))}
          />
        ))}
      </Box>
    </Labeled>
  );
}
