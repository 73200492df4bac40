import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { readPostingData } from '@foothold/core/entities/posting/posting-data.ts';
import { suggestedQuestions } from '@foothold/core/interviews/questions-to-ask.ts';
import { isEnglish } from '@foothold/core/writing/is-english.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMemo } from 'react';
import { changeSheet } from '../../../data/interviews/change-sheet.ts';
import type { SheetSources } from '../../../data/interviews/sheet-sources.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { InterviewPart, partRow, plainList, Second } from '../shared/interview-part.tsx';
import { useQuestionWords } from '../shared/use-question-words.ts';
import { LineAdder } from './line-adder.tsx';
import { sheetPeople } from './sheet-names.ts';

type Props = { interview: Interview; sources: SheetSources };

/** What the person wants to ask, and what is worth asking since nobody said it, each with its reason. */
export function SheetAsk({ interview, sources }: Props) {
  const { t } = useLingui();
  const words = useQuestionWords();
  const { internalId, questionsToAsk } = interview;
  const suggested = useMemo(() => suggestionsOf(interview, sources), [interview, sources]);
  const ask = async (text: string, topic = '') => {
    const result = await changeSheet(internalId, { kind: 'ask', text, topic });
    return toastResult(result, <Trans>Question added.</Trans>);
  };
  const drop = async (text: string) =>
    void toastResult(
      await changeSheet(internalId, { kind: 'unask', text }),
      <Trans>Question deleted.</Trans>,
    );
  return (
    <InterviewPart title={<Trans>Questions to ask</Trans>}>
      <Box component="ol" aria-label={t`Questions to ask`} sx={plainList}>
        {questionsToAsk.map(({ text }) => (
          <Box component="li" key={text} sx={partRow}>
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{text}</Box>
            <IconButton aria-label={t`Delete ${text}`} title={t`Delete`} onClick={() => void drop(text)}>
              <Icon name="delete" size="xs" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <LineAdder label={t`Your question`} placeholder={t`Your question`} onAdd={(text) => ask(text)} />
      {suggested.length > 0 && (
        <>
          <Box
            component="h3"
            sx={{ margin: '16px 0 4px', fontSize: '0.8125rem', fontWeight: 570, color: token('text-2') }}
          >
            <Trans>Not known yet</Trans>
          </Box>
          <Box component="ul" aria-label={t`Not known yet`} sx={plainList}>
            {suggested.map((one) => {
              const { text, why } = words(one);
              return (
                <Box component="li" key={one.topic} sx={partRow}>
                  <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                    {text}
                    <Second>{why}</Second>
                  </Box>
                  <Button
                    variant="text"
                    size="small"
                    aria-label={t`Ask: ${text}`}
                    onClick={() => void ask(text, one.topic)}
                    sx={{ flexShrink: 0, color: token('accent') }}
                  >
                    <Trans>Ask</Trans>
                  </Button>
                </Box>
              );
            })}
          </Box>
        </>
      )}
    </InterviewPart>
  );
}

function suggestionsOf(interview: Interview, { job, posting, people, hasNext }: SheetSources) {
  const text = posting?.text ?? '';
  const workplace = job && readPostingData(job.jobPostingData)?.workplace;
  return suggestedQuestions({
    interview,
    // The phrases that are looked for are English ones.
    posting: isEnglish(text) ? text : '',
    isPayKnown: job !== null && (job.salary.trim() !== '' || job.pay !== null),
    isWorkplaceKnown: typeof workplace === 'string' && workplace !== 'unknown' && workplace !== '',
    people: sheetPeople(interview, people).map(({ name }) => name),
    hasNext,
  });
}
