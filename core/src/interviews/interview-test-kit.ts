import { Interview, type NewInterview } from '../entities/interview/interview.ts';

/** An interview with these fields, scheduled unless said. For tests. */
export function madeInterview(fields: NewInterview & { internalId?: number }): Interview {
  const internalId = fields.internalId ?? 1;
  const made = { uid: `uid-${internalId}`, status: 'Scheduled', createdAt: '2026-11-01T10:00:00.000Z' };
  return Interview.parse({
    updatedAt: '2026-11-01T10:00:00.000Z',
    ...made,
    ...fields,
    internalId,
  }) as Interview;
}
