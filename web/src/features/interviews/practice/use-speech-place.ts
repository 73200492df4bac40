import { useEffect, useState } from 'react';
import { loadSpeech, type SpeechPlace, speechPlace } from '../../../platform/speech/speech-recognition.ts';
import { speechLanguage } from './speech-language.ts';

/** Where the browser would turn speech into words; undefined while it is asked. */
export function useSpeechPlace(): {
  place: SpeechPlace | undefined;
  isLoading: boolean;
  load: () => Promise<void>;
} {
  const [place, setPlace] = useState<SpeechPlace>();
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void speechPlace(speechLanguage()).then((found) => isWanted && setPlace(found));
    return () => {
      isWanted = false;
    };
  }, []);
  const load = async () => {
    setLoading(true);
    await loadSpeech(speechLanguage());
    setPlace(await speechPlace(speechLanguage()));
    setLoading(false);
  };
  return { place, isLoading, load };
}
