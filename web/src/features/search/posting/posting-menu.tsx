import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import { useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { Hint } from '../../../ui/hint.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';

const PostingMenuChoices = opensLater(
  async () => (await import('./posting-menu-choices.tsx')).PostingMenuChoices,
);

type Props = {
  posting: Pick<JobSearchResult, 'id' | 'jobTitle' | 'companyName'>;
  /** It, or its company, is hidden: it leaves the screen. */
  onHidden: () => void;
};

/** What else can be done about a posting. */
export function PostingMenu({ posting, onHidden }: Props) {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Hint text={t`More`}>
        <IconButton
          aria-label={t`More`}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          sx={{ '&&': { flex: '0 0 auto', alignSelf: 'center', color: token('text-2') } }}
        >
          <Icon name="more" size="sm" />
        </IconButton>
      </Hint>
      <PostingMenuChoices
        open={anchor !== null}
        anchor={anchor}
        posting={posting}
        onClose={() => setAnchor(null)}
        onHidden={onHidden}
      />
    </>
  );
}
