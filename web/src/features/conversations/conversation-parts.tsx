import { opensLater } from '../../ui/dialogs/opens-later.tsx';
import { partLater } from '../../ui/dialogs/part-later.tsx';

// Parts of a conversation whose code comes once the screen stands.

/** Asks for another name of a conversation. */
export const RenameDialog = opensLater(async () => (await import('./rename-dialog.tsx')).RenameDialog);
/** Takes an answer into a note, a letter, a file or to paper. */
export const TakeAnswer = partLater(async () => (await import('./take-answer.tsx')).TakeAnswer, null, null);
/** What can be done with an answer. */
export const AnswerActions = partLater(
  async () => (await import('./answer-actions.tsx')).AnswerActions,
  null,
  null,
);
/** Why no question can be asked now. */
export const AskBlocked = partLater(
  async () => (await import('../../shared/ai/conversation/ask-blocked.tsx')).AskBlocked,
);
/** Records that a model asks for, before they go. */
export const ResultCard = partLater(
  async () => (await import('../../shared/ai/conversation/result-card.tsx')).ResultCard,
);
/** What an answer rests on and costs, on a phone. */
export const DetailsSheet = opensLater(async () => (await import('./details-sheet.tsx')).DetailsSheet);

/** Loads what is below an answer before one comes: the network may go in the middle of it. */
export const loadAhead = () => void Promise.all([TakeAnswer.ahead(), AnswerActions.ahead()]).catch(() => {});

/** The career and job title that questions are about. */
export const TopicCard = partLater(async () => (await import('./topic-card.tsx')).TopicCard, null, null);

/** What the answers of a conversation cost, and the person's limit of the month. */
export const CostCard = partLater(async () => (await import('./cost-card.tsx')).CostCard, null, null);
