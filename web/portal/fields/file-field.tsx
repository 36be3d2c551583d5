import { useId, useState } from 'react';
import { Refused, sendFile, takeBackFile } from '../graph/ask.js';
import type { PortalParts } from '../graph/answers.js';
import { wordFor } from '../state/problems-of.js';
import { RichLine } from '../rich-text/rich-text.js';
import type { Question } from '../state/question.js';
import { usePortal, useRead } from '../state/use-portal.js';
import { filled, useSpoken } from '../words/use-words.js';
import { type FieldProps, Problem } from './field-parts.js';

type FileQuestion = Extract<Question, { kind: 'file' }>;

const MEDIA: Record<string, string> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** A place for one file: it is sent as soon as it is chosen, and can be replaced or taken back until the screen is sent. */
export function FileField({ question, problems, onSolved }: FieldProps & { question: FileQuestion }) {
  const { words } = useSpoken();
  const id = useId();
  const { files, page } = words;
  const { sent, problem, isSending, choose, takeBack } = useFile(question, onSolved);
  const limits = { types: question.types.join(', ').toUpperCase(), n: question.maxMegabytes };
  const said = problem ?? (sent ? undefined : problems['']);
  return (
    <div className="field one-file">
      <label htmlFor={id}>
        {question.label ? <RichLine text={question.label} /> : (words.fields[question.name] ?? files.document)}{' '}
        {question.optional && <span className="quiet">({page.optional})</span>}
      </label>
      <p className="quiet" id={`${id}-limits`}>
        {filled(files.takes, limits)}
      </p>
      <p role="status" className={sent ? 'confirmed' : 'quiet'}>
        {isSending ? files.sending : sent ? <Sent name={sent.name} bytes={sent.bytes} /> : ''}
      </p>
      <div className="row">
        <div className="file">
          <span className="button second" aria-hidden="true">
            {sent ? files.replace : files.choose}
          </span>
          <input
            id={id}
            type="file"
            accept={question.types.map((type) => MEDIA[type]).join(',')}
            aria-describedby={`${id}-limits${said ? ` ${id}-problem` : ''}`}
            aria-invalid={said ? true : undefined}
            disabled={isSending}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void choose(file).finally(() => (currentTarget.value = ''));
            }}
          />
        </div>
        {sent && !isSending && (
          <button type="button" className="plain" onClick={() => void takeBack()}>
            {files.remove}
          </button>
        )}
      </div>
      <Problem id={id} text={said} />
    </div>
  );
}

function Sent({ name, bytes }: { name: string | null; bytes: number }) {
  const { words, locale } = useSpoken();
  const unit = bytes < 1_000_000 ? ('kilobyte' as const) : ('megabyte' as const);
  const amount = Math.max(
    1,
    Math.round(bytes / (unit === 'kilobyte' ? 1_000 : 100_000)) / (unit === 'kilobyte' ? 1 : 10),
  );
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit }).format(amount);
  return <bdi>{filled(words.files.isThere, { name: [name, size].filter(Boolean).join(', ') })}</bdi>;
}

function useFile({ screen, name, types, maxMegabytes }: FileQuestion, onSolved?: () => void) {
  const { words } = useSpoken();
  const onRead = useRead();
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const task = usePortal().tasks.find((one) => one.screen === screen);
  const sent = task?.files.find(({ slot }) => slot === name);
  const wordsFor = (code: string): string => {
    const limits = { types: types.join(', ').toUpperCase(), n: maxMegabytes };
    if (code === 'file_type_refused') return filled(words.files.type, limits);
    if (code === 'file_too_large' || code === 'too_large') return filled(words.files.large, limits);
    return code === 'file_damaged' ? words.files.damaged : words.errors[wordFor(code)];
  };
  const change = async (work: () => Promise<PortalParts>) => {
    setSending(true);
    setFault(null);
    try {
      onRead(await work());
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setFault(error.code);
    } finally {
      setSending(false);
    }
  };
  const choose = (file: File) =>
    change(() => {
      if (file.size > maxMegabytes * 1_048_576) throw new Refused('file_too_large', '');
      return sendFile(screen, name, file).finally(onSolved);
    });
  const problem = fault === null ? undefined : wordsFor(fault);
  return { sent, problem, isSending, choose, takeBack: () => change(() => takeBackFile(screen, name)) };
}
