import { useLingui } from '@lingui/react/macro';
import { LiveSearchField } from '../../../ui/fields/live-search-field.tsx';

type Props = { text: string; onSearch: (text: string) => void };

/** Searches the person's own jobs while they type. */
export function JobsSearchField(props: Props) {
  const { t } = useLingui();
  return <LiveSearchField label={t`Search your jobs`} {...props} />;
}
