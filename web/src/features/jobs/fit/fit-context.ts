import type { FitReport } from '../../../shared/fit/fit-messages.ts';
import { fitGroups } from '../../../shared/fit/fit-rows.ts';

/** What the rules found of a fit as a model is told it, one requirement a line: “must, missing: SAS”. */
export function fitContext(report: FitReport): string {
  return fitGroups(report)
    .flatMap(({ kind, rows }) =>
      rows.map(({ requirement, fit }) => `${kind}, ${fit.state}: ${requirement.label}`),
    )
    .join('\n')
    .slice(0, 20_000);
}
