import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { paperOfLocale } from '@foothold/core/typesetting/resume-look.ts';
import type { ResumePage } from '@foothold/core/typesetting/resume-page.ts';
import { fromBase64 } from '../../../../data/rows/base64.ts';
import { ownLocale } from '../../../../platform/own-locale.ts';
import { type SetPage, useSetPage } from '../../../../shared/documents/use-set-page.ts';
import { typesetRequest } from '../../../../typesetting/typeset-request.ts';
import type { TypesetRequest } from '../../../../typesetting/typesetting.ts';

/** Sets the resume again after every change. */
export function useTypeset(whole: WholeResume): SetPage<ResumePage> {
  return useSetPage(() => requestOf(whole), whole);
}

function requestOf(whole: WholeResume): TypesetRequest<ResumePage> {
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
