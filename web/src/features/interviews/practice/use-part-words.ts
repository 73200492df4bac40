import type { StoryPart } from '@foothold/core/entities/conversation/practice.ts';
import { useLingui } from '@lingui/react/macro';

/** What the four parts of an answer are called, and what belongs into each. */
export function usePartWords(): Record<StoryPart, { name: string; help: string }> {
  const { t } = useLingui();
  return {
    situation: { name: t`Situation`, help: t`When and where, in a sentence or two.` },
    task: { name: t`Task`, help: t`What had to be reached, and why it fell to you.` },
    action: { name: t`Action`, help: t`What you did yourself, step by step.` },
    result: { name: t`Result`, help: t`What came of it, with a number where there is one.` },
  };
}
