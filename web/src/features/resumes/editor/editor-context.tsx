import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { ItemTable } from '@foothold/core/entities/resume/version-differences.ts';
import { createContext, useContext } from 'react';
import type { ResumeDraft } from './draft/resume-draft.ts';

/** What every part of the editor may ask for; none of it changes while a resume is open. */
export type Editor = {
  draft: ResumeDraft;
  /** The resume as it is now, outside of drawing. */
  whole: () => WholeResume;
  /** Opens the part of the form that holds a field of the page, and puts the focus there. */
  goTo: (field: string) => void;
  /** Opens an item, closes the others; with `isNew` its fields show at once. */
  openItem: (item: OpenItem | null) => void;
  /** Says it to assistive technology. */
  announce: (text: string) => void;
};

/** The item whose fields show. */
export type OpenItem = { table: ItemTable; id: number; hasFields?: boolean };

const EditorContext = createContext<Editor | null>(null);

/** Hands the editor to its parts. */
export const EditorProvider = EditorContext.Provider;

/** The editor around a part. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('This part belongs inside a resume editor.');
  return editor;
}
