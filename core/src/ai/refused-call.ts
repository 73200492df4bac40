import type { RefusedCall } from './ai-answer.ts';
import { ToolCall } from './ai-message.ts';
import type { ModelPiece } from './model.ts';

const longestName = 60;

/**
 * A call that is not run, as it goes back to the model: under a name that vendors take in a conversation, with the reason in
 * words. Arguments that are no JSON are left out.
 */
export function refusedCall(
  { name, args }: Extract<ModelPiece, { kind: 'tool' }>['call'],
  id: string,
  offered: readonly string[],
): RefusedCall {
  const named = name.slice(0, longestName).replace(/[^\w-]/g, '_') || 'unnamed';
  const read = ToolCall.safeParse({ id, name: named, args });
  const says = offered.includes(name)
    ? `${named} was not run: its arguments could not be read as a JSON object. Call it again with what it takes.`
    : `There is no tool “${named}” here, so nothing was run. The tools are: ${offered.join(', ')}.`;
  return { id, name: named, args: read.data?.args ?? {}, says };
}
