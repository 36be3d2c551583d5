import { type Block, type Inline, parseInline, parseRichText } from './parse-rich-text.js';

export type AgreementBlock = Block | { kind: 'heading'; level: number; children: Inline[] };

const HEADING = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/;

/**
 * The blocks of an agreement in Markdown: rich text with headings. It has no placeholders, because guests sign the text
 * as it is stored: braces are text.
 */
export function parseAgreement(text: string): AgreementBlock[] {
  const blocks: AgreementBlock[] = [];
  let lines: string[] = [];
  const endBlocks = () => {
    blocks.push(...parseRichText(lines.join('\n')));
    lines = [];
  };
  for (const line of text.replaceAll('{{', '{\\{').split(/\r\n|[\n\r]/)) {
    const [, marks, words] = HEADING.exec(line) ?? [];
    if (marks && words) {
      endBlocks();
      blocks.push({ kind: 'heading', level: marks.length, children: parseInline(words.trimEnd()) });
    } else lines.push(line);
  }
  endBlocks();
  return blocks;
}
