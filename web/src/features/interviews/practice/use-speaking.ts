import type { Practice } from '@foothold/core/entities/conversation/practice.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type PracticeEdit, savePractice } from '../../../data/practice/practice.ts';
import { keepRecording, recordingLimits, type StoredRecording } from '../../../data/practice/recordings.ts';
import { systemClock } from '../../../data/rows/clock.ts';
import {
  type MicrophoneProblem,
  recordSound,
  type SoundRecording,
} from '../../../platform/speech/record-sound.ts';
import { listen, type SpeechProblem } from '../../../platform/speech/speech-recognition.ts';
import { useTabGuard } from '../../../ui/forms/use-tab-guard.ts';
import { speechLanguage } from './speech-language.ts';

/** What blocks speaking, and whether it was the words or the sound. */
export type SpeakingProblemKind =
  | { of: 'microphone'; problem: MicrophoneProblem }
  | { of: 'words'; problem: Exclude<SpeechProblem, ''> }
  | { of: 'sound'; problem: Exclude<StoredRecording, 'kept'> | 'ended' };

type Options = {
  row: Practice;
  answer: string;
  write: (edit: PracticeEdit) => void;
  stop: RefObject<(() => Promise<void>) | null>;
  /** What the person typed into the answer last; null once speaking continues from it. */
  typed: RefObject<string | null>;
};
type Wanted = { writes: boolean; onDevice: boolean; records: boolean };

/** How long the words said last are waited for after the stop, ms; the browser's maker takes a moment. */
const lastWordsMs = 1500;
const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Speaking an answer: the words as they come, the sound, and how long it takes. */
export function useSpeaking({ row, answer, write, stop, typed }: Options) {
  const [since, setSince] = useState<number | null>(null);
  const [seconds, setSeconds] = useState(0);
  const [maybe, setMaybe] = useState('');
  const [problem, setProblem] = useState<SpeakingProblemKind | null>(null);
  const [isStoring, setStoring] = useState(false);
  const under = useRef<{
    recording: SoundRecording | null;
    ears: { stop: () => void } | null;
    /** Resolves once the last words came. */
    heard: Promise<void>;
    since: number;
  } | null>(null);
  // The start that waits for the browser's permission, and the end that is being stored.
  const starting = useRef(false);
  const ending = useRef<Promise<void> | null>(null);
  const isGone = useRef(false);
  useTabGuard(since !== null || isStoring);
  // What speaking continues from, and what it writes to, as they are now.
  const now = useRef({ row, answer, write });
  now.current = { row, answer, write };

  useEffect(() => {
    if (since === null) return;
    const timer = setInterval(() => setSeconds((performance.now() - since) / 1000), 250);
    return () => clearInterval(timer);
  }, [since]);

  /** Ends what is under way; whoever asks while it is being stored waits for the same. */
  const end = async () => {
    if (!under.current) return ending.current ?? undefined;
    setStoring(true);
    ending.current = store().finally(() => {
      ending.current = null;
      setStoring(false);
    });
    return ending.current;
  };
  const store = async () => {
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
    await Promise.race([one.heard, after(lastWordsMs)]);
    if (!sound || sound.sound.size === 0) return;
    const kept = await keepRecording({ practiceUid: of.uid, ...sound, at: systemClock.now().getTime() });
    if (kept !== 'kept') setProblem({ of: 'sound', problem: kept });
  };

  const start = async (wanted: Wanted) => {
    // A second press while the browser asks would open the microphone twice.
    if (under.current || starting.current) return;
    starting.current = true;
    await begin(wanted).finally(() => {
      starting.current = false;
    });
  };
  const begin = async ({ writes, onDevice, records }: Wanted) => {
    await ending.current;
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
      // The question was left while the browser asked.
      if (isGone.current) return recording.drop();
    }
    if (!records && !writes) return setProblem({ of: 'words', problem: 'unavailable' });
    let before = now.current.answer.trim();
    let known = 0;
    let last = '';
    let isOver = false;
    typed.current = null;
    const at = performance.now();
    const heard = Promise.withResolvers<void>();
    const ears = writes
      ? listen({
          ...{ lang: speechLanguage(), onDevice },
          onWords: (certain, unsure) => {
            setMaybe(unsure);
            if (certain === last) return;
            // What was corrected meanwhile stays as it was corrected.
            if (typed.current !== null) [before, known] = [typed.current.trim(), last.length];
            typed.current = null;
            last = certain;
            const fresh = certain.slice(known).trim();
            now.current.write({ answer: [before, fresh].filter(Boolean).join(' ') });
          },
          onEnd: (why) => {
            setMaybe('');
            heard.resolve();
            isOver = true;
            if (why !== '') setProblem({ of: 'words', problem: why });
            // The sound continues where there is one.
            if (why !== '' && !records) void end();
          },
        })
      : null;
    if (!ears) heard.resolve();
    // The browser refused at once, and has said why.
    if (isOver && !recording) return;
    under.current = { recording, ears, heard: heard.promise, since: at };
    setSeconds(0);
    setSince(at);
  };

  useEffect(() => {
    stop.current = end;
    isGone.current = false;
    return () => {
      stop.current = null;
      isGone.current = true;
      void end();
    };
    // `end` reads what it needs through references.
  }, [stop]);

  return { isOn: since !== null, seconds, maybe, problem, start, stop: end };
}
