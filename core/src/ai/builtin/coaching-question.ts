/** SPEC.md section 7, ai/career/coaching. */
export type CoachingQuestion = {
  currentCareer: string;
  skills: string;
  interests: string;
  longTermGoals: string;
  /** What the person wants to do; '' where they do not know yet. */
  career: string;
  prompt: string;
};
