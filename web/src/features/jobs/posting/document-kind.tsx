import { documentKindName } from '@foothold/core/entities/document/document-words.messages.ts';
import { documentKinds, type StoredDocument } from '@foothold/core/entities/document/stored-file.ts';
import { keysOf } from '@foothold/core/entities/keys-of.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { setDocumentKind } from '../../../data/documents/documents.ts';
import { useSay } from '../../../platform/use-say.ts';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';

const RowMenuList = opensLater(async () => (await import('../../../ui/lists/row-menu-list.tsx')).RowMenuList);

type Props = { id: number; name: string; kind: StoredDocument['kind'] };

/** What a file of the person's own is kept as, which they can change. */
export function DocumentKind({ id, name, kind }: Props) {
  const say = useSay();
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const words = say(documentKindName(kind));
  const change = async (to: StoredDocument['kind']) => {
    toastResult(await setDocumentKind(id, to), <Trans>Document changed.</Trans>);
  };
  return (
    <>
      <Button
        variant="text"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={t`Kind of ${name}: ${words}`}
        endIcon={<Icon name="chevron-down" size={12} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          font: 'inherit',
          color: 'inherit',
          minHeight: { xs: 44, md: 24 },
          marginBlock: { xs: '-13px', md: '-3px' },
          paddingInline: '4px',
          marginInlineStart: '-4px',
          '& .MuiButton-endIcon': { marginInlineStart: '2px' },
        }}
      >
        {words}
      </Button>
      <RowMenuList
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        actions={keysOf(documentKinds).map((to) => ({
          name: to,
          label: say(documentKindName(to)),
          onClick: () => to !== kind && void change(to),
        }))}
      />
    </>
  );
}
