import { TextDecoder } from 'node:util';
import type { OutboundAnswer } from './port.ts';

/** Where a page names its encoding itself: within its first kilobytes (HTML standard: 1,024 bytes). */
const head = 2048;

/**
 * The text of an answer in the encoding that its header or the page itself names, else UTF-8, else Windows-1252. Never
 * throws: bytes that mean nothing become U+FFFD.
 */
export function answerText({ body, headers }: Pick<OutboundAnswer, 'body' | 'headers'>): string {
  const type = headers['content-type'];
  const inHeader = /charset\s*=\s*["']?([\w.:-]+)/i.exec(typeof type === 'string' ? type : '')?.[1];
  const start = new TextDecoder('latin1').decode(body.subarray(0, head));
  const inPage = [...start.matchAll(/<meta\b([^<>]*)/gi)]
    .map(([, attributes = '']) => /charset\s*=\s*["']?([\w.:-]+)/i.exec(attributes)?.[1])
    .find(Boolean);
  const decoder = decoderOf(inHeader) ?? decoderOf(inPage);
  if (decoder) return decoder.decode(body);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return new TextDecoder('windows-1252').decode(body);
  }
}

function decoderOf(label: string | undefined): TextDecoder | null {
  try {
    return label ? new TextDecoder(label) : null;
  } catch {
    return null;
  }
}
