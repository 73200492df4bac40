import type { ToolCall } from '@foothold/core/ai/ai-message.ts';
import { isOwnTool, isReading, isToolName, type OwnTool } from '@foothold/core/ai/tools/tool-args.ts';
import type { ToolEnd } from '@foothold/core/ai/turn/run-turn.ts';
import { proposalOf } from '../../shared/ai/tools/proposal-of.ts';
import { runTool } from '../../shared/ai/tools/run-tool.ts';
import type { ToolContext } from '../../shared/ai/tools/tool-context.ts';
import type { ToolResult } from '../../shared/ai/tools/tool-result.ts';

/** Whether a result of a tool may go to the model, as the person says; `text` is the result before anything is cut out. */
export type MaySend = (result: { tool: OwnTool; title: string; text: string }) => Promise<boolean>;

/**
 * Runs the tools of one answer: what reads runs at once, what would write becomes a proposal. Own records wait until `maySend`
 * lets them go. Counts what was read, so that it can be cited.
 */
export function toolRunner(context: ToolContext, maySend: MaySend): (call: ToolCall) => Promise<ToolEnd> {
  let read = 0;
  return async (call) => {
    if (isToolName(call.name) && !isReading(call.name)) return proposed(call, context);
    const result = await runTool(call, context);
    const { name: tool } = call;
    if (result.ok && isOwnTool(tool) && !(await maySend({ tool, ...result }))) return withheld(result);
    const end = readEnd(call, result, read);
    if (result.ok) read += result.rows.length;
    return end;
  };
}

function withheld({ title, total }: ToolResult): ToolEnd {
  const text =
    'The person looked at this result and kept it on the device. Answer without it, and say that you did not see it.';
  return { state: 'withheld', text, title, rows: [], total };
}

async function proposed(call: ToolCall, context: ToolContext): Promise<ToolEnd> {
  const proposal = await proposalOf(call, context);
  const none = { rows: [], total: 0 };
  if (proposal.kind === 'refusal')
    return { state: 'refused', text: proposal.text, title: proposal.said ?? call.name, ...none };
  const text = 'Proposed to the person, who has not answered yet. Nothing was changed.';
  return { state: 'open', text, title: proposal.question, ...none };
}

function readEnd(call: ToolCall, { ok, text, title, rows, total }: ToolResult, before: number): ToolEnd {
  if (!ok) return { state: 'refused', text, title: title || call.name, rows: [], total: 0 };
  const [first, last] = [before + 1, before + rows.length];
  const cite =
    rows.length === 0
      ? ''
      : `\nIn your answer, cite these rows in their order as [${first}]${last > first ? ` to [${last}]` : ''}, behind what rests on them.`;
  const shown = rows.map((row) => ({
    kind: row.kind,
    title: row.title,
    detail: row.detail,
    to: row.to ?? '',
  }));
  return { state: 'read', text: `${text}${cite}`, title, rows: shown, total };
}
