import { type ResearchAnswer, researchLimits } from './research-answer.ts';

/** The answers of several companies that become one: what two of them say to one question is in one answer. */
export function mergedResearch(all: readonly (readonly ResearchAnswer[])[]): ResearchAnswer[] {
  const byKey = Map.groupBy(all.flat(), ({ key }) => key);
  return [...byKey.values()].map((same) => {
    const [first] = same as [ResearchAnswer, ...ResearchAnswer[]];
    const answers = new Set(same.map(({ answer }) => answer.trim()).filter(Boolean));
    const updatedAt =
      same
        .map((one) => one.updatedAt)
        .sort()
        .at(-1) ?? '';
    return { ...first, answer: [...answers].join('\n\n').slice(0, researchLimits.answer), updatedAt };
  });
}
