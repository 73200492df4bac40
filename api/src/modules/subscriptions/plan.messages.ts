import { messages } from '@foothold/core/text/messages.ts';

/** What a person is told of a plan, of what it allows and of a payment. */
export const planMessage = messages('plan-call', {
  analysis: 'AI analyses',
  optimization: 'AI optimizations',
  request: 'questions to the assistants',
  'still-free': 'What works by rule on your device, and the model of your own key, go on without a plan.',
  needed: 'A plan is needed for {uses} by this server’s model. {free}',
  'has-none': '{plan} has no {uses}. {free}',
  'all-used-today': 'All {most} {uses} of {plan} are used. More come tomorrow, 00:00 UTC. {free}',
  'all-used': 'All {most} {uses} of {plan} are used. More come on {day} (UTC). {free}',
  day: '{month, select, 1 {January} 2 {February} 3 {March} 4 {April} 5 {May} 6 {June} 7 {July} 8 {August} 9 {September} 10 {October} 11 {November} other {December}} {day}, {year}',
  'not-your-subscription': 'This subscription is not yours.',
  'not-your-customer': 'This customer is not you.',
  'not-your-checkout': 'This checkout is not yours.',
  'not-sold': 'This plan is not sold here any more: not found. Open Subscribe for those that are.',
  'have-it-with-change': '{plan} is the plan you have. Take the change that waits back to stay with it.',
  'have-it': '{plan} is the plan you have.',
  canceled: 'This plan is canceled. Take the cancellation back first, then change it.',
  'not-deleted-elsewhere':
    'The account was not deleted: a plan is paid for, and this server takes no payments any more, so it cannot cancel it. Cancel it in a mail of the payment service or write to {address}.',
  'not-deleted':
    'The account was not deleted: its plan could not be canceled, because the payment service did not answer as it should. Try again in a few minutes; the plan would else go on costing money.',
  'nothing-bought': 'You have bought nothing here, so there is no portal: not found.',
  'no-payments': 'This server takes no payments: everything is unlocked, and a plan was not found.',
  'no-webhooks': 'This server takes no payments: webhooks were not found.',
  'webhook-refused': 'The signature of this webhook was not accepted.',
  'too-often': 'That was asked too often. Try again in {wait}.',
  'former-plan':
    'You pay for a plan that is not sold here any more. Change it to this one or cancel it, instead of paying for a second plan.',
  'ending-plan':
    '{plan} runs until the end of its period. Take the cancellation back to keep it, or buy another plan after that.',
  'have-another': 'You have {plan}. Change it instead of paying for a second plan.',
  'being-confirmed': 'A payment for this plan is just being confirmed. Wait for it before you pay again.',
  'own-address-only': 'A checkout is opened for the address of your own account.',
  'not-paid':
    'This checkout is not paid: it is {state, select, open {open} confirmed {confirmed} succeeded {succeeded} expired {expired} failed {failed} other {in an unknown state}}.',
  nothing: 'Nothing was changed or charged, and your plan is as it was.',
  'nothing-yet': 'Nothing was changed or charged, and your plan is as it was. Try again in a few minutes.',
  look: 'Look at your plan again before you repeat it; nothing is charged twice.',
  'not-lost': 'What you paid is not lost, and need not be paid again.',
  'service-down': 'The payment service did not answer. {next}',
  'service-slow': 'The payment service took too long to answer. {next}',
  'service-busy': 'The payment service has too many calls. {next} Try again in a minute.',
  'service-unreadable': 'The payment service answered with something that cannot be read. {next}',
  'service-key':
    'The payment service does not know this server. {next} Its operator has to set POLAR_ACCESS_TOKEN anew.',
  'service-not-found': 'The payment service does not have it (not found).',
  'card-not-charged':
    'The card was not charged, so the plan is as it was. Change the card in the customer portal and try again.',
  locked: 'The subscription is just being changed. Look at your plan again in a minute.',
  'canceled-before': 'This subscription is canceled already.',
  refused: 'The payment service refused it. {next} The customer portal may say why.',
});
