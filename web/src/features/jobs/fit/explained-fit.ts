import { AnalyzeData } from '@foothold/core/ai/compose/answer-schemas.ts';
import type { RequirementState } from '@foothold/core/fit/fit.ts';
import type { FitReport } from '../../../shared/fit/fit-messages.ts';
import { fitGroups } from '../../../shared/fit/fit-rows.ts';

/** What a model says of a requirement; `state` is what the rules found of it, null where they read no such requirement. */
export type ExplainedRequirement = { label: string; state: RequirementState | null; note: string };

/**
 * What a model says of a fit in its own order, each beside what the rules found. Its word for a state is not taken: it explains and
 * ranks, and the fit stays the same for the same posting and resume.
 */
export function explainedFit(
  structured: unknown,
  report: Pick<FitReport, 'asked' | 'fit'>,
): ExplainedRequirement[] {
  const rows = fitGroups(report).flatMap((group) => group.rows);
  return (AnalyzeData.safeParse(structured).data?.requirements ?? []).map(({ asked, note }) => {
    const said = folded(asked);
    const row =
      rows.find(({ requirement }) => folded(requirement.label) === said) ??
      rows.find(({ requirement }) => said !== '' && folded(requirement.quote.text).includes(said));
    return row
      ? { label: row.requirement.label, state: row.fit.state, note }
      : { label: asked, state: null, note };
  });
}

const folded = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
