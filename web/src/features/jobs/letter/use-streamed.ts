import type { PreparedEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import type { CheckedSentence } from '@foothold/core/truth/verdict.ts';
import { type StreamVerifier, streamVerifier } from '@foothold/core/truth/verify-stream.ts';
import { useMemo, useRef } from 'react';

/** The sentences of a text that grows, each compared once it is whole. */
export function useStreamed(
  text: string,
  isOver: boolean,
  evidence: PreparedEvidence | undefined,
): CheckedSentence[] {
  const kept = useRef<{
    by: PreparedEvidence;
    stream: StreamVerifier;
    read: string;
    checked: CheckedSentence[];
  } | null>(null);
  return useMemo(() => {
    if (!evidence) return [];
    let now = kept.current;
    // A model that begins again, or marks of emphasis that were taken out behind what was read.
    if (!now || now.by !== evidence || !text.startsWith(now.read) || isOver)
      now = { by: evidence, stream: streamVerifier(evidence), read: '', checked: [] };
    const more = now.stream.push(text.slice(now.read.length));
    const last = isOver ? now.stream.end() : [];
    kept.current = { ...now, read: text, checked: [...now.checked, ...more, ...last] };
    return kept.current.checked;
  }, [text, isOver, evidence]);
}
