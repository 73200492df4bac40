import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Note } from '../../../ui/notes/note.tsx';
import type { SpeakingProblemKind } from './use-speaking.ts';

/** What blocks speaking, what is safe and what to do. */
export function SpeakingProblem({ problem }: { problem: SpeakingProblemKind }) {
  const [title, rest] = wordsOf(problem);
  return (
    <Note kind="warn" icon="microphone" role="alert" title={title}>
      {rest}
    </Note>
  );
}

function wordsOf({ of, problem }: SpeakingProblemKind): [title: ReactNode, rest: ReactNode] {
  switch (`${of} ${problem}`) {
    case 'microphone denied':
    case 'words denied':
      return [
        <Trans key="t">Your browser does not let Foothold use the microphone.</Trans>,
        <Trans key="r">
          Allow it in the site settings beside the address, then press Start speaking again. You can type your
          answer meanwhile.
        </Trans>,
      ];
    case 'microphone none':
    case 'words no-microphone':
      return [
        <Trans key="t">No microphone was found.</Trans>,
        <Trans key="r">Connect one and try again, or type your answer.</Trans>,
      ];
    case 'microphone busy':
      return [
        <Trans key="t">The microphone is in use by another program.</Trans>,
        <Trans key="r">Close the call or the program that is using it, then try again.</Trans>,
      ];
    case 'microphone insecure':
      return [
        <Trans key="t">Browsers give the microphone to secure pages only.</Trans>,
        <Trans key="r">Open Foothold by an address that begins with https, or type your answer.</Trans>,
      ];
    case 'words network':
      return [
        <Trans key="t">Writing down needs a connection in this browser.</Trans>,
        <Trans key="r">What was understood so far is saved. Continue without, or type your answer.</Trans>,
      ];
    case 'words language':
      return [
        <Trans key="t">This browser does not understand English speech.</Trans>,
        <Trans key="r">You can record the sound, or type your answer.</Trans>,
      ];
    case 'sound ended':
      return [
        <Trans key="t">The recording reached its maximum length and was saved.</Trans>,
        <Trans key="r">Long answers lose people: two to three minutes are enough for most questions.</Trans>,
      ];
    case 'sound too-large':
    case 'sound full':
      return [
        <Trans key="t">There is no room for this recording.</Trans>,
        <Trans key="r">
          Delete older recordings in Settings, under Practice. Your words are not deleted.
        </Trans>,
      ];
    case 'sound failed':
      return [
        <Trans key="t">The recording could not be saved.</Trans>,
        <Trans key="r">The browser had no room or refused it. Your words are saved.</Trans>,
      ];
    default:
      return [
        <Trans key="t">Your browser cannot do this here.</Trans>,
        <Trans key="r">Type your answer; everything else works the same.</Trans>,
      ];
  }
}
