import type { ToolCall } from '@foothold/core/ai/ai-message.ts';
import { type ReadCall, readToolCall } from '@foothold/core/ai/tools/read-tool-call.ts';
import { proposingTools } from '@foothold/core/ai/tools/tool-args.ts';
import { ApiError } from '../../../platform/server/api-error.ts';
import { type Proposal, Refused, type ToolRefusal } from './proposal.ts';
import { proposeLetter, proposeNote, proposeStatus } from './propose-change.ts';
import { proposeJob, proposeSearch, proposeTask } from './propose-record.ts';
import type { ToolContext } from './tool-context.ts';

/**
 * Reads a call of a tool that would write, looks up what it is about and says what would change. Nothing is written here.
 * What cannot be proposed is refused in words for the model; only what the person stopped is thrown. `offered` are the names
 * of the tools that the model was told of.
 */
export async function proposalOf(
  call: ToolCall,
  context: ToolContext,
  offered: readonly string[] = proposingTools,
): Promise<Proposal | ToolRefusal> {
  const refused = (text: string, said = ''): ToolRefusal => {
    return { kind: 'refusal', callId: call.id, text, ...(said && { said }) };
  };
  const proposable = offered.filter((name) => (proposingTools as readonly string[]).includes(name));
  const read = readToolCall(call, proposable);
  if (!read.ok) return refused(read.text);
  try {
    return await proposed(read.call, context);
  } catch (error) {
    context.signal.throwIfAborted();
    if (error instanceof Refused) return refused(error.message, error.said);
    const why = error instanceof ApiError ? error.message : 'The data of this browser could not be read.';
    return refused(`${read.call.name} cannot be proposed. ${why}`);
  }
}

function proposed(call: ReadCall, context: ToolContext): Promise<Proposal> {
  switch (call.name) {
    case 'save_job':
      return proposeJob(call, context);
    case 'add_task':
      return proposeTask(call, context);
    case 'save_search':
      return proposeSearch(call, context);
    case 'set_status':
      return proposeStatus(call, context);
    case 'draft_letter':
      return proposeLetter(call, context);
    case 'add_note':
      return proposeNote(call, context);
    default:
      throw new Refused(`${call.name} only reads: it is no proposal.`);
  }
}
