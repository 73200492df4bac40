import type { CoachingBody, CounselingBody } from '../ai-body.ts';
import type { ModelCall } from '../model.ts';
import { careerCoachingPrompt } from '../prompts/career/career-coaching.ts';
import { careerCounselingPrompt } from '../prompts/career/career-counseling.ts';
import { type ComposeHow, composed, saidLines } from './compose-kit.ts';
import { evidenceOf, evidenceText } from './resume-material.ts';

const maxOutputTokens = 3000;

/** `POST ai/career/counseling` as a question for a model. */
export function composeCounseling(body: CounselingBody, { mark }: ComposeHow): ModelCall {
  const { career, prompt, context, resume, messages } = body;
  return composed(
    {
      task: 'career-counseling',
      prompt: careerCounselingPrompt,
      material: [
        { kind: 'resume', text: evidenceText(evidenceOf(resume, [])) },
        { kind: 'context', text: context },
      ],
      question: [saidLines({ Career: career }), prompt].filter(Boolean).join('\n\n'),
      messages,
      maxOutputTokens,
    },
    mark,
  );
}

/** `POST ai/career/coaching` as a question for a model. */
export function composeCoaching(body: CoachingBody, { mark }: ComposeHow): ModelCall {
  const { prompt, context, resume, messages } = body;
  const fields = saidLines({
    'Work of today': body.currentCareer,
    Skills: body.skills,
    Interests: body.interests,
    'Long-term goals': body.longTermGoals,
    'Wanted career': body.career,
  });
  return composed(
    {
      task: 'career-coaching',
      prompt: careerCoachingPrompt,
      material: [
        { kind: 'resume', text: evidenceText(evidenceOf(resume, [])) },
        { kind: 'context', text: context },
      ],
      question: [fields, prompt].filter(Boolean).join('\n\n'),
      messages,
      maxOutputTokens,
    },
    mark,
  );
}
