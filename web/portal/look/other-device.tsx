import { useState } from 'react';
import { useSpoken } from '../words/use-words.js';

/** The link to this page as a code for a phone; what draws it is loaded when it is asked for. */
export function OtherDevice() {
  const { words } = useSpoken();
  const [picture, setPicture] = useState<string | null>(null);
  const show = async () => {
    const { drawCode } = await import('./draw-code.js');
    setPicture(drawCode(`${location.origin}${location.pathname}${location.hash}`));
  };
  return (
    <details className="device" onToggle={(event) => event.currentTarget.open && void show()}>
      <summary>{words.page.otherDevice}</summary>
      <p>{words.page.otherDeviceText}</p>
      {picture && <img className="code" src={picture} alt={words.page.otherDevice} width={192} height={192} />}
    </details>
  );
}
