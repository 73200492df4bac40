import { estimatedTokens } from '@foothold/core/ai/estimated-tokens.ts';
import type { LeftOut } from '@foothold/core/ai/leave-out.ts';
import type { ModelCall } from '@foothold/core/ai/model.ts';

/** What would leave this device for one question. */
export type Outgoing = {
  call: Pick<ModelCall, 'system' | 'messages' | 'tools' | 'schema' | 'maxOutputTokens'>;
  /** What of the person was found and cut out. */
  leftOut: readonly LeftOut[];
  /** A letter goes with name and address, which it needs. */
  isSigned: boolean;
};

/** One part of what leaves, word for word. */
export type OutgoingPart = { kind: 'instructions' | 'yours' | 'answer' | 'tools' | 'form'; text: string };

/** What leaves in the order in which a model reads it. */
export function outgoingParts({ call }: Pick<Outgoing, 'call'>): OutgoingPart[] {
  const said = call.messages.map(({ role, text }) => ({
    kind: role === 'assistant' ? ('answer' as const) : ('yours' as const),
    text,
  }));
  return [
    { kind: 'instructions', text: call.system },
    ...said,
    ...(call.tools?.length ? [{ kind: 'tools' as const, text: JSON.stringify(call.tools, null, 1) }] : []),
    ...(call.schema ? [{ kind: 'form' as const, text: JSON.stringify(call.schema, null, 1) }] : []),
  ];
}

/** All that leaves, as one text. */
export function outgoingText(leaving: Pick<Outgoing, 'call'>): string {
  return outgoingParts(leaving)
    .map(({ text }) => text)
    .join('\n\n');
}

/** About how many tokens are sent. */
export function outgoingTokens(leaving: Pick<Outgoing, 'call'>): number {
  return estimatedTokens(outgoingText(leaving));
}
