import type { TruthProblem } from '@foothold/core/truth/verdict.ts';
import { Trans } from '@lingui/react/macro';

/** Why words of a sentence are not supported, in one line. */
export function ProblemWords({ problem: { kind, said } }: { problem: TruthProblem }) {
  switch (kind) {
    case 'scope':
      return <Trans>“{said}” is more than you wrote.</Trans>;
    case 'alone':
      return <Trans>Nothing you wrote says that you did this “{said}”.</Trans>;
    case 'number':
      return <Trans>“{said}” is nowhere in what you wrote.</Trans>;
    case 'unit':
      return <Trans>“{said}” uses a different unit from the one you wrote.</Trans>;
    case 'change':
      return <Trans>“{said}” is a different change from the one you wrote.</Trans>;
    case 'duration':
      return <Trans>Your dates do not add up to “{said}”.</Trans>;
    case 'date':
      return <Trans>“{said}” is not one of your dates for this.</Trans>;
    case 'employer':
      return <Trans>You did not write that you did this at “{said}”.</Trans>;
    case 'title':
      return <Trans>“{said}” is not one of your titles.</Trans>;
    case 'degree':
      return <Trans>“{said}” is not a degree that you listed.</Trans>;
    case 'credential':
      return <Trans>“{said}” is not a license or certificate that you listed.</Trans>;
    case 'tool':
      return <Trans>You did not write that you know “{said}”.</Trans>;
    case 'language':
      return <Trans>“{said}” is not a language that you listed.</Trans>;
    case 'language-level':
      return <Trans>“{said}” is a higher level than you wrote.</Trans>;
    case 'negation':
      return <Trans>“{said}” rules out more than you wrote.</Trans>;
    case 'action':
      return <Trans>You did not write that you “{said}” this.</Trans>;
    case 'name':
    case 'addition':
      return <Trans>You wrote nothing about “{said}”.</Trans>;
  }
}
