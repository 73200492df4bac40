import type { ConversationMessage } from '@foothold/core/entities/conversation/conversation.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCallWords } from '../use-call-words.ts';

/** Who wrote an answer and what it took, in a line. */
export function useWrittenBy(): (answer: ConversationMessage) => ReactNode {
  const { i18n } = useLingui();
  const { money } = useCallWords();
  return ({ provider, model, inputTokens, outputTokens, seconds, cost, prompt }) => {
    if (provider === '') return null;
    if (provider === 'builtin') return <Trans>Made by rules on this device, not by a model</Trans>;
    const tokens = i18n.number(inputTokens + outputTokens);
    const parts = [model || provider, cost === null ? '' : money(cost)].filter(Boolean).join(' · ');
    return (
      <>
        <Trans>Written by a model</Trans>
        {` · ${parts} · `}
        <Trans>{tokens} tokens</Trans>
        {' · '}
        <Plural value={seconds} one="# second" other="# seconds" />
        {prompt !== '' && (
          <>
            {' · '}
            <Trans>instructions {prompt}</Trans>
          </>
        )}
      </>
    );
  };
}
