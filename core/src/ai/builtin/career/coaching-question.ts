/** docs/spec/calls.md. */
export type CoachingQuestion = {
  currentCareer: string;
  skills: string;
  interests: string;
  longTermGoals: string;
  /** What the person wants to do; '' where they do not know yet. */
  career: string;
  prompt: string;
};
