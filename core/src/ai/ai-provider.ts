/**
 * Who answers, in the order in which the first one that is set up is taken (docs/spec/readings.md R20); `builtin` is a
 * set of rules on the device.
 */
export const aiProviders = ['anthropic', 'google', 'openai-compatible', 'builtin'] as const;
export type AiProvider = (typeof aiProviders)[number];

/** Vendors that are asked over a connection. */
export type VendorProvider = Exclude<AiProvider, 'builtin'>;

/** Who wrote an answer: one of those, or the model that the person's own browser brings, which no server asks. */
export const answerProviders = [...aiProviders, 'browser'] as const;
export type AnswerProvider = (typeof answerProviders)[number];

/** What a model is asked to do; each has its prompt, its sheet before it is sent and its limits. */
export const aiTasks = [
  'request',
  'resume-review',
  'resume-optimize',
  'resume-analyze',
  'letter',
  'preparation',
  'practice-feedback',
  'company-summary',
  'career-counseling',
  'career-coaching',
  'search-coach',
  'search-assistant',
] as const;
export type AiTask = (typeof aiTasks)[number];
