import { useLingui } from '@lingui/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { EditorPanes, FormPane, PagePlace } from '../src/shared/documents/editor-panes.tsx';
import { TypesetPage } from '../src/shared/documents/typeset-page.tsx';
import type { SetPage } from '../src/shared/documents/use-set-page.ts';
import { PdfPages } from '../src/shared/resumes/pdf-pages.tsx';
import { drawPage, openPdf } from '../src/typesetting/open-pdf.ts';
import { proveDocument } from '../src/typesetting/prove-document.ts';
import { readPdf } from '../src/typesetting/read-pdf.ts';
import { templateNames } from '../src/typesetting/resume-templates.data.ts';
import { sampleResume } from '../src/typesetting/sample-resume-test-kit.ts';
import { thumbnailOf } from '../src/typesetting/template-thumbnails.ts';
import { templateWords } from '../src/typesetting/template-words.ts';
import { typesetRequest } from '../src/typesetting/typeset-request.ts';
import { workerTypesetting } from '../src/typesetting/worker-typesetting.ts';
import { SavedLine } from '../src/ui/forms/saved-line.tsx';

/**
 * The typesetting engine in a browser, for e2e/typesetting.spec.ts: sets a resume in a worker, draws its first page, reads
 * the PDF back and shows what it found and how long it took.
 */
export function Documents() {
  const { i18n } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [engine] = useState(() =>
    workerTypesetting(({ loaded, total }) => setProgress(`${loaded} of ${total}`)),
  );
  const [progress, setProgress] = useState('');
  const [summary, setSummary] = useState('One line.');
  const [said, setSaid] = useState<object>({});
  const [set, setSet] = useState<SetPage['set']>(null);
  useEffect(() => {
    let isOver = false;
    const run = async () => {
      const start = performance.now();
      const whole = { ...sampleResume, resume: { ...sampleResume.resume, summary } };
      const request = typesetRequest(whole, 'letter');
      const answer = await engine.typeset(request);
      if (isOver) return;
      if (!answer.ok) return setSaid(answer);
      const isSet = performance.now();
      const { document, close } = await openPdf(answer.document.pdf);
      if (canvas.current) await drawPage(document, 1, canvas.current, 612);
      const drawn = performance.now();
      const read = await readPdf(document, request.page.isRightToLeft);
      const differences = proveDocument(request.page, answer.document.places, read.pages);
      await close();
      if (!isOver) setSet({ document: answer.document, request });
      const { pages, missing, pdf } = answer.document;
      const took = { set: Math.round(isSet - start), drawn: Math.round(drawn - isSet) };
      if (!isOver)
        setSaid({
          summary,
          pages,
          missing,
          bytes: pdf.length,
          differences,
          title: read.title,
          tags: read.tags,
          took,
        });
    };
    void run();
    return () => {
      isOver = true;
    };
  }, [engine, summary]);
  return (
    <Box component="main" sx={{ padding: '16px' }}>
      <h1>Documents</h1>
      <Button onClick={() => setSummary(`${summary} And one more.`)}>Add a line</Button>
      <Button onClick={() => setSummary('十年互联网后端开发经验。 محاسبة قانونية 🙂 <b>#panic()</b>')}>
        Other scripts
      </Button>
      <p data-testid="progress">{progress}</p>
      <pre data-testid="said">{JSON.stringify(said)}</pre>
      <canvas ref={canvas} data-testid="page" />
      {set && <PdfPages pdf={set.document.pdf} />}
      <EditorPanes sx={{ height: 480 }}>
        <FormPane sx={{ padding: '12px' }}>
          <SavedLine
            state={{ isPending: false, savedAt: null, problem: null }}
            updatedAt="2026-11-20T09:41:00.000Z"
          />
        </FormPane>
        <PagePlace>
          <TypesetPage
            page={{ set, problem: null, progress: null, retry: () => undefined }}
            text={summary}
            focused="resume/summary"
            onField={() => undefined}
          />
        </PagePlace>
      </EditorPanes>
      <ul>
        {templateNames.map((name) => (
          <li key={name}>
            <img src={thumbnailOf(name)} alt="" width={170} />
            {i18n._(templateWords[name].name)}: {i18n._(templateWords[name].suits)}
          </li>
        ))}
      </ul>
    </Box>
  );
}
