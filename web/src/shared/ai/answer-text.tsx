import { markdownBlocks } from '@foothold/core/ai/markdown/markdown-html.ts';
import { memo, useMemo } from 'react';
import { SafeHtml } from '../postings/safe-html.tsx';

// What stands does not change while the rest is written: it can be selected and read.
const Block = memo(SafeHtml);

/** What a model wrote: Markdown, as foreign text. Nothing in it loads or runs, and links say where they lead. */
export function AnswerText({ text }: { text: string }) {
  const blocks = useMemo(() => markdownBlocks(text), [text]);
  // Blocks are only added at the end, so their places name them.
  return blocks.map((html, at) => <Block key={`${at}`} html={html} />);
}
