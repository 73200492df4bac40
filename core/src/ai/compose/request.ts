import type { AiRequestBody, letterLengths, letterTones } from '../ai-body.ts';
import type { ModelCall } from '../model.ts';
import { companySummaryPrompt } from '../prompts/general/company-summary.ts';
import { requestPrompt } from '../prompts/general/request.ts';
import { letterPrompt } from '../prompts/writing/letter.ts';
import { practiceFeedbackPrompt } from '../prompts/writing/practice-feedback.ts';
import { preparationPrompt } from '../prompts/writing/preparation.ts';
import { answerSchema } from './answer-schemas.ts';
import { type ComposeHow, composed, jobText, type Material } from './compose-kit.ts';
import { evidenceOf, evidenceText, senderText } from './resume-material.ts';

const prompts = {
  request: requestPrompt,
  letter: letterPrompt,
  preparation: preparationPrompt,
  'practice-feedback': practiceFeedbackPrompt,
  'company-summary': companySummaryPrompt,
} as const;

const tones: Readonly<Record<(typeof letterTones)[number], string>> = {
  plain: 'matter-of-fact',
  warm: 'warm and personal',
  formal: 'formal',
};
const lengths: Readonly<Record<(typeof letterLengths)[number], string>> = {
  short: 'about 120 words',
  medium: 'about 220 words',
  long: 'about 350 words',
};

/** `POST ai/request` as a question for a model: anything asked in words, or what `task` names. */
export function composeRequest(body: AiRequestBody, { mark }: ComposeHow): ModelCall {
  const { task, prompt, context, resume, job, evidence, messages } = body;
  const material: Material[] = [
    { kind: 'evidence', text: evidenceText(evidenceOf(resume, evidence)) },
    { kind: 'posting', text: jobText(job) },
    { kind: contextKinds[task], text: context },
  ];
  if (task !== 'letter')
    return composed(
      { task, prompt: prompts[task], material, question: prompt, messages, maxOutputTokens: 3000 },
      mark,
    );
  const wish = `The letter is ${tones[body.tone]} in tone and ${lengths[body.length]} long.`;
  const schema = answerSchema('letter');
  return composed(
    {
      ...{ task, prompt: letterPrompt, messages, maxOutputTokens: 2500, ...(schema && { schema }) },
      material: [{ kind: 'resume', text: senderText(resume) }, ...material],
      question: [wish, prompt].filter((part) => part.trim() !== '').join('\n\n'),
    },
    mark,
  );
}

const contextKinds = {
  request: 'context',
  letter: 'context',
  preparation: 'context',
  'practice-feedback': 'answer',
  'company-summary': 'company',
} as const;
