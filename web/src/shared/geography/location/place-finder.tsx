import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { FindPlace } from './find-place.tsx';
import type { FoundPlace } from './found-place.ts';
import { MyLocation } from './my-location.tsx';

/** Asks for an address as if it had been typed. */
export type PlaceFinderHandle = { ask: (line: string) => void };

type Props = { onChoose: (place: FoundPlace) => void; handle?: Ref<PlaceFinderHandle>; children?: ReactNode };

/** Finds a place by the device or by words, above a form that it fills in. */
export function PlaceFinder({ onChoose, handle, children }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const search = useRef<HTMLInputElement>(null);
  useImperativeHandle(handle, () => ({
    ask(line) {
      setTyped(line);
      setAsked(line);
      search.current?.focus();
    },
  }));
  const choose = (place: FoundPlace) => {
    onChoose(place);
    setAsked('');
    setTyped('');
  };
  return (
    <Card aria-label={t`Find a place`} sx={{ display: 'grid', gap: '12px', padding: '16px 20px' }}>
      <MyLocation onChoose={choose} />
      <FindPlace
        typed={typed}
        onType={setTyped}
        asked={asked}
        onAsk={setAsked}
        onChoose={choose}
        inputRef={search}
      />
      {children}
    </Card>
  );
}
