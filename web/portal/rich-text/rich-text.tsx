import { clockTime, longDay } from '../../words/dates.js';
import { type Spoken, useSpoken } from '../words/use-words.js';
import { type AgreementBlock, parseAgreement } from './parse-agreement.js';
import { type Inline, parseInline, parseRichText } from './parse-rich-text.js';

/** A host's text with its paragraphs and lists. Its direction is its own, whatever the language of the page. */
export const RichText = ({ text, className = '' }: { text: string; className?: string }) => (
  <div className={`rich ${className}`} dir="auto">
    {parseRichText(text).map((block, n) => (
      <BlockOf key={n} block={block} />
    ))}
  </div>
);

/** An agreement in Markdown. */
export const AgreementText = ({ text }: { text: string }) =>
  parseAgreement(text).map((block, n) => <BlockOf key={n} block={block} />);

/** A host's text inside a label: its lines, with formatting and links, but without lists. */
export const RichLine = ({ text }: { text: string }) => (
  <span className="rich" dir="auto">
    <Parts of={parseInline(text)} />
  </span>
);

/** Headings of a text are below the page's own. */
const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6', 'h6'] as const;

function BlockOf({ block }: { block: AgreementBlock }) {
  if (block.kind === 'heading') {
    const Heading = HEADINGS[block.level - 1]!;
    return (
      <Heading>
        <Parts of={block.children} />
      </Heading>
    );
  }
  if (block.kind === 'paragraph')
    return (
      <p>
        <Parts of={block.children} />
      </p>
    );
  const items = block.items.map(({ number, children }, n) => (
    <li key={n} value={number ?? undefined}>
      <Parts of={children} />
    </li>
  ));
  return block.isNumbered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function Parts({ of }: { of: Inline[] }) {
  const spoken = useSpoken();
  return of.map((part, n) => {
    if (typeof part === 'string') return part;
    switch (part.kind) {
      case 'break':
        return <br key={n} />;
      case 'value':
        // A date of one direction does not mix with a text of the other.
        return <bdi key={n}>{valueText(part.mark, spoken)}</bdi>;
      case 'bold':
        return (
          <strong key={n}>
            <Parts of={part.children} />
          </strong>
        );
      case 'italic':
        return (
          <em key={n}>
            <Parts of={part.children} />
          </em>
        );
      case 'link':
        return (
          <a key={n} href={part.href} target="_blank" rel="noopener noreferrer">
            <Parts of={part.children} />
          </a>
        );
    }
  });
}

/** A value in the guest's language. The service has put days as `2030-03-01`, times as `16:00`, and numbers. */
function valueText(mark: string, { locale, words }: Spoken): string {
  if (mark === '') return '';
  if (mark === 'listing.address') return words.page.addressLater;
  if (/^\d{4}-\d{2}-\d{2}$/.test(mark)) return longDay(locale, mark);
  const time = /^(\d{2}):(\d{2})$/.exec(mark);
  if (time) return clockTime(locale, Number(time[1]) + Number(time[2]) / 60);
  return /^\d{1,6}$/.test(mark) ? new Intl.NumberFormat(locale).format(Number(mark)) : `{{${mark}}}`;
}
