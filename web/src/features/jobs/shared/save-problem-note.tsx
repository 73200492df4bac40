import { Note } from '../../../ui/notes/note.tsx';

/** Why a form was not saved, in the data's own sentence; what was typed is still in it (docs/spec/readings.md R23). */
export function SaveProblemNote({ text }: { text: string }) {
  return <Note kind="bad" icon="alert" role="alert" title={text} />;
}
