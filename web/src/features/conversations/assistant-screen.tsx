import { ConversationScreen } from './conversation-screen.tsx';

/** /job/search/assistant/{jobId?}: questions about own data and postings; what it would change is proposed. */
export function AssistantScreen() {
  return <ConversationScreen kind="assistant" />;
}
