import type { AiJob } from '../ai-body.ts';
import type { AiMessage } from '../ai-message.ts';
import type { AiTask } from '../ai-provider.ts';
import { type DataKind, fenced, fenceRule } from '../fence.ts';
import type { ModelCall, OfferedTool } from '../model.ts';
import { houseRules } from '../prompts/general/house-rules.ts';
import { type Prompt, promptId } from '../prompts/prompt.ts';
import type { StreamedMember } from '../text-member.ts';

/** What a composer needs beside the body. */
export type ComposeHow = {
  /** Of `fenceMark`: fresh for each call. */
  mark: string;
  /** Tools that exist; those that the body names are offered. */
  tools?: readonly OfferedTool[];
};

/** A piece of foreign text; what is empty is left out. */
export type Material = { kind: DataKind; text: string };

type Composed = {
  task: AiTask;
  prompt: Prompt;
  material: readonly Material[];
  /** What the person asks, in their words; '' where the task says it all. */
  question: string;
  messages?: readonly AiMessage[];
  schema?: object;
  streamed?: StreamedMember;
  tools?: readonly OfferedTool[];
  maxOutputTokens: number;
};

/**
 * One question for a model: rules and task as system, material between marks and then the person's own words as a message.
 * Earlier messages are between: tool results are fenced, since others wrote what they hold.
 */
export function composed(
  { prompt, material, question, messages = [], ...rest }: Composed,
  mark: string,
): ModelCall {
  const pieces = material
    .filter(({ text }) => text.trim() !== '')
    .map(({ kind, text }) => fenced(kind, text, mark));
  const isCarriedOn = messages.at(-1)?.role === 'tool';
  const asked = question.trim() || (messages.length > 0 ? '' : 'Do your task with the material.');
  const first = pieces.length > 0 ? [userMessage(pieces.join('\n\n'))] : [];
  const last = asked && !isCarriedOn ? [userMessage(asked)] : [];
  return {
    ...rest,
    prompt: promptId(prompt),
    system: [houseRules, prompt.text, fenceRule(mark)].join('\n\n'),
    messages: joined([...first, ...messages.map((one) => fencedResult(one, mark)), ...last]),
  };
}

const userMessage = (text: string): AiMessage => ({ role: 'user', text });

const fencedResult = (message: AiMessage, mark: string): AiMessage =>
  message.role === 'tool' ? { ...message, text: fenced('tool-result', message.text, mark) } : message;

/** Vendors want turns of the person and the model to alternate: two of the person in a row become one. */
function joined(messages: readonly AiMessage[]): AiMessage[] {
  const turns: AiMessage[] = [];
  for (const message of messages) {
    const before = turns.at(-1);
    if (message.role === 'user' && before?.role === 'user')
      turns[turns.length - 1] = { role: 'user', text: `${before.text}\n\n${message.text}` };
    else turns.push(message);
  }
  return turns;
}

/** “Name: what was said” lines of what is said. */
export function saidLines(fields: Readonly<Record<string, string | readonly string[] | undefined>>): string {
  return Object.entries(fields)
    .map(([name, value]) => [name, typeof value === 'string' ? value : (value ?? []).join(', ')] as const)
    .filter(([, value]) => value.trim() !== '')
    .map(([name, value]) => `${name}: ${value.trim()}`)
    .join('\n');
}

/** A posting as text. */
export function jobText(job: AiJob | undefined): string {
  if (!job) return '';
  const { jobPostingData: data } = job;
  const more = typeof data === 'string' ? data : JSON.stringify(data);
  return [
    saidLines({ Employer: job.companyName, Title: job.jobTitle }),
    job.jobDescription,
    more === '{}' ? '' : more,
  ]
    .filter((part) => part.trim() !== '')
    .join('\n\n');
}
