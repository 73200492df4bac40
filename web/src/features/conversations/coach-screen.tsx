import { ConversationScreen } from './conversation-screen.tsx';

/** /job/search/coach/{jobId?}: what to change in the search for work. */
export function CoachScreen() {
  return <ConversationScreen kind="coach" />;
}
