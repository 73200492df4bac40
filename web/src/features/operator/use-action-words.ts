import type { OperatorActionName } from '@foothold/core/contract/operator.ts';
import { useLingui } from '@lingui/react/macro';

/** What actions of operators are called, and what each does. */
export function useActionWords() {
  const { t } = useLingui();
  const names: Readonly<Record<OperatorActionName, string>> = {
    accept: t`Accept`,
    revert: t`Revert`,
    restore: t`Restore`,
    keep: t`Close this dispute`,
    'revert-all': t`Revert all of this account`,
    close: t`Close the account`,
    reopen: t`Reopen the account`,
  };
  const effects: Readonly<Record<OperatorActionName, string>> = {
    accept: t`This value is shown to everybody from now on.`,
    revert: t`This value goes, and what was shown before it is shown again. You can take that back.`,
    restore: t`This value stands beside the shown one again.`,
    keep: t`The shown value stays, and disputes about it are closed.`,
    'revert-all': t`Everything that this account gave the directory goes, also what others confirmed. Each value can be restored by its number.`,
    close: t`The account is signed out and cannot sign in again. What nobody confirmed of it goes.`,
    reopen: t`The account may sign in again. What was taken off the directory stays off.`,
  };
  /** Of the commands that only the machine of the server has. */
  const commands: Readonly<Record<string, string>> = {
    appoint: t`Operator appointed`,
    dismiss: t`Operator dismissed`,
    'end-sessions': t`Signed out everywhere`,
  };
  const all: Readonly<Record<string, string>> = { ...names, ...commands };
  const nameOf = (action: string): string => (Object.hasOwn(all, action) ? (all[action] ?? action) : action);
  return { names, effects, nameOf };
}
