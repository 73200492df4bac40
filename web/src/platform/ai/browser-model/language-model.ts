/** What a session or a question about it is made for. */
type SessionOptions = {
  expectedInputs: { type: 'text'; languages: string[] }[];
  expectedOutputs: { type: 'text'; languages: string[] }[];
};

type Turn = { role: 'system' | 'user' | 'assistant'; content: string };

/** The part of the progress events of a download that is read: a share of 1, or of `total` in older versions. */
type Progress = { loaded?: number; total?: number };

type CreateOptions = SessionOptions & {
  initialPrompts?: Turn[];
  signal?: AbortSignal;
  monitor?: (target: {
    addEventListener(type: 'downloadprogress', listener: (event: Progress) => void): void;
  }) => void;
};

/** A session of the Prompt API. Its counts have had two names; any of them may be missing. */
export type LanguageModelSession = {
  promptStreaming(
    input: string,
    options: { signal: AbortSignal; responseConstraint?: object },
  ): ReadableStream<string>;
  destroy?(): void;
  inputUsage?: number;
  contextUsage?: number;
  inputQuota?: number;
  contextWindow?: number;
  measureInputUsage?(input: string): Promise<number>;
  measureContextUsage?(input: string): Promise<number>;
};

/** The Prompt API of a browser (`LanguageModel`), as far as it is used here. @internal */
export type LanguageModelApi = {
  availability(options: SessionOptions): Promise<string>;
  create(options: CreateOptions): Promise<LanguageModelSession>;
};

/** Where the model of this browser stands; `absent` where the browser knows none, or it cannot run on this device. */
export type BrowserModelState = 'absent' | 'downloadable' | 'downloading' | 'available';

/** The model of this browser as it can be used: in the language of the page where it knows it, else in English. */
export type BrowserModel = { api: LanguageModelApi; options: SessionOptions; state: BrowserModelState };

const states: Readonly<Record<string, BrowserModelState>> = {
  available: 'available',
  downloadable: 'downloadable',
  downloading: 'downloading',
};

/** Whether the browser has the Prompt API at all; asks nothing. */
export function hasLanguageModel(): boolean {
  return languageModelApi() !== null;
}

function languageModelApi(): LanguageModelApi | null {
  const api = (globalThis as { LanguageModel?: unknown }).LanguageModel as Partial<LanguageModelApi> | null;
  const isThere = typeof api?.availability === 'function' && typeof api.create === 'function';
  return isThere ? (api as LanguageModelApi) : null;
}

/** Looks for the model of this browser; null where there is none. Downloads nothing. */
export async function findBrowserModel(language: string): Promise<BrowserModel | null> {
  const api = languageModelApi();
  if (!api) return null;
  const own = language.split('-')[0] || 'en';
  for (const one of new Set([own, 'en'])) {
    const options = optionsIn(one);
    const state = states[await api.availability(options).catch(() => '')];
    if (state) return { api, options, state };
  }
  return null;
}

const optionsIn = (language: string): SessionOptions => ({
  expectedInputs: [{ type: 'text', languages: [language] }],
  expectedOutputs: [{ type: 'text', languages: [language] }],
});

/**
 * Downloads the model of this browser, which needs a press shortly before. `onProgress` is called with a share from 0 to 1. Rejects
 * with what the browser throws, or the signal's reason.
 */
export async function downloadBrowserModel(
  { api, options }: BrowserModel,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<void> {
  const session = await api.create({
    ...options,
    signal,
    monitor: (target) =>
      target.addEventListener('downloadprogress', ({ loaded = 0, total = 1 }) => {
        onProgress(Math.min(1, Math.max(0, loaded / (total || 1))));
      }),
  });
  session.destroy?.();
}
