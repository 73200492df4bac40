import { usualSections } from '@foothold/core/entities/resume/resume-sections.ts';
import { resumePage } from '@foothold/core/typesetting/resume-page.ts';
import { describedResume } from '@foothold/core/typesetting/resume-test-kit.ts';
import { describe, expect, it } from 'vitest';
import { sampleResume } from '../../../../typesetting/sample-resume-test-kit.ts';
import {
  arrangementOf,
  formSections,
  otherSections,
  sectionItems,
  templateArrangement,
  withSection,
} from './form-sections.ts';

const names = (list: readonly { section: string }[]) => list.map(({ section }) => section);
const academic = ['Summary', 'Education', 'Experience'];

describe('the sections of the form', () => {
  it('are the four of every resume and those with items, in the order of the page', () => {
    expect(names(formSections(describedResume({})))).toEqual([
      'Summary',
      'Experience',
      'Education',
      'Skills',
    ]);
    expect(names(formSections(sampleResume))).toEqual([
      'Summary',
      'Experience',
      'Education',
      'Skills',
      'Projects',
      'Certifications',
      'Languages',
    ]);
    expect(names(formSections(sampleResume, academic)).slice(0, 3)).toEqual(academic);
    expect(otherSections(formSections(sampleResume), usualSections)).toEqual([
      'Publications',
      'Awards',
      'Volunteering',
    ]);
  });

  it('move, hide and are renamed as the page then shows them', () => {
    const shown = formSections(sampleResume);
    const [summary, experience, ...rest] = shown;
    if (!summary || !experience) throw new Error('no sections');
    const moved = [experience, summary, ...rest];
    const arrangement = withSection(sampleResume, moved, 'Skills', { title: 'Tools' }).map((one) =>
      one.section === 'Projects' ? { ...one, isHidden: true } : one,
    );
    const after = { ...sampleResume, resume: { ...sampleResume.resume, arrangement } };
    const page = resumePage(after, { dateForm: 'year' });
    expect(page.sections.map(({ heading }) => heading.text)).toEqual([
      'Experience',
      'Summary',
      'Education',
      'Tools',
      'Certifications',
      'Languages',
    ]);
  });

  it('keep an added section that is still empty, and one for links that is hidden', () => {
    const whole = describedResume({
      resume: { arrangement: [{ section: 'Links', title: '', isHidden: true }] },
    });
    const arrangement = withSection(whole, formSections(whole), 'Licenses', {});
    const after = { ...whole, resume: { ...whole.resume, arrangement } };
    expect(names(formSections(after)).at(-1)).toBe('Licenses');
    expect(arrangementOf(after, formSections(after))).toContainEqual({
      section: 'Links',
      title: '',
      isHidden: true,
    });
  });

  it('go back to the order of the template, with titles and hidden ones as they are', () => {
    const shown = formSections(sampleResume).toReversed();
    expect(templateArrangement(sampleResume, shown, academic)).toEqual([]);
    const renamed = shown.map((one) => (one.section === 'Skills' ? { ...one, title: 'Tools' } : one));
    const back = templateArrangement(sampleResume, renamed, academic);
    expect(names(back).slice(0, 4)).toEqual([...academic, 'Skills']);
    expect(back.find(({ section }) => section === 'Skills')?.title).toBe('Tools');
  });

  it('list their items in the order of the person', () => {
    expect(sectionItems(sampleResume, 'Languages').map(({ title }) => title)).toEqual(['Swedish', 'Spanish']);
    expect(sectionItems(sampleResume, 'Experience')).toHaveLength(3);
    expect(sectionItems(sampleResume, 'Nothing')).toEqual([]);
  });
});
