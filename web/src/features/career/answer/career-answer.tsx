import type { AnswerLink } from '@foothold/core/ai/builtin/answer-document.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useOnline } from '../../../ui/hooks/use-online.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { ErrorNote } from '../../../ui/notes/error-note.tsx';
import { PrintOnly } from '../../../ui/print-only.tsx';
import { token } from '../../../ui/tokens.ts';
import type { CareerTask } from '../make-answer.ts';
import type { AnswerState } from '../use-made-answer.ts';
import { AnswerPart } from './answer-part.tsx';
import { KeepAnswer } from './keep-answer.tsx';

type Props = {
  task: CareerTask;
  state: AnswerState;
  retry: () => void;
  /** Asks the same about another occupation. */
  onCareer: (career: string) => void;
};

/** The answer to a question, by rule: what made it, the ways to keep it, its parts. */
export function CareerAnswer({ task, state, retry, onCareer }: Props) {
  const { t } = useLingui();
  const isOnline = useOnline();
  if (state.kind === 'none') return null;
  if (state.kind === 'working') return <SkeletonRows count={6} label={t`Looking it up`} />;
  if (state.kind === 'failed')
    return (
      <ErrorNote
        title={<Trans>The tables of occupations could not be loaded.</Trans>}
        retry={{ label: <Trans>Try again</Trans>, onClick: retry }}
      >
        {isOnline ? (
          <Trans>What you typed is kept.</Trans>
        ) : (
          <Trans>You are offline. Once they have been loaded they work without a network.</Trans>
        )}
      </ErrorNote>
    );
  const { document, foot } = state.answer;
  const isOwn = ({ to }: AnswerLink) => to === task;
  return (
    <Box component="section" aria-label={t`Answer`} sx={{ display: 'grid', gap: '16px', minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' }}>
        <Box
          role="status"
          sx={{
            ...{ display: 'flex', gap: '8px', alignItems: 'center', flex: '1 1 280px' },
            ...{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') },
          }}
        >
          <Icon name="table" size={16} />
          <Trans>
            Made on this device, by rules from public tables. No model wrote it, and nothing was sent.
          </Trans>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
          <KeepAnswer answer={state.answer} />
        </Box>
      </Box>
      <PrintOnly>
        <Box sx={{ display: 'grid', gap: '16px' }}>
          {document.sections.map((section) => (
            <AnswerPart key={section.id} section={section} onOwn={onCareer} isOwn={isOwn} />
          ))}
          {foot !== '' && (
            <Box sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}>{foot}</Box>
          )}
        </Box>
      </PrintOnly>
    </Box>
  );
}
