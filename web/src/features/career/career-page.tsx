import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { partLater } from '../../ui/dialogs/part-later.tsx';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { token } from '../../ui/tokens.ts';
import { CareerAnswer } from './answer/career-answer.tsx';
import { CareerForm, type CareerFormField } from './career-form.tsx';
import type { CareerQuestion } from './career-question.ts';
import type { CareerContext, CareerTask } from './make-answer.ts';
import { useCareerQuestion } from './use-career-question.ts';
import { useMadeAnswer } from './use-made-answer.ts';

const CareerModelPart = partLater(
  async () => (await import('./career-model-part.tsx')).CareerModelPart,
  null,
  null,
);

type Props = {
  task: CareerTask;
  fields: readonly CareerFormField[];
  start: CareerQuestion;
  ground: CareerContext;
  formLabel: string;
  /** What asking is called. */
  press: ReactNode;
};

/** The form at the left, what the rules answer beside it; on a phone below it. */
export function CareerPage({ task, fields, start, ground, formLabel, press }: Props) {
  const { t } = useLingui();
  const isMobile = useMobile();
  const { typed, asked, type, ask, askCareer } = useCareerQuestion(task, start);
  const { state, retry } = useMadeAnswer(task, asked, ground);
  const answer = useRef<HTMLDivElement>(null);
  const shown = useRef(start.isAsked);
  const title = state.kind === 'made' ? state.answer.document.title : '';
  // Below a form on a phone an answer would come unseen.
  useEffect(() => {
    if (title === '') return;
    if (shown.current) shown.current = false;
    else if (isMobile) answer.current?.scrollIntoView({ block: 'start' });
  }, [title, isMobile]);
  return (
    <Box
      sx={{
        ...{ display: 'grid', gap: '16px', alignItems: 'start', paddingBlockEnd: '24px' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(280px, 4fr) minmax(0, 9fr)' },
      }}
    >
      <CareerForm
        label={formLabel}
        fields={fields}
        typed={typed}
        onType={type}
        onAsk={ask}
        isWorking={state.kind === 'working'}
        press={press}
      />
      <Box ref={answer} sx={{ minWidth: 0, scrollMarginBlockStart: '72px' }}>
        {title !== '' && (
          <Typography variant="h2" component="p" sx={{ marginBlockEnd: '8px', color: token('text') }}>
            {title}
          </Typography>
        )}
        {state.kind === 'none' ? (
          <EmptyState title={<Trans>Nothing asked yet</Trans>}>
            <Trans>
              The answer is looked up on this device, in tables of the U.S. Department of Labor: what work is
              near yours and what carries over, what it pays where you live and would move, how it grows, and
              the ways in. Every number says where it is from.
            </Trans>
          </EmptyState>
        ) : (
          <Box sx={{ display: 'grid', gap: '16px' }}>
            <CareerAnswer task={task} state={state} retry={retry} onCareer={askCareer} />
            {state.kind === 'made' && (
              <CareerModelPart
                key={title}
                task={task}
                question={state.question}
                ground={ground}
                answer={state.answer.text}
              />
            )}
          </Box>
        )}
      </Box>
      <Box component="span" role="status" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        {title !== '' && t`Answered: ${title}`}
      </Box>
    </Box>
  );
}
