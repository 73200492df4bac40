import type { ConversationMessage } from '@foothold/core/entities/conversation/conversation.ts';
import { claimsMore } from '@foothold/core/truth/ledger.ts';
import type { PreparedEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import { problemSpans } from '@foothold/core/truth/problem-spans.ts';
import { wordsFoundIn } from '@foothold/core/writing/word-forms.ts';
import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { MarkedDiff } from '../../../../shared/ai/ledger/marked-diff.tsx';
import { MarkedSentence } from '../../../../shared/ai/ledger/marked-sentence.tsx';
import { token } from '../../../../ui/tokens.ts';
import { plainLetter } from '../plain-letter.ts';
import { useStreamed } from '../use-streamed.ts';
import { readVersion } from './letter-versions.ts';

type Props = {
  answer: ConversationMessage;
  isWriting: boolean;
  /** The newest answer: only its version can be taken. */
  isLast: boolean;
  evidence: PreparedEvidence | undefined;
  /** The letter as it is now. */
  letter: string;
  avoided: readonly string[];
  language: string;
  onTake: () => void;
  onKeep: () => void;
  onUndo: () => void;
};

/** An answer about a letter: what rules say of it, and the version with its changes and with words that nothing supports marked. */
export function LetterVersion(props: Props) {
  const { answer, isWriting, isLast, letter, avoided, language, onTake, onKeep, onUndo } = props;
  const isByRule = answer.provider === 'builtin';
  const version = readVersion(answer);
  const text = version?.text ?? (isByRule ? '' : plainLetter(answer.text));
  const checked = useStreamed(text, !isWriting, props.evidence);
  const spans = problemSpans(checked, 'fact');
  const unsupported = checked.filter(claimsMore).length;
  const state = version?.part.state ?? '';
  const isOpen = state === 'open' && isLast && !isWriting;
  const used = isOpen ? usedWords(text, avoided, language) : '';
  return (
    <Box sx={{ display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isByRule && <Box sx={{ ...textShape, whiteSpace: 'pre-wrap' }}>{answer.text}</Box>}
      {text !== '' && (
        <Box
          component="section"
          aria-busy={isWriting}
          sx={{
            ...{ border: `1px solid ${token('line')}`, borderRadius: '12px', padding: '12px 14px' },
            ...{ maxHeight: isOpen || isWriting ? 'none' : 160, overflowY: 'auto' },
          }}
          // A version of before scrolls by keys.
          {...(!isOpen && !isWriting && { tabIndex: 0 })}
        >
          {isOpen ? (
            <MarkedDiff before={letter} after={text} spans={spans} />
          ) : (
            <Box sx={{ ...textShape, whiteSpace: 'pre-wrap' }}>
              <MarkedSentence text={text} spans={spans} mark="missing" />
            </Box>
          )}
        </Box>
      )}
      {unsupported > 0 && (
        <Quiet>
          <Plural
            value={unsupported}
            one="# sentence claims more than you wrote. It waits in the letter until you make it true, edit it or drop it."
            other="# sentences claim more than you wrote. They wait in the letter until you make them true, edit them or drop them."
          />
        </Quiet>
      )}
      {/* Rules say it themselves. */}
      {used !== '' && !isByRule && (
        <Quiet>
          <Trans>It uses words that you do not want: {used}.</Trans>
        </Quiet>
      )}
      {isOpen && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
          <Button variant="contained" size="small" disabled={!props.evidence} onClick={onTake}>
            <Trans>Take this version</Trans>
          </Button>
          <Button variant="outlined" size="small" onClick={onKeep}>
            <Trans>Keep mine</Trans>
          </Button>
        </Box>
      )}
      {state === 'yes' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' }}>
          <Quiet>
            <Trans>This version was taken into the letter.</Trans>
          </Quiet>
          {isLast && (version?.part.journalId ?? 0) > 0 && (
            <Button variant="text" size="small" onClick={onUndo}>
              <Trans>Undo</Trans>
            </Button>
          )}
        </Box>
      )}
      {state === 'no' && (
        <Quiet>
          <Trans>You kept your letter.</Trans>
        </Quiet>
      )}
      {state === 'undone' && (
        <Quiet>
          <Trans>Taken, and undone.</Trans>
        </Quiet>
      )}
      {state === 'open' && !isLast && (
        <Quiet>
          <Trans>A later question went on from this version.</Trans>
        </Quiet>
      )}
    </Box>
  );
}

function usedWords(text: string, avoided: readonly string[], language: string): string {
  const found = new Set(wordsFoundIn(text, avoided, language).map(({ word }) => word));
  return [...found].map((word) => `“${word}”`).join(', ');
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ color: token('text-2'), fontSize: '0.8125rem', lineHeight: '18px' }} role="status">
      {children}
    </Box>
  );
}

const textShape = { fontSize: '0.9375rem', lineHeight: '24px', overflowWrap: 'anywhere' };
