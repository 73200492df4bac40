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
export function PlanStatusNote({ plan, onPortal, onKeep, onStay, onAsk, isWaiting }: Props) {
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
            {name} stays active until {ends}, and your card will be charged again before that. Change the card
            in the customer portal. Whatever happens, everything you wrote stays yours.
          </Trans>
        </Note>
      )}
      {plan.standing === 'late' && (
        <Note
          kind="quiet"
          icon="clock"
          title={<Trans>The renewal is not confirmed yet.</Trans>}
          action={button(<Trans>Check with Polar again</Trans>, onAsk, isWaiting)}
        >
          <Trans>
            {name} stays active until {ends} meanwhile. You do not have to do anything: Foothold checks with
            Polar once a day.
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
          action={button(<Trans>Undo cancellation</Trans>, onKeep, isWaiting)}
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
          <Trans>
            What is free keeps working, and everything you wrote stays readable, editable and exportable.
          </Trans>
        </Note>
      )}
      {isOn(plan.standing) && plan.planId === null && (
        <Note
          kind="warn"
          icon="alert"
          title={<Trans>You pay for a plan that is no longer sold here.</Trans>}
          action={portal}
        >
          <Trans>
            It has no effect here. Change it to one of the plans below, cancel it, or write to support for a
            refund.
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
