import Fade, { type FadeProps } from '@mui/material/Fade';

type Props = FadeProps & { direction?: unknown };

/**
 * How a drawer comes and goes: by opacity alone (docs/spec/interface.md, Motion). The side it would slide from is
 * dropped, and it comes so the first time too: the drawers here are drawn from their first opening on, which the drawer
 * takes for one that stood open from the start.
 */
export function DrawerFade({ direction: _, ...props }: Props) {
  return <Fade {...props} appear />;
}
