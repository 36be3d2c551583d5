/** Splits the words of a table written as text. */
export const wordsOfList = (text: string): string[] => text.split(/\s+/).filter(Boolean);
