import Box from '@mui/material/Box';
import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { type MapCamera, panned } from './map-camera.ts';
import type { MapDrive } from './use-map-camera.ts';

type Props = {
  camera: MapCamera;
  drive: RefObject<MapDrive | null>;
  onFrame: (camera: MapCamera) => void;
  onRest: (byPerson: boolean) => void;
  onIdle: () => void;
  children: ReactNode;
};

/** Pixels before a press becomes a push. */
const slack = 4;

/** The map without WebGL: what is drawn inside is pushed by pointer and moved by `drive`, without motion of its own. */
export function MapStatic({ camera, drive, onFrame, onRest, onIdle, children }: Props) {
  const push = useRef<{ x: number; y: number; from: MapCamera; isOn: boolean } | null>(null);
  useEffect(() => {
    drive.current = {
      go: (next) => {
        onFrame(next);
        onRest(false);
      },
    };
    return () => {
      drive.current = null;
    };
  }, [drive, onFrame, onRest]);
  useEffect(() => {
    onFrame(camera);
    onRest(false);
    onIdle();
  }, []);
  const onPointerDown = (event: PointerEvent) => {
    if (event.button === 0) push.current = { x: event.clientX, y: event.clientY, from: camera, isOn: false };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = push.current;
    if (!now) return;
    const by = { x: now.x - event.clientX, y: now.y - event.clientY };
    if (!now.isOn && Math.hypot(by.x, by.y) < slack) return;
    if (!now.isOn) event.currentTarget.setPointerCapture(event.pointerId);
    now.isOn = true;
    onFrame(panned(now.from, by));
  };
  const onPointerUp = () => {
    if (push.current?.isOn) onRest(true);
    push.current = null;
  };
  return (
    <Box
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      sx={{ position: 'absolute', inset: 0, cursor: 'grab', userSelect: 'none', touchAction: 'pan-y' }}
    >
      {children}
    </Box>
  );
}
