/**
 * Remembers the page of the dashboard that a link names after `#`. A sign-in with a passkey or through an identity
 * provider leads over pages that lose it; the dashboard then opens it.
 */
if (/^#\/(?!\/)/.test(location.hash)) sessionStorage.setItem('asked-page', `${Date.now()} ${location.hash}`);
