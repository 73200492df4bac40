import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TemplateName } from './resume-templates.data.ts';

/** The name of each template and whom it suits. */
export const templateWords: Readonly<
  Record<TemplateName, { name: MessageDescriptor; suits: MessageDescriptor }>
> = {
  plain: {
    name: msg`Plain`,
    suits: msg`Any job, and every applicant tracking system: one column, clear headings, no distractions.`,
  },
  classic: {
    name: msg`Classic`,
    suits: msg`Law, finance, government and schools: a serif face with the name in the middle.`,
  },
  modern: {
    name: msg`Modern`,
    suits: msg`Product, marketing and young companies: a large name and color in the headings.`,
  },
  compact: {
    name: msg`Compact`,
    suits: msg`Many jobs on little paper: each job takes one line and its bullets.`,
  },
  executive: {
    name: msg`Executive`,
    suits: msg`Leaders with a story to tell: wide margins and a summary that is read first.`,
  },
  technical: {
    name: msg`Technical`,
    suits: msg`Engineers and analysts: skills come before experience.`,
  },
  academic: {
    name: msg`Academic`,
    suits: msg`Research and teaching: education and publications first, as long as it needs to be.`,
  },
  europe: {
    name: msg`Europe`,
    suits: msg`Applications in Europe: dates in a column of their own, and room for a photo if you want one.`,
  },
  sidebar: {
    name: msg`Sidebar`,
    suits: msg`Skills and languages at a glance, in a tinted column at the side.`,
  },
  margin: {
    name: msg`Margin`,
    suits: msg`A wide column for the story and a narrow one for the facts.`,
  },
};

/** What is said of a template that is plain to read. */
export const plainToReadWords = msg`Best read by applicant tracking systems`;
