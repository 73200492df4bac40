import type { SearchAssistantBody, SearchCoachBody } from '../ai-body.ts';
import type { ModelCall } from '../model.ts';
import { searchAssistantPrompt } from '../prompts/search/search-assistant.ts';
import { searchCoachPrompt } from '../prompts/search/search-coach.ts';
import { type ComposeHow, composed, jobText, type Material, saidLines } from './compose-kit.ts';
import { evidenceOf, evidenceText } from './resume-material.ts';

const maxOutputTokens = 3000;

const materialOf = ({ resume, job, context }: SearchCoachBody): Material[] => [
  { kind: 'resume', text: evidenceText(evidenceOf(resume, [])) },
  { kind: 'posting', text: jobText(job) },
  { kind: 'context', text: context },
];

// Career and title stand with the first question of a conversation only: later turns have heard them.
function questionOf({ career, jobTitle, prompt, messages }: SearchCoachBody): string {
  const fields = messages.length === 0 ? saidLines({ Career: career, 'Job title': jobTitle }) : '';
  return [fields, prompt].filter(Boolean).join('\n\n');
}

/** `POST ai/job/search/coach` as a question for a model. */
export function composeCoach(body: SearchCoachBody, { mark }: ComposeHow): ModelCall {
  const { messages } = body;
  const task = { task: 'search-coach', prompt: searchCoachPrompt } as const;
  return composed(
    { ...task, material: materialOf(body), question: questionOf(body), messages, maxOutputTokens },
    mark,
  );
}

/** `POST ai/job/search/assistant` as a question for a model, with the tools that the body names. */
export function composeAssistant(body: SearchAssistantBody, { mark, tools = [] }: ComposeHow): ModelCall {
  const { messages } = body;
  const offered = tools.filter(({ name }) => body.tools.includes(name));
  const task = { task: 'search-assistant', prompt: searchAssistantPrompt } as const;
  return composed(
    {
      ...{ ...task, material: materialOf(body), question: questionOf(body), messages, maxOutputTokens },
      ...(offered.length > 0 && { tools: offered }),
    },
    mark,
  );
}
