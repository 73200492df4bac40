import type { OwnPlan } from '@foothold/core/contract/subscriptions.ts';
import { isOn } from '@foothold/core/plans/entitlement.ts';
import { planOf } from '@foothold/core/plans/plans.data.ts';
import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { usePlanName } from '../../shared/plans/use-plan-name.ts';
import { dateText } from '../../ui/moment-text.ts';
import { Note } from '../../ui/notes/note.tsx';

type Props = {
  plan: OwnPlan;
  onPortal: () => void;
  onKeep: () => void;
  /** Takes the change back that waits. */
  onStay: () => void;
  /** Asks Polar for what it has. */
  onAsk: () => void;
  isWaiting: boolean;
};

/** What a person has to know of their plan before anything else; nothing where it simply runs. */
export function StandingNote({ plan, onPortal, onKeep, onStay, onAsk, isWaiting }: Props) {
  const name = usePlanName(plan);
  const ends = plan.endsAt ? dateText(plan.endsAt) : '';
  const portal = button(<Trans>Open customer portal</Trans>, onPortal, isWaiting);
  return (
    <>
      {plan.standing === 'past-due' && (
        <Note
          kind="warn"
          icon="alert"
          title={<Trans>The last payment did not go through.</Trans>}
          action={portal}
        >
          <Trans>
            {name} stays on until {ends}, and your card is tried again before that. Change the card in the
            customer portal. Whatever happens, all you wrote stays yours.
          </Trans>
        </Note>
      )}
      {plan.standing === 'late' && (
        <Note
          kind="quiet"
          icon="clock"
          title={<Trans>The renewal is not confirmed yet.</Trans>}
          action={button(<Trans>Ask Polar again</Trans>, onAsk, isWaiting)}
        >
          <Trans>
            {name} stays on until {ends} meanwhile. Nothing has to be done: Polar is asked once a day.
          </Trans>
        </Note>
      )}
      {plan.standing === 'ending' && (
        <Note
          kind="quiet"
          icon="calendar"
          title={
            <Trans>
              {name} ends on {ends}.
            </Trans>
          }
          action={button(<Trans>Take cancellation back</Trans>, onKeep, isWaiting)}
        >
          <Trans>Until then everything of it works; nothing more is charged.</Trans>
        </Note>
      )}
      {plan.standing === 'refunded' && (
        <Note
          kind="quiet"
          icon="money"
          title={<Trans>Your last payment was refunded.</Trans>}
          action={portal}
        >
          <Trans>The plan ended with it. All you wrote stays readable, editable and exportable.</Trans>
        </Note>
      )}
      {plan.standing === 'ended' && (
        <Note kind="quiet" icon="info" title={<Trans>Your last plan has ended.</Trans>}>
          <Trans>What is free goes on, and all you wrote stays readable, editable and exportable.</Trans>
        </Note>
      )}
      {isOn(plan.standing) && plan.planId === null && (
        <Note
          kind="warn"
          icon="alert"
          title={<Trans>You pay for a plan that is not sold here any more.</Trans>}
          action={portal}
        >
          <Trans>
            It gives nothing here. Change it to one of the plans below, cancel it, or write to support for the
            money.
          </Trans>
        </Note>
      )}
      {plan.pending && (
        <Note
          kind="quiet"
          icon="calendar"
          title={<PendingTitle pending={plan.pending} />}
          action={button(<Trans>Stay with {name}</Trans>, onStay, isWaiting)}
        >
          <Trans>Until then you have {name}. Nothing was charged for the change.</Trans>
        </Note>
      )}
      {plan.others.length > 0 && (
        <Note kind="warn" icon="alert" title={<Trans>You pay for more than one plan.</Trans>} action={portal}>
          <Trans>
            The highest one counts. Cancel the others in the customer portal, and write to support for the
            money of what was bought twice.
          </Trans>
        </Note>
      )}
    </>
  );
}

function PendingTitle({ pending }: { pending: NonNullable<OwnPlan['pending']> }) {
  const at = dateText(pending.at);
  const to = pending.planId ? planOf(pending.planId).name : null;
  return to === null ? (
    <Trans>Changes to another plan on {at}.</Trans>
  ) : (
    <Trans>
      Changes to {to} on {at}.
    </Trans>
  );
}

function button(label: ReactNode, onClick: () => void, isWaiting: boolean) {
  return (
    <Button variant="outlined" size="small" aria-busy={isWaiting} onClick={() => !isWaiting && onClick()}>
      {label}
    </Button>
  );
}
