import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { paperOfLocale } from '@foothold/core/typesetting/resume-look.ts';
import { fromBase64 } from '../../../../data/rows/base64.ts';
import { ownLocale } from '../../../../platform/own-locale.ts';
import { typesetRequest } from '../../../../typesetting/typeset-request.ts';
import type { TypesetRequest } from '../../../../typesetting/typesetting.ts';
import { workerTypesetting as startTypesetting } from '../../../../typesetting/worker-typesetting.ts';

/** The engine of the page beside the form: of several changes only the newest is set. */
export const workerTypesetting = startTypesetting;

/** What is to be set for a resume, in the look that the person chose. */
export function requestOf(whole: WholeResume): TypesetRequest {
  const request = typesetRequest(whole, paperOfLocale(ownLocale()));
  const { photo } = whole.resume;
  if (!request.look.hasPhoto || photo === '') return request;
  try {
    return { ...request, photo: fromBase64(photo) };
  } catch {
    // Damaged by another program: the page goes without it.
    return request;
  }
}
