import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface ConfirmProps {
  title: string;
  action: string;
  children?: ReactNode;
  onDone(form: FormData | null): void;
}

/** Asks before something is done. `onDone` gets the form, or null where somebody thought better of it. */
export function Confirm({ title, action, children, onDone }: ConfirmProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before the element is taken away: closed, it gives the focus back to where it was.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onDone(new FormData(event.currentTarget));
  };
  return (
    <dialog ref={dialog} aria-labelledby={id} onCancel={() => onDone(null)}>
      <form onSubmit={send}>
        <h2 id={id}>{title}</h2>
        {children}
        <div className="actions">
          <button type="submit">{action}</button>
          <button type="button" className="second" onClick={() => onDone(null)}>
            Cancel
          </button>
        </div>
      </form>
    </dialog>
  );
}

interface FieldProps {
  label: string;
  name: string;
  type?: string;
  value?: string;
  required?: boolean;
  hint?: string;
}

/** One line of a form. */
export function TextField({ label, name, type = 'text', value, required = false, hint }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        defaultValue={value}
        required={required}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint && (
        <p className="quiet" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

export const textIn = (form: FormData, name: string) => String(form.get(name) ?? '').trim();
