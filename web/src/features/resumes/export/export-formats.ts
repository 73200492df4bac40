/** What a resume can be saved as; the browser's own print needs no typesetting. */
export const exportFormats = {
  pdf: { ending: 'pdf', type: 'application/pdf' },
  docx: {
    ending: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  json: { ending: 'json', type: 'application/json' },
  markdown: { ending: 'md', type: 'text/markdown' },
  text: { ending: 'txt', type: 'text/plain' },
  print: { ending: '', type: '' },
} as const;
export type ExportFormat = keyof typeof exportFormats;

/** All of them, in the order in which they are offered. */
export const exportFormatNames = Object.keys(exportFormats) as ExportFormat[];
