import { useEffect, useRef } from 'react';

/** The title of a view, which takes the focus so that a screen reader begins there, and names the document. */
export function Heading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = text;
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, [text]);
  return (
    <h1 tabIndex={-1} ref={heading}>
      {text}
    </h1>
  );
}
