import { useState } from 'react';
import { useSpoken } from '../words/use-words.js';

/** Whether this is a phone or a tablet: touch is the only way to point. */
const isHandheld = () => matchMedia('(hover: none) and (pointer: coarse)').matches;

/** The link to this page as a QR code for a phone, on other devices. Its generator is loaded on demand. */
export function OtherDevice() {
  const { words } = useSpoken();
  const [picture, setPicture] = useState<string | null>(null);
  const show = async () => {
    const { drawCode } = await import('./draw-code.js');
    setPicture(drawCode(`${location.origin}${location.pathname}${location.hash}`));
  };
  if (isHandheld()) return null;
  return (
    <details onToggle={(event) => event.currentTarget.open && void show()}>
      <summary>{words.page.otherDevice}</summary>
      <p>{words.page.otherDeviceText}</p>
      {picture && <img className="code" src={picture} alt={words.page.otherDevice} width={192} height={192} />}
    </details>
  );
}
