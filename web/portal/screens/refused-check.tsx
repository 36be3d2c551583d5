import { useSpoken } from '../words/use-words.js';

interface Props {
  /** Address of the next screen. */
  next: string;
  onAgree(): void;
}

/** Shown instead of the form of a check that the guest did not agree to. */
export function RefusedCheck({ next, onAgree }: Props) {
  const { page, refusal } = useSpoken().words;
  return (
    <>
      <div className="again" role="status">
        <p>
          <strong>{refusal.title}</strong>
        </p>
        <p>{refusal.text}</p>
      </div>
      <div className="send">
        <a className="button" href={next}>
          {next === '#' ? page.back : page.goOn}
        </a>
        <button type="button" className="second" onClick={onAgree}>
          {refusal.back}
        </button>
      </div>
    </>
  );
}
