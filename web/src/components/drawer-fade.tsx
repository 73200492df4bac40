import Fade, { type FadeProps } from '@mui/material/Fade';

type Props = FadeProps & { direction?: unknown };

/** How a drawer comes and goes: by opacity alone (UI.md, Motion). The side it would slide from is dropped. */
export function DrawerFade({ direction: _, ...props }: Props) {
  return <Fade {...props} />;
}
