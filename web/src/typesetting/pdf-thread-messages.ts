/** Name of a thread that reads the text of PDFs and draws nothing. */
export const textThread = 'pdf-text';

/** What a thread says when a PDF needs a larger buffer than it may have; pdf.js passes over it. */
export const memoryLimitReached = { foothold: 'memory-limit-reached' } as const;
