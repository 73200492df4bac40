/** The longest question, title, topic (career, job title) and answer, in characters. */
export const conversationLimits = { question: 20_000, title: 200, topic: 200, answer: 500_000 } as const;

const titleLength = 60;

/** What a conversation is called until the person says otherwise: the first line of its first question, cut at a word. */
export function conversationTitle(question: string): string {
  const line = (question.trim().split('\n', 1)[0] ?? '').replace(/\s+/g, ' ').trim();
  if (line.length <= titleLength) return line;
  const cut = line.slice(0, titleLength + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > titleLength / 2 ? end : titleLength).trimEnd()}…`;
}
