import { type Practice, type StoryPart, storyParts } from '@foothold/core/entities/conversation/practice.ts';
import type { AnswerSpan } from '@foothold/core/practice/answer-note.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Segment } from '../../../ui/buttons/segment.tsx';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { Labeled } from '../../../ui/fields/labeled.tsx';
import { LeaveGuard } from '../../../ui/forms/leave-guard.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { token } from '../../../ui/tokens.ts';
import { interviewPaths } from '../interview-paths.ts';
import { RecordingPlayer } from './recording-player.tsx';
import { joinedParts, useAnswerDraft } from './use-answer-draft.ts';
import { usePartWords } from './use-part-words.ts';

const Speaking = partLater(async () => (await import('./speaking.tsx')).Speaking);
const AnswerNotes = partLater(async () => (await import('./answer-notes-list.tsx')).AnswerNotesList);

const AnswerModelPart = partLater(
  async () => (await import('./answer-model-part.tsx')).AnswerModelPart,
  null,
  null,
);

/**
 * Ends what is under way and stores what was typed; null where that failed and the answer has to stay open. `isSpoken`: its time
 * was taken while it was spoken.
 */
export type AnswerHandle = { settle: () => Promise<{ isSpoken: boolean } | null> };

type Way = 'type' | 'parts' | 'speak';

/** An answer: typed, put together of four parts, or spoken. It is stored as it is written. */
export function AnswerEditor({ row, ref }: { row: Practice; ref: Ref<AnswerHandle> }) {
  const { t } = useLingui();
  const id = useId();
  const { answer, parts, problem, write, flush } = useAnswerDraft(row);
  const [way, setWay] = useState<Way>(row.isSpoken ? 'speak' : joinedParts(row) ? 'parts' : 'type');
  const [isLookedAt, setLookedAt] = useState(false);
  const stopSpeaking = useRef<(() => Promise<void>) | null>(null);
  const typed = useRef<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  useImperativeHandle(ref, () => ({
    settle: async () => {
      await stopSpeaking.current?.();
      return (await flush()) ? { isSpoken: way === 'speak' || row.isSpoken } : null;
    },
  }));
  const choose = async (next: Way) => {
    await stopSpeaking.current?.();
    // What is stored in one way is not overwritten by what is pending in the other.
    if (!(await flush())) return;
    // The whole answer becomes the part it is mostly about, so that writing in parts takes nothing away.
    if (next === 'parts' && answer.trim() !== '' && joinedParts(parts) !== answer)
      write({ situation: '', task: '', action: answer, result: '' });
    setWay(next);
  };
  const show = ({ start, end }: AnswerSpan) => {
    field.current?.focus();
    field.current?.setSelectionRange(start, end);
  };
  const count = answer.split(/\s+/).filter(Boolean).length;
  return (
    <Box sx={{ display: 'grid', gap: '12px' }}>
      <Box sx={{ display: 'flex' }}>
        <Segment
          label={t`Answer by`}
          value={way}
          options={[
            { value: 'type', label: <Trans>Typing</Trans> },
            { value: 'parts', label: <Trans>Four parts</Trans> },
            { value: 'speak', label: <Trans>Speaking</Trans> },
          ]}
          onChange={(next) => void choose(next)}
        />
      </Box>
      {problem && <Note kind="bad" icon="alert" role="alert" title={problem} />}
      {way === 'speak' && <Speaking {...{ row, answer, write, typed }} stop={stopSpeaking} />}
      {way === 'parts' ? (
        <FourParts parts={parts} onChange={(part, text) => write({ [part]: text })} />
      ) : (
        <Labeled
          id={`${id}-answer`}
          label={
            way === 'speak' ? (
              <Trans>What was understood; correct it where it is wrong</Trans>
            ) : (
              <Trans>Your answer</Trans>
            )
          }
          help={count > 0 && <Plural value={count} one="# word" other="# words" />}
        >
          <OutlinedInput
            id={`${id}-answer`}
            fullWidth
            multiline
            minRows={6}
            maxRows={20}
            value={answer}
            inputRef={field}
            onChange={({ target }) => {
              typed.current = target.value;
              write({ answer: target.value });
            }}
            inputProps={{ 'aria-describedby': `${id}-answer-help` }}
            sx={{ padding: '9px 15px', '& textarea': { padding: 0 } }}
          />
        </Labeled>
      )}
      <RecordingPlayer practiceUid={row.uid} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        <Button variant="outlined" disabled={count === 0} onClick={() => setLookedAt(true)}>
          <Trans>Check answer</Trans>
        </Button>
        {count > 0 && (
          <Button
            variant="text"
            component={Link}
            to={`${interviewPaths.stories('new')}&practice=${row.internalId}`}
            onClick={() => void flush()}
          >
            <Trans>Save as a story</Trans>
          </Button>
        )}
      </Box>
      {isLookedAt && count > 0 && (
        <AnswerNotes
          question={row.question}
          kind={isStoryAsked(row) ? row.kind : 'situational'}
          answer={answer}
          seconds={row.isSpoken && row.seconds > 0 ? row.seconds : undefined}
          onShow={way === 'parts' ? null : show}
        />
      )}
      {isLookedAt && count > 0 && <AnswerModelPart row={row} answer={answer} />}
      <LeaveGuard when={problem !== ''} />
    </Box>
  );
}

/** Hello, why and goodbye are about what one did as well, and ask for no story. */
function isStoryAsked({ kind, competence }: Practice): boolean {
  return kind !== 'behavioural' || !['introduction', 'motivation', 'closing'].includes(competence);
}

type PartsProps = {
  parts: Readonly<Record<StoryPart, string>>;
  onChange: (part: StoryPart, text: string) => void;
};

function FourParts({ parts, onChange }: PartsProps) {
  const id = useId();
  const words = usePartWords();
  return (
    <Box sx={{ display: 'grid', gap: '10px' }}>
      <Box sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}>
        <Trans>Four short parts make one answer. The part on what you did is the longest.</Trans>
      </Box>
      {storyParts.map((part) => (
        <Labeled key={part} id={`${id}-${part}`} label={words[part].name} help={words[part].help}>
          <OutlinedInput
            id={`${id}-${part}`}
            fullWidth
            multiline
            minRows={part === 'action' ? 4 : 2}
            maxRows={14}
            value={parts[part]}
            onChange={({ target }) => onChange(part, target.value)}
            inputProps={{ 'aria-describedby': `${id}-${part}-help` }}
            sx={{ padding: '9px 15px', '& textarea': { padding: 0 } }}
          />
        </Labeled>
      ))}
    </Box>
  );
}
