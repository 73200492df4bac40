import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mailCatalogs } from '../mail-catalogs.ts';
import { sourceTexts } from '../source-files.ts';
import { arrowDrawing, arrowTable } from './arrow-parts.ts';
import { callPart, outsidePart, refusalPart } from './call-parts.ts';
import { configurationPart } from './configuration-part.ts';
import { choicePart, jobStatusPart, limitPart, planPart, settingPart } from './constant-parts.ts';
import { decisionList, decisionRecords } from './decision-records.ts';
import { documentFiles } from './document-files.ts';
import { entityPart } from './entity-part.ts';
import { fileLimitPart } from './file-limit-part.ts';
import { fillParts, type MadeParts } from './made-parts.ts';
import { drawerPart, screenPart } from './screen-parts.ts';
import { sourcePart } from './source-part.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Everything that documents have from the code. */
async function madeParts(): Promise<MadeParts> {
  const sources = sourceTexts();
  const screens = readFileSync(join(root, 'web/src/app/screens.data.ts'), 'utf8');
  return {
    arrows: arrowDrawing(),
    'arrow-table': arrowTable(),
    calls: await callPart(),
    refusals: refusalPart(),
    outside: outsidePart(),
    choices: choicePart(),
    limits: limitPart(),
    'file-limits': fileLimitPart(),
    settings: settingPart(),
    plans: planPart(),
    'job-statuses': jobStatusPart(),
    configuration: configurationPart(sources),
    decisions: decisionList(decisionRecords(documentFiles()).records),
    entities: entityPart(sources),
    'posting-sources': sourcePart(),
    screens: screenPart(screens),
    drawer: drawerPart(screens),
  };
}

/** Documents, and the texts of mails, that are not what the code and the catalogs make of them now, with the text each should have; parts that are nowhere. */
export async function staleDocuments(): Promise<{
  stale: { path: string; text: string }[];
  unused: string[];
}> {
  const parts = await madeParts();
  const used = new Set<string>();
  const stale = documentFiles().flatMap(({ path, text }) => {
    const filled = fillParts(text, parts);
    for (const name of filled.names) used.add(name);
    return filled.text === text ? [] : [{ path, text: filled.text }];
  });
  const mails = await mailCatalogs();
  if (readFileSync(join(root, mails.path), 'utf8') !== mails.text) stale.push(mails);
  return { stale, unused: Object.keys(parts).filter((name) => !used.has(name)) };
}
