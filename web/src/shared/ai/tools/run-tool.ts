import type { ToolCall } from '@foothold/core/ai/ai-message.ts';
import { type ReadCall, readToolCall } from '@foothold/core/ai/tools/read-tool-call.ts';
import { readingTools } from '@foothold/core/ai/tools/tool-args.ts';
import { ApiError } from '../../../platform/server/api-error.ts';
import { readCities, readOccupations, readPostings } from './read-elsewhere.ts';
import { readCompanies, readInterviews, readJobs, readTasks } from './read-own.ts';
import type { ToolContext } from './tool-context.ts';
import type { ToolResult } from './tool-result.ts';

/**
 * Runs a call of a tool that reads. Whatever else is asked for, and whatever cannot be read, is an answer in words for the
 * model; only what the person stopped is thrown. `offered` are the names of the tools that the model was told of.
 */
export async function runTool(
  call: ToolCall,
  context: ToolContext,
  offered: readonly string[] = readingTools,
): Promise<ToolResult> {
  const readable = offered.filter((name) => (readingTools as readonly string[]).includes(name));
  const read = readToolCall(call, readable);
  if (!read.ok) return refused(read.text);
  try {
    return await answerOf(read.call, context);
  } catch (error) {
    context.signal.throwIfAborted();
    const why = error instanceof ApiError ? error.message : 'The data of this browser could not be read.';
    return refused(`${read.call.name} brought nothing. ${why}`);
  }
}

function answerOf(call: ReadCall, context: ToolContext): Promise<ToolResult> {
  switch (call.name) {
    case 'search_postings':
      return readPostings(call.args, context);
    case 'own_jobs':
      return readJobs(call.args, context);
    case 'own_interviews':
      return readInterviews(call.args, context);
    case 'own_companies':
      return readCompanies(call.args, context);
    case 'own_tasks':
      return readTasks(call.args, context);
    case 'cities':
      return readCities(call.args, context);
    case 'occupations':
      return readOccupations(call.args, context);
    default:
      return Promise.resolve(refused(`${call.name} changes something: it is a proposal.`));
  }
}

const refused = (text: string): ToolResult => ({ ok: false, text, title: '', rows: [], total: 0 });
