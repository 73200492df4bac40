import { Plural, Trans } from '@lingui/react/macro';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';

/** Why a text cannot leave yet; the button of the export is described by it. Absent once nothing waits. */
export function LedgerWaits({
  id,
  waiting,
  onShow,
}: {
  id: string;
  /** Places of sentences that are held. */
  waiting: readonly number[];
  onShow: (at: number) => void;
}) {
  const [first] = waiting;
  if (first === undefined) return null;
  const number = first + 1;
  return (
    <Card id={id} data-waits="">
      <Waits>
        <Icon name="lock" size={16} />
        <div>
          <h2>
            <Plural
              value={waiting.length}
              one="Export waits for one sentence"
              other="Export waits for # sentences"
            />
          </h2>
          <p>
            <Trans>
              Sentence {number} claims more than your resume says. Make it true, edit it, or drop it, and
              export opens.
            </Trans>
          </p>
          <MuiLink
            component="button"
            type="button"
            underline="hover"
            onClick={() => onShow(first)}
            sx={{ fontSize: '0.8125rem', fontWeight: 600, minHeight: { xs: 44, md: 24 } }}
          >
            <Trans>Show sentence {number}</Trans>
          </MuiLink>
        </div>
      </Waits>
    </Card>
  );
}

const Waits = styled('div')({
  display: 'grid',
  gridTemplateColumns: '26px minmax(0, 1fr)',
  padding: 16,
  '& svg': { color: token('bad') },
  '& h2': { margin: 0, fontSize: '0.875rem', lineHeight: '20px', fontWeight: 600 },
  '& p': { margin: '4px 0', fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') },
});
