interface SecretProps {
  name: string;
  text: string;
  onDone(): void;
}

/** A secret that is shown this once; it is kept nowhere, and gone with the page. */
export function Secret({ name, text, onDone }: SecretProps) {
  return (
    <div className="secret" role="status">
      <p>{name} is shown this once. Keep it where secrets are kept.</p>
      <code>{text}</code>
      <div className="actions small">
        <button type="button" onClick={() => void navigator.clipboard?.writeText(text)}>
          Copy
        </button>
        <button type="button" className="second" onClick={onDone}>
          I have kept it
        </button>
      </div>
    </div>
  );
}
