/** URL of a file that the bundler copies. */
declare module '*.svg' {
  const address: string;
  export default address;
}
