import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listen, loadSpeech, type SpeechProblem, speechPlace } from './speech-recognition.ts';

type Result = { isFinal: boolean; 0: { transcript: string } };

/** Stands in for the browser's recognition. */
class Fake {
  static made: Fake[] = [];
  static starts = 0;
  lang = '';
  continuous = false;
  onresult: ((event: { resultIndex: number; results: Result[] }) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  constructor() {
    Fake.made.push(this);
  }
  start() {
    Fake.starts += 1;
  }
  stop() {
    this.onend?.();
  }
  abort() {}
  hear(...said: [words: string, isFinal: boolean][]) {
    this.onresult?.({
      resultIndex: 0,
      results: said.map(([transcript, isFinal]) => ({ isFinal, 0: { transcript } })),
    });
  }
}
class Local extends Fake {
  processLocally = false;
  static answer = 'available';
  static available = async () => Local.answer;
  static install = async () => true;
}

const browser = (Recognition?: unknown, isSecureContext = true) =>
  vi.stubGlobal('window', { isSecureContext, ...(Recognition ? { SpeechRecognition: Recognition } : {}) });

beforeEach(() => {
  Fake.made = [];
  Fake.starts = 0;
});

describe('speechPlace', () => {
  it.each([
    ['no recognition', undefined, true, 'none'],
    ['no safe connection', Fake, false, 'none'],
    ['a browser that does not tell', Fake, true, 'maker'],
  ])('of %s', async (_, Recognition, isSafe, place) => {
    browser(Recognition, isSafe);
    expect(await speechPlace('en-US')).toBe(place);
  });

  it.each([
    ['available', 'device'],
    ['downloadable', 'loadable'],
    ['downloading', 'loadable'],
    ['unavailable', 'maker'],
  ])('of one that says %s', async (answer, place) => {
    browser(Local);
    Local.answer = answer;
    expect(await speechPlace('en-US')).toBe(place);
  });

  it('loads what a language needs, where the browser can', async () => {
    browser(Local);
    expect(await loadSpeech('en-US')).toBe(true);
    browser(Fake);
    expect(await loadSpeech('en-US')).toBe(false);
  });
});

describe('listen', () => {
  function start(onDevice: boolean, Recognition: unknown = Local) {
    browser(Recognition);
    const words: string[] = [];
    const ends: SpeechProblem[] = [];
    const one = listen({
      ...{ lang: 'en-US', onDevice },
      onWords: (certain, maybe) => words.push(`${certain}|${maybe}`),
      onEnd: (problem) => ends.push(problem),
    });
    return { ...one, words, ends };
  }

  it('never listens where “on this device” cannot be promised', () => {
    const { ends } = start(true, Fake);
    expect([ends, Fake.starts]).toEqual([['unavailable'], 0]);
  });

  it('asks for this device where it is promised, and not else', () => {
    start(true);
    start(false);
    expect(Fake.made.map((one) => (one as Local).processLocally)).toEqual([true, false]);
  });

  it('joins what is certain, shows what may change, and goes on after a pause', () => {
    const { words, ends, stop } = start(true);
    const [one] = Fake.made;
    one?.hear(['I called', true], [' the nurse', false]);
    one?.onerror?.({ error: 'no-speech' });
    one?.onend?.();
    one?.hear(['and she came', true]);
    expect(words).toEqual(['I called|the nurse', 'I called and she came|']);
    expect([Fake.starts, ends]).toEqual([2, []]);
    stop();
    one?.onend?.();
    expect(ends).toEqual(['']);
  });

  it.each([
    ['not-allowed', 'denied'],
    ['audio-capture', 'no-microphone'],
    ['network', 'network'],
    ['language-not-supported', 'language'],
    ['something-new', 'unavailable'],
  ])('ends once with a word for %s', (error, problem) => {
    const { ends } = start(false);
    Fake.made[0]?.onerror?.({ error });
    Fake.made[0]?.onend?.();
    expect([ends, Fake.starts]).toEqual([[problem], 1]);
  });
});
