import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** The screen's heading while a detail fills a phone: its own head is out of the way, assistive technology keeps it. */
export function HiddenTitle({ title }: { title: string }) {
  return (
    <h1 style={{ margin: 0, position: 'absolute' }}>
      <VisuallyHidden>{title}</VisuallyHidden>
    </h1>
  );
}
