import type { PreparedEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import type { EvidenceItem } from '@foothold/core/truth/verdict.ts';
import { Trans } from '@lingui/react/macro';

/** The piece of evidence of an id, and the position or school that it stands in. */
export function evidenceOf(
  id: string,
  { person, posting }: PreparedEvidence,
): { item: EvidenceItem; holder: EvidenceItem | undefined; line: number } | null {
  const all = [...person, ...posting].map(({ item }) => item);
  const item = all.find((one) => one.id === id);
  if (!item) return null;
  const holder = item.under === undefined ? undefined : all.find((one) => one.id === item.under);
  const beside = all.filter((one) => one.under !== undefined && one.under === item.under);
  return { item, holder, line: beside.indexOf(item) + 1 };
}

/** Where a piece of evidence stands, as people call it: “Harbor & Vale, line 1”. */
export function EvidenceName({ id, evidence }: { id: string; evidence: PreparedEvidence }) {
  const found = evidenceOf(id, evidence);
  if (!found) return <Trans>Your resume</Trans>;
  const { item, holder, line } = found;
  const name = holder?.employer || holder?.title || holder?.text;
  if (name)
    return (
      <Trans>
        {name}, line {line}
      </Trans>
    );
  switch (item.kind) {
    case 'position':
      return item.employer || item.title;
    case 'summary':
      return <Trans>Summary</Trans>;
    case 'education':
      return <Trans>Education</Trans>;
    case 'skill':
      return <Trans>Skills</Trans>;
    case 'credential':
      return <Trans>Certifications</Trans>;
    case 'language':
      return <Trans>Languages</Trans>;
    case 'story':
      return <Trans>Your story</Trans>;
    case 'answer':
      return <Trans>Your answer</Trans>;
    case 'posting':
      return <Trans>Posting</Trans>;
    default:
      return <Trans>Your resume</Trans>;
  }
}
