import type { Company } from '@foothold/core/entities/company/company.ts';
import { researchLimits } from '@foothold/core/entities/company/research-answer.ts';
import {
  type AnswerChange,
  isResearchKey,
  researchKeys,
} from '@foothold/core/entities/company/research-answers.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  addResearchQuestion,
  deleteResearchQuestion,
  saveResearchAnswers,
} from '../../data/research/research-answers.ts';
import { useSay } from '../../platform/use-say.ts';
import { TextField } from '../../ui/fields/form-field.tsx';
import { AddLineForm } from '../../ui/forms/add-line-form.tsx';
import { FormFrame } from '../../ui/forms/form-frame.tsx';
import { useFollowStored } from '../../ui/forms/restart-form.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Note } from '../../ui/notes/note.tsx';
import { toastDone, toastResult } from '../../ui/toasts/result-toast.tsx';
import { token } from '../../ui/tokens.ts';
import { useResearchQuestions } from './use-research-questions.ts';

type Values = Record<string, string>;

/** Questions to answer before an interview, with room for the answers; the sheet of an interview shows them. */
export function ResearchChecklist({ company }: { company: Company }) {
  const { t } = useLingui();
  const titleId = useId();
  const usual = useResearchQuestions();
  const { internalId, research } = company;
  const own = research.filter(({ key }) => !isResearchKey(key));
  const stored = useMemo((): Values => {
    const empty = Object.fromEntries(researchKeys.map((key) => [key, '']));
    return { ...empty, ...Object.fromEntries(research.map(({ key, answer }) => [key, answer])) };
  }, [research]);
  const form = useForm<Values>({ defaultValues: stored });
  const stands = useFollowStored(form, stored);
  // What the form stands on: an answer that somebody else changed since is not overwritten.
  const [since, setSince] = useState(stored);
  const { isDirty, dirtyFields } = form.formState;
  if (!isDirty && since !== stored) setSince(stored);
  const say = useSay();
  const [problem, setProblem] = useState('');
  const questions = [
    ...researchKeys.map((key) => ({ key: key as string, ...usual[key] })),
    ...own.map(({ key, question }) => ({ key, question, help: '' })),
  ];
  const labels = Object.fromEntries(questions.map(({ key, question }) => [key, question]));
  const answered = questions.filter(({ key }) => stored[key]?.trim()).length;
  const save = async (values: Values) => {
    const submitted = form.getValues();
    const changes = questions
      .filter(({ key }) => Object.hasOwn(dirtyFields, key))
      .map(
        ({ key, question }): AnswerChange => ({
          ...{ key, question },
          answer: values[key] ?? '',
          was: since[key] ?? null,
        }),
      );
    const result = await saveResearchAnswers(internalId, changes);
    setProblem(result.ok ? '' : say(result.message));
    if (!result.ok) {
      // The person has been told; the next save is meant.
      if (result.reason === 'changed-elsewhere') setSince(stored);
      return false;
    }
    const next = { ...stored, ...Object.fromEntries(changes.map(({ key, answer }) => [key, answer.trim()])) };
    stands(next, submitted);
    setSince(next);
    toastDone(<Trans>Answers saved.</Trans>, result.journalId);
    return true;
  };
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: '12px', paddingBlockEnd: '8px' }}>
        <Typography id={titleId} variant="h2" sx={{ flexGrow: 1 }}>
          <Trans>Before an interview</Trans>
        </Typography>
        <Typography component="span" role="status" variant="body2" sx={{ color: token('text-2') }}>
          <Trans>
            {answered} of {questions.length} answered
          </Trans>
        </Typography>
      </Box>
      <FormFrame
        form={form}
        labels={labels}
        onSave={save}
        saveLabel={<Trans>Save answers</Trans>}
        notice={
          problem && (
            <Note kind="bad" icon="alert" role="alert" title={problem}>
              <Trans>What you typed is still here. Save again to keep it.</Trans>
            </Note>
          )
        }
      >
        <Box sx={{ color: token('text-2'), fontSize: '0.875rem' }}>
          <Trans>Answers stay on this device, and show in the preparation of interviews there.</Trans>
        </Box>
        {questions.map(({ key, question, help }) => (
          <Box key={key} sx={{ display: 'flex', gap: '4px', alignItems: 'start' }}>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <TextField
                control={form.control}
                name={key}
                label={question}
                help={help}
                multiline
                rows={2}
                limits={{ maxLength: researchLimits.answer }}
              />
            </Box>
            {!isResearchKey(key) && (
              <IconButton
                aria-label={t`Delete ${question}`}
                title={t`Delete question`}
                sx={{ marginBlockStart: '20px' }}
                onClick={async () => {
                  const done = await deleteResearchQuestion(internalId, key);
                  if (toastResult(done, <Trans>Question deleted.</Trans>)) form.unregister(key);
                }}
              >
                <Icon name="delete" size="xs" />
              </IconButton>
            )}
          </Box>
        ))}
      </FormFrame>
      {own.length < researchLimits.ownQuestions && (
        <AddLineForm
          label={<Trans>Your own question</Trans>}
          addLabel={<Trans>Add question</Trans>}
          maxLength={researchLimits.question}
          onAdd={async (question) =>
            toastResult(await addResearchQuestion(internalId, question), <Trans>Question added.</Trans>)
          }
        />
      )}
    </Box>
  );
}
