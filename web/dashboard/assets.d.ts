/** URL of a file that the bundler copies. */
declare module '*.svg' {
  const address: string;
  export default address;
}

/** Translations by message ID. */
declare module '*.po' {
  const messages: Record<string, string>;
  export default messages;
}
