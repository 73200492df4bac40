import type { Practice } from '@foothold/core/entities/talk/talk.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type PracticeEdit, savePractice } from '../../../data/practice/practice.ts';
import { type KeptRecording, keepRecording, recordingLimits } from '../../../data/practice/recordings.ts';
import { systemClock } from '../../../data/rows/clock.ts';
import {
  type MicrophoneProblem,
  recordSound,
  type SoundRecording,
} from '../../../platform/speech/record-sound.ts';
import { listen, type SpeechProblem } from '../../../platform/speech/speech-recognition.ts';
import { speechLanguage } from './speech-language.ts';

/** What stood in the way of speaking, and whether it was the words or the sound. */
export type SpeakingProblemKind =
  | { of: 'microphone'; problem: MicrophoneProblem }
  | { of: 'words'; problem: Exclude<SpeechProblem, ''> }
  | { of: 'sound'; problem: Exclude<KeptRecording, 'kept'> | 'ended' };

type Options = {
  row: Practice;
  answer: string;
  write: (edit: PracticeEdit) => void;
  stop: RefObject<(() => Promise<void>) | null>;
};
type Wanted = { writes: boolean; onDevice: boolean; records: boolean };

/** Speaking an answer: the words as they come, the sound, and how long it takes. */
export function useSpeaking({ row, answer, write, stop }: Options) {
  const [since, setSince] = useState<number | null>(null);
  const [seconds, setSeconds] = useState(0);
  const [maybe, setMaybe] = useState('');
  const [problem, setProblem] = useState<SpeakingProblemKind | null>(null);
  const under = useRef<{
    recording: SoundRecording | null;
    ears: { stop: () => void } | null;
    since: number;
  } | null>(null);
  // What speaking goes on from, and what it writes to, as they are now.
  const now = useRef({ row, answer, write });
  now.current = { row, answer, write };

  useEffect(() => {
    if (since === null) return;
    const timer = setInterval(() => setSeconds((performance.now() - since) / 1000), 250);
    return () => clearInterval(timer);
  }, [since]);

  const end = async () => {
    const one = under.current;
    if (!one) return;
    under.current = null;
    const spoken = (performance.now() - one.since) / 1000;
    one.ears?.stop();
    setSince(null);
    setMaybe('');
    const { row: of } = now.current;
    await savePractice(of.internalId, {
      isSpoken: true,
      seconds: of.seconds + Math.max(1, Math.round(spoken)),
    });
    const sound = await one.recording?.stop();
    if (!sound || sound.sound.size === 0) return;
    const kept = await keepRecording({ practiceUid: of.uid, ...sound, at: systemClock.now().getTime() });
    if (kept !== 'kept') setProblem({ of: 'sound', problem: kept });
  };

  const start = async ({ writes, onDevice, records }: Wanted) => {
    if (under.current) return;
    setProblem(null);
    let recording: SoundRecording | null = null;
    if (records) {
      const begun = await recordSound({
        ...{ seconds: recordingLimits.seconds, bytes: recordingLimits.bytes },
        onFull: () => {
          setProblem({ of: 'sound', problem: 'ended' });
          void end();
        },
      });
      if (!begun.ok) return setProblem({ of: 'microphone', problem: begun.problem });
      recording = begun.recording;
    }
    if (!records && !writes) return setProblem({ of: 'words', problem: 'unavailable' });
    const before = now.current.answer.trim();
    const at = performance.now();
    const ears = writes
      ? listen({
          ...{ lang: speechLanguage(), onDevice },
          onWords: (certain, unsure) => {
            setMaybe(unsure);
            if (certain) now.current.write({ answer: [before, certain].filter(Boolean).join(' ') });
          },
          onEnd: (why) => {
            setMaybe('');
            if (why !== '') setProblem({ of: 'words', problem: why });
            // The sound goes on where there is one.
            if (why !== '' && !records) void end();
          },
        })
      : null;
    under.current = { recording, ears, since: at };
    setSeconds(0);
    setSince(at);
  };

  useEffect(() => {
    stop.current = end;
    return () => {
      stop.current = null;
      void end();
    };
    // `end` reads what it needs through references.
  }, [stop]);

  return { isOn: since !== null, seconds, maybe, problem, start, stop: end };
}
