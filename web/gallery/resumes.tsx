import { ComparedResumes } from '../src/shared/resumes/comparison/compared-resumes.tsx';
import { MakeVersionButton } from '../src/shared/resumes/make-version-button.tsx';
import { ResumeForJob } from '../src/shared/resumes/resume-for-job.tsx';
import { Line, Part } from './part.tsx';

const side = (summary: string, ...jobs: string[]) => ({
  title: 'Analyst',
  dateSent: '',
  blocks: [
    { key: 'resume', section: '', text: 'Sam Rivera\nsam@example.com' },
    { key: 'resume/summary', section: 'Summary', text: summary },
    ...jobs.map((text, at) => ({ key: `experience/${text.length}${at}`, section: 'Experience', text })),
  ],
});

/** What is shown of resumes in more than one place: two of them compared, and ways to a version. */
export function Resumes() {
  return (
    <Part title="Resumes">
      <ComparedResumes
        {...{
          left: side('Analyst with seven years in clinics.', 'Analyst, Oak\n2022 – 2024', 'Clerk, Elm'),
          right: side(
            'Analyst with nine years in clinics and on the road.',
            'Lead analyst, Oak\n2022 – 2026',
          ),
        }}
      />
      <Line>
        <MakeVersionButton resumeId={0} />
        <MakeVersionButton resumeId={0} jobId={0} isQuiet />
        <ResumeForJob jobId={0} resumeId={null} />
      </Line>
    </Part>
  );
}
