/** A line of a page: a heading, a paragraph's line, or a row of a table by its columns. */
export type PaperLine = string | { heading: string } | readonly string[];

const WIDTH = 595;
const HEIGHT = 842;
const LEFT = 64;
const COLUMN = 122;
const FIRST_LINE = 690;

const written = (text: string): string => text.replaceAll(/[\\()]/g, String.raw`\$&`);
const put = (font: string, size: number, x: number, y: number, text: string): string =>
  `BT /${font} ${size} Tf ${x} ${y} Td (${written(text)}) Tj ET`;

function drawn(title: string, lines: readonly PaperLine[]): string {
  const out = [
    '0.07 0.14 0.25 rg',
    put('B', 11, LEFT, 780, 'HALFDROP'),
    put('B', 24, LEFT, 735, title),
    `0.89 0.34 0.18 rg ${LEFT} 720 48 3 re f`,
    '0.13 0.13 0.13 rg',
  ];
  let y = FIRST_LINE;
  for (const line of lines) {
    if (typeof line === 'string') out.push(put('F', 11, LEFT, y, line));
    else if ('heading' in line) {
      y -= 12;
      out.push(put('B', 13, LEFT, y, line.heading));
      y -= 4;
    } else {
      for (const [at, cell] of line.entries())
        out.push(put(at === 0 ? 'B' : 'F', 11, LEFT + at * COLUMN, y, cell));
      out.push(`0.85 G 0.5 w ${LEFT} ${y - 6} m ${WIDTH - LEFT} ${y - 6} l S`);
      y -= 5;
    }
    y -= 17;
  }
  return out.join('\n');
}

/** A printed sheet a page, in the type every reader of PDF has. */
export function paperPdf(title: string, pages: readonly (readonly PaperLine[])[]): Uint8Array {
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${6 + at * 2} 0 R`).join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${written(title)}) /Author (Halfdrop) >>`,
    ...pages.flatMap((lines, at) => {
      const content = drawn(title, lines);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${7 + at * 2} 0 R ` +
          '/Resources << /Font << /F 3 0 R /B 4 0 R >> >> >>',
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const starts = objects.map((object, at) => {
    const start = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  // One byte a character, as the encoding of the type has it.
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}
