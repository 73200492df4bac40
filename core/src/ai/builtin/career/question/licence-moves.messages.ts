import { messages } from '../../../../text/messages.ts';

/** Whether a license of one state counts in another. */
export const moveTexts = messages('career-license-moves', {
  lead: 'Your license in another state',
  'no-compact-there': 'No, not with the {from} license alone: {to} is not in the {compact} ({as}).',
  'from-in-compact': '{from} is in it, which does not help in {to}.',
  'from-outside':
    '{from} is not in the {compact} ({as}), so a license of {from} is good in {from} alone. In each other state you need its own license by endorsement, or a multistate license once your legal residence is in a member state.',
  'both-multistate':
    'Yes, to work on: {from} and {to} are both in the {compact} ({as}). That takes a multistate license, which your home state gives to residents.',
  'both-moved':
    'When your home moves, apply to {to} as your new state of residence within 60 days of the move (rule since January 2024). The exam is not repeated.',
  'both-privilege':
    '{from} and {to} are both in the {compact} ({as}): you can get a privilege to practice in {to} on your home license.',
  'both-faster':
    '{from} and {to} are both in the {compact} ({as}): {to} gives you its own license by a faster way.',
  pending: '{state} has joined the {compact} by law; it is not in force there yet ({as}).',
  'not-yet':
    'As known here ({as}), the {compact} gave no licenses or privileges yet; ask it whether that has changed.',
  unknown: 'Whether {state} is in the {compact} is not known here: see {source}.',
  endorsement: 'Ask {board} for a license by endorsement: it looks at your license, exam and record.',
  'board-of': 'the licensing agency of {state} (CareerOneStop’s License Finder names it)',
  'agency-of': '{agency} of {state}',
  'not-member': '{to} is not in the {compact} ({as}): a license of another state does not count there.',
  agreement: '{from} has an agreement with {to} about the {license} license ({as}).',
  'no-agreement':
    'No, not as it is: {from} and {to} are not known to have an agreement about the {license} license ({as}: {holder} has them with {others}).',
  'one-state': 'Name the other state as well, and this says whether the license counts there.',
  general:
    'A license of a state is good in that state. Elsewhere you need a license of the other state, mostly by endorsement or reciprocity.',
  changes: 'Members and agreements change: look at {source} before you rely on it.',
});
