import type { Owner } from '../draft/resume-owner.ts';

/** What every input of the editor is given: the field, what it holds, and how the page finds it. */
export type DraftFieldProps = {
  owner: Owner;
  name: string;
  value: string;
  /** Of the input, in `data-field`: `experience/12/title`. */
  control: string;
};
