/** Whether a text is base64 (RFC 4648) of at least one byte. */
export const isBase64 = (text: string): boolean => /^[A-Za-z0-9+/]+={0,2}$/.test(text);
