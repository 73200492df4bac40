import { useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { Hint } from '../../../ui/hint.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';

const HiddenCompanyChoices = opensLater(
  async () => (await import('./hidden-company-choices.tsx')).HiddenCompanyChoices,
);

type Props = {
  companyName: string;
  /** The company is hidden: its posting leaves the screen. */
  onHidden: () => void;
};

/** What else can be done about a posting; nothing where it names no company. */
export function HiddenCompanyMenu({ companyName, onHidden }: Props) {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (companyName.trim() === '') return null;
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
      <HiddenCompanyChoices
        open={anchor !== null}
        anchor={anchor}
        companyName={companyName}
        onClose={() => setAnchor(null)}
        onHidden={onHidden}
      />
    </>
  );
}
