import { useEffect, useRef } from 'react';

/** The heading of a page: named in the tab, and where the keyboard goes on after a change of page. */
export function PageTitle({ text, isFirst = false }: { text: string; isFirst?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${text} – Dashboard`;
    if (!isFirst) heading.current?.focus({ preventScroll: false });
  }, [text, isFirst]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {text}
    </h1>
  );
}
