import { partLater } from '../../../ui/dialogs/part-later.tsx';

/** The tags of a row or a card, whose code comes once the list stands; their line is kept. */
export const LaterTagList = partLater(
  async () => (await import('../../../shared/jobs/tag-list.tsx')).TagList,
  <span style={{ display: 'block', height: 22 }} />,
);
