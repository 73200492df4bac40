import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { ItemTable } from '@foothold/core/entities/resume/version-differences.ts';
import { type ComponentType, createContext, useContext } from 'react';
import type { ResumeDraft } from './draft/resume-draft.ts';

/** What help with a line of an item is given: it stands under that line. */
export type BulletHelpProps = {
  /** The line as typed. */
  text: string;
  /** All lines of the item, in order, and which of them this is. */
  lines: readonly string[];
  at: number;
  /** The job has ended. */
  isPast: boolean;
  /** A BCP 47 tag; '' where the resume names none. */
  language: string;
  /** The line has the focus. */
  hasFocus: boolean;
  onReplace: (text: string) => void;
};

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
  /** Help with a line, where there is any. */
  BulletHelp?: ComponentType<BulletHelpProps> | undefined;
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
