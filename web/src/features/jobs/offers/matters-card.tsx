import type { OfferMark } from '@foothold/core/entities/offer/offer.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, useState } from 'react';
import { saveSetting } from '../../../data/settings/settings.ts';
import type { OfferOfJob } from '../../../data/steps/offer-reads.ts';
import { Card, CardHead } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { movedTo } from '../../../ui/order/drop-place.ts';
import { Grip } from '../../../ui/order/grip.tsx';
import { useDragOrder } from '../../../ui/order/use-drag-order.ts';
import { useShownOrder } from '../../../ui/order/use-shown-order.ts';
import { toastDone, toastFailure, toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

const maxNames = 20;

/** What matters to the person, in their own order, and how far each offer has it; there is no total. */
export function MattersCard({
  matters,
  columns,
  names,
}: {
  matters: readonly string[];
  columns: readonly OfferOfJob[];
  names: readonly string[];
}) {
  const { t } = useLingui();
  const [said, setSaid] = useState('');
  const order = useShownOrder(matters, (name) => name);
  const store = async (next: readonly string[]) => {
    const result = await saveSetting('offers', 'matters', JSON.stringify(next));
    if (!result.ok) toastFailure(result);
    return result;
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= order.shown.length) return;
    const next = movedTo(order.shown, from, to);
    order.move(from, to);
    const [name, place] = [order.shown[from] ?? '', to + 1];
    setSaid(t`${name} is ${place} of ${next.length}.`);
    void store(next).then(({ ok }) => ok || order.keep());
  };
  const drag = useDragOrder(move);
  // Beside the marks of many offers a name has no room: it gets a line of its own.
  const isTight = columns.length > 3;
  const remove = async (name: string) => {
    const result = await store(order.shown.filter((one) => one !== name));
    if (result.ok) toastDone(<Trans>Removed: {name}.</Trans>, result.journalId);
  };
  return (
    <Card aria-labelledby="matters" sx={{ overflow: 'hidden' }}>
      <CardHead sx={{ minHeight: 48, ...(isTight && { flexWrap: 'wrap', justifyContent: 'flex-end' }) }}>
        <Box
          component="h2"
          id="matters"
          sx={{ margin: 0, flexGrow: 1, fontSize: '0.9375rem', fontWeight: 620 }}
        >
          <Trans>What matters to you</Trans>
        </Box>
        <Box aria-hidden sx={{ display: 'flex', fontSize: '0.75rem', color: token('text-2') }}>
          {names.map((name, at) => (
            <Box
              key={columns[at]?.offer.internalId}
              component="span"
              title={name}
              sx={{ width: 40, textAlign: 'center', overflow: 'hidden', whiteSpace: 'nowrap' }}
            >
              {[...name].slice(0, 5).join('')}
            </Box>
          ))}
          {!isTight && <Box component="span" sx={{ width: 28 }} />}
        </Box>
      </CardHead>
      <Box
        component="ol"
        ref={drag.list}
        aria-labelledby="matters"
        sx={{ margin: 0, padding: 0, listStyle: 'none' }}
      >
        {order.shown.map((name, at) => (
          <Box
            component="li"
            key={name}
            // Alt and arrows move the row wherever the focus in it is, as in every list of own order.
            onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
              const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
              if (!event.altKey || by === 0) return;
              event.preventDefault();
              const focused = event.target as HTMLElement;
              move(at, at + by);
              requestAnimationFrame(() => focused.focus());
            }}
            sx={{
              display: 'flex',
              alignItems: 'center',
              ...(isTight && { flexWrap: 'wrap', justifyContent: 'flex-end', paddingBlock: '4px' }),
              minHeight: 44,
              paddingInline: '12px 16px',
              borderBlockStart: `1px solid ${token('line')}`,
              backgroundColor: token('surface'),
              '&[data-dragged]': { position: 'relative', zIndex: 2, backgroundColor: token('hover') },
            }}
          >
            <Grip label={t`Move ${name}`} handle={drag.handle(at)} />
            <Box
              sx={{
                ...{ flexGrow: 1, minWidth: 0, paddingInline: '6px', overflowWrap: 'anywhere' },
                ...(isTight && { flexBasis: 'calc(100% - 72px)' }),
              }}
            >
              {name}
            </Box>
            {columns.map(({ offer }, place) => (
              <Mark
                key={offer.internalId}
                label={t`${name}, ${names[place] ?? ''}`}
                isBelow={isTight}
                mark={offer.marks[name] ?? null}
                onMark={async (mark) => {
                  const { setOfferMark } = await import('../../../data/steps/offers.ts');
                  const result = await setOfferMark(offer.internalId, name, mark);
                  if (!result.ok) toastFailure(result);
                }}
              />
            ))}
            <IconButton
              aria-label={t`Remove ${name}`}
              title={t`Remove ${name}`}
              onClick={() => void remove(name)}
              sx={{ width: 28, marginInlineEnd: '-8px' }}
            >
              <Icon name="close" size={14} />
            </IconButton>
          </Box>
        ))}
      </Box>
      <AddName
        isFull={matters.length >= maxNames}
        onAdd={async (name) => {
          if (matters.some((one) => one.toLowerCase() === name.toLowerCase())) return true;
          return toastResult(await store([...matters, name]), <Trans>Added: {name}.</Trans>);
        }}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Card>
  );
}

const following: Record<OfferMark | '', OfferMark | null> = { '': 'yes', yes: 'part', part: 'no', no: null };

type MarkProps = {
  label: string;
  mark: OfferMark | null;
  /** On the line below the name and what is beside it. */
  isBelow: boolean;
  onMark: (mark: OfferMark | null) => void;
};

/** One mark; each press is the next of yes, in part, no and none. */
function Mark({ label, mark, isBelow, onMark }: MarkProps) {
  const { t } = useLingui();
  const words = { yes: t`yes`, part: t`in part`, no: t`no` };
  const said = mark ? words[mark] : t`not marked`;
  return (
    <ButtonBase
      aria-label={t`${label}: ${said}`}
      title={said}
      onClick={() => onMark(following[mark ?? ''])}
      sx={{
        width: 40,
        height: 36,
        flexShrink: 0,
        order: isBelow ? 1 : 0,
        borderRadius: '10px',
        color: mark === 'yes' ? token('good') : token('text-2'),
        '&:hover': { backgroundColor: token('hover') },
      }}
    >
      {mark === 'yes' && <Icon name="check" size="xs" />}
      {mark === 'part' && <span aria-hidden>~</span>}
      {mark === 'no' && <Icon name="minus" size="xs" />}
      {mark === null && <span aria-hidden>·</span>}
    </ButtonBase>
  );
}

function AddName({ isFull, onAdd }: { isFull: boolean; onAdd: (name: string) => Promise<boolean> }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const name = typed.replace(/\s+/g, ' ').trim();
  return (
    <Box sx={{ padding: '12px 16px', borderBlockStart: `1px solid ${token('line')}` }}>
      {!isFull && (
        <OutlinedInput
          fullWidth
          value={typed}
          placeholder={t`Days at home, near family …`}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || name === '') return;
            event.preventDefault();
            void onAdd(name).then((isAdded) => isAdded && setTyped(''));
          }}
          inputProps={{
            'aria-label': t`Add what matters, then press Enter`,
            maxLength: 60,
            autoComplete: 'off',
          }}
        />
      )}
      <Box
        sx={{ marginBlockStart: '8px', fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}
      >
        <Trans>Your order, your marks. No total: different things do not add up to one number.</Trans>
      </Box>
    </Box>
  );
}
