const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** Sheets in the order of their tabs: the file each is in, and the rows in it as XML. */
type Sheets = readonly (readonly [file: string, rows: string])[];

/** The parts of a workbook as spreadsheet programs write it; `strings` are its shared texts as XML. */
export function workbookParts(sheets: Sheets, strings = ''): Record<string, string> {
  const tabs = sheets.map(
    (_, at) => `<sheet name="Sheet ${at + 1}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const links = sheets.map(([file], at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/${file}`));
  links.push(
    relation('rId98', 'styles', 'styles.xml'),
    relation('rId99', 'sharedStrings', 'sharedStrings.xml'),
  );
  return {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${tabs.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}">${links.join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="3"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings}</sst>`,
    ...Object.fromEntries(
      sheets.map(([file, rows]) => [
        `xl/worksheets/${file}`,
        `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  };
}

function relation(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
}
