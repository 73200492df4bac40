/** Where speech would be turned into words: on this device, there once it is loaded, by the browser's maker, or nowhere. */
export type SpeechPlace = 'device' | 'loadable' | 'maker' | 'none';

/** Why listening ended by itself; '' where it was stopped. */
export type SpeechProblem = '' | 'denied' | 'no-microphone' | 'network' | 'language' | 'unavailable';

type Heard = { isFinal: boolean; 0?: { transcript: string } };
type HeardEvent = { resultIndex: number; results: ArrayLike<Heard> };

/** The browser's recognition, as far as it is used; not every browser has all of it. */
type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  onresult: ((event: HeardEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
  abort: () => void;
};
type Options = { langs: string[]; processLocally: boolean };
type RecognitionClass = {
  new (): Recognition;
  available?: (options: Options) => Promise<string>;
  install?: (options: Options) => Promise<boolean>;
};

function recognitionClass(): RecognitionClass | undefined {
  const has = window as unknown as Record<string, RecognitionClass | undefined>;
  return has.SpeechRecognition ?? has.webkitSpeechRecognition;
}

/** Where the browser would turn speech of a language into words. Asks the browser alone, and sends nothing. */
export async function speechPlace(lang: string): Promise<SpeechPlace> {
  const Recognizer = recognitionClass();
  if (!Recognizer || !window.isSecureContext) return 'none';
  if (typeof Recognizer.available !== 'function') return 'maker';
  try {
    const state = await Recognizer.available({ langs: [lang], processLocally: true });
    if (state === 'available') return 'device';
    return state === 'downloadable' || state === 'downloading' ? 'loadable' : 'maker';
  } catch {
    return 'maker';
  }
}

/** Has the browser load what it needs to understand a language on this device; false where it did not. */
export async function loadSpeech(lang: string): Promise<boolean> {
  try {
    return (await recognitionClass()?.install?.({ langs: [lang], processLocally: true })) ?? false;
  } catch {
    return false;
  }
}

type Listening = {
  lang: string;
  /** True: only on this device. Where the browser cannot promise that, it does not listen. */
  onDevice: boolean;
  /** What was said since the start: what is certain, and what may still change. */
  onWords: (certain: string, maybe: string) => void;
  onEnd: (problem: SpeechProblem) => void;
};

const problems: Readonly<Record<string, SpeechProblem>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'no-microphone',
  network: 'network',
  'language-not-supported': 'language',
};

/** Listens until it is stopped, through pauses. `onEnd` comes exactly once. */
export function listen({ lang, onDevice, onWords, onEnd }: Listening): { stop: () => void } {
  const Recognizer = recognitionClass();
  if (!Recognizer) {
    onEnd('unavailable');
    return { stop: () => {} };
  }
  const recognition = new Recognizer();
  if (onDevice && !('processLocally' in recognition)) {
    onEnd('unavailable');
    return { stop: () => {} };
  }
  if (onDevice) recognition.processLocally = true;
  Object.assign(recognition, { lang, continuous: true, interimResults: true });
  let earlier = '';
  let certain = '';
  let isStopped = false;
  let isOver = false;
  let problem: SpeechProblem = '';
  const over = () => {
    if (isOver) return;
    isOver = true;
    onEnd(problem);
  };
  recognition.onresult = ({ results }) => {
    certain = '';
    let maybe = '';
    for (const result of Array.from(results)) {
      const words = result[0]?.transcript.trim() ?? '';
      if (result.isFinal) certain = joined(certain, words);
      else maybe = joined(maybe, words);
    }
    onWords(joined(earlier, certain), maybe);
  };
  recognition.onerror = ({ error }) => {
    // Silence is no problem: it goes on listening.
    if (error === 'no-speech' || error === 'aborted') return;
    problem = problems[error] ?? 'unavailable';
  };
  recognition.onend = () => {
    earlier = joined(earlier, certain);
    certain = '';
    if (isStopped || problem !== '') return over();
    try {
      recognition.start();
    } catch {
      problem = 'unavailable';
      over();
    }
  };
  try {
    recognition.start();
  } catch {
    problem = 'unavailable';
    over();
  }
  return {
    stop: () => {
      isStopped = true;
      recognition.stop();
    },
  };
}

const joined = (one: string, other: string) => [one, other].filter(Boolean).join(' ');
