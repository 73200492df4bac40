import { messages } from '../../text/messages.ts';
import { taskKindLabels } from './task.ts';

/** What the kinds of next steps are called. */
export const taskKindName = messages('task-kind', taskKindLabels);
