import type { AiTask } from '@foothold/core/ai/ai-provider.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const names: Readonly<Record<AiTask, MessageDescriptor>> = {
  request: msg`Question`,
  'resume-review': msg`Review of a resume`,
  'resume-optimize': msg`Wording of a resume`,
  'resume-analyze': msg`Fit of a resume for a job`,
  letter: msg`Cover letter`,
  preparation: msg`Preparation of an application`,
  'practice-feedback': msg`Feedback on a practiced answer`,
  'company-summary': msg`Summary of a company`,
  'career-counseling': msg`Career counseling`,
  'career-coaching': msg`Career coaching`,
  'search-coach': msg`Search coach`,
  'search-assistant': msg`Assistant`,
};

/** Names what a model is asked to do; a task of a later release has its own word. */
export function useTaskWords(): (task: string) => string {
  const { i18n } = useLingui();
  return (task) => (Object.hasOwn(names, task) ? i18n._(names[task as AiTask]) : task);
}
