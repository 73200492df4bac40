import { Card } from '../../../ui/card.tsx';

/** The place of a card whose code is on its way. */
export function CardPlaceholder() {
  return <Card sx={{ minHeight: 100 }} />;
}
