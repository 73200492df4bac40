import { readPostingData } from '@foothold/core/entities/posting/posting-data.ts';

/** The words of a posting as it was when the job was saved. */
export type PostingText = {
  /** HTML to be shown through SafeHtml only; '' when only plain text is kept. */
  html: string;
  plain: string;
  words: number;
};

/** The text that was kept with a job, whole; null when none was. */
export function postingText(job: { jobPostingData: string; description: string }): PostingText | null {
  const html = readPostingData(job.jobPostingData)?.descriptionHtml.trim() ?? '';
  const plain = job.description.trim();
  const words = countWords(html ? html.replace(/<[^<>]*>/g, ' ').replace(/&nbsp;/g, ' ') : plain);
  return words === 0 ? null : { html, plain, words };
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The address as a link may use it: http and https only, null for anything else (docs/spec/design.md, Posting). */
export function webAddress(text: string): string | null {
  const url = URL.parse(text.trim());
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : null;
}
