/** Why there is no recording: not allowed, no microphone, used by another program, or nothing the browser can do. */
export type MicrophoneProblem = 'denied' | 'none' | 'busy' | 'insecure' | 'unavailable';

/** Sound with how long it is. */
export type Sound = { sound: Blob; seconds: number };

/** A recording under way. `stop` ends it and returns the sound; `drop` ends it without. */
export type SoundRecording = { stop: () => Promise<Sound>; drop: () => void };

type Limits = {
  seconds: number;
  bytes: number;
  /** The recording came to one of these bounds and ended by itself; `stop` still returns its sound. */
  onFull: () => void;
};

/** Speech needs no more; five minutes are below a megabyte. */
const bitsPerSecond = 24_000;
const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

const problems: Readonly<Record<string, MicrophoneProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Records the microphone; the browser asks the person first. The sound stays in memory and goes nowhere. */
export async function recordSound({
  seconds,
  bytes,
  onFull,
}: Limits): Promise<{ ok: true; recording: SoundRecording } | { ok: false; problem: MicrophoneProblem }> {
  if (!window.isSecureContext) return { ok: false, problem: 'insecure' };
  if (!('MediaRecorder' in window) || !navigator.mediaDevices) return { ok: false, problem: 'unavailable' };
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    return { ok: false, problem: problems[name] ?? 'unavailable' };
  }
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
    const recorder = new MediaRecorder(stream, {
      audioBitsPerSecond: bitsPerSecond,
      ...(mimeType && { mimeType }),
    });
    const parts: Blob[] = [];
    const start = performance.now();
    let size = 0;
    let lasted = 0;
    const ended = new Promise<void>((resolve) => {
      recorder.onstop = () => {
        lasted = (performance.now() - start) / 1000;
        release();
        resolve();
      };
    });
    recorder.ondataavailable = ({ data }) => {
      parts.push(data);
      size += data.size;
      const isFull = size > bytes || performance.now() - start > seconds * 1000;
      if (!isFull || recorder.state === 'inactive') return;
      recorder.stop();
      onFull();
    };
    // A part each second, so that the bounds are seen in time.
    recorder.start(1000);
    return {
      ok: true,
      recording: {
        stop: async () => {
          if (recorder.state !== 'inactive') recorder.stop();
          await ended;
          return { sound: new Blob(parts, { type: recorder.mimeType }), seconds: lasted };
        },
        drop: () => {
          if (recorder.state !== 'inactive') recorder.stop();
          else release();
        },
      },
    };
  } catch {
    release();
    return { ok: false, problem: 'unavailable' };
  }
}
