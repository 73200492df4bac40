import { placedEvidence } from '@foothold/core/truth/evidence-place.ts';
import { isStatement } from '@foothold/core/truth/own-statement.ts';
import type { PreparedEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import { Trans } from '@lingui/react/macro';

/** What is known of the place of a piece of evidence, whether it is looked up or was kept. */
export type NamedEvidence = { id: string; kind: string; holder: string; line: number; title?: string };

/** The piece of evidence of an id as it is named; null for an id that is none. */
export function namedEvidence(id: string, evidence: PreparedEvidence): NamedEvidence | null {
  const found = placedEvidence(id, evidence);
  if (!found) return null;
  const { item, holder, line } = found;
  const isPosition = item.kind === 'position';
  return {
    ...{ id, kind: item.kind, line },
    holder: holder || (isPosition || id.startsWith('company:') ? item.employer || item.title || '' : ''),
    title: item.title ?? '',
  };
}

/** Where a piece of evidence stands, as people call it: “Harbor & Vale, line 1”. */
export function EvidenceName({ named }: { named: NamedEvidence | null }) {
  if (!named) return <Trans>Your resume</Trans>;
  const { id, kind, holder, line, title } = named;
  if (id.startsWith('company:'))
    return title ? (
      <Trans>
        {holder}, “{title}”
      </Trans>
    ) : (
      <Trans>{holder}, company page</Trans>
    );
  if (isStatement(id))
    return holder ? <Trans>{holder}, your own statement</Trans> : <Trans>Your own statement</Trans>;
  if (holder && line > 0)
    return (
      <Trans>
        {holder}, line {line}
      </Trans>
    );
  if (holder) return holder;
  switch (kind) {
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
      return id.includes('/head:') ? <Trans>Header of your resume</Trans> : <Trans>Your resume</Trans>;
  }
}
